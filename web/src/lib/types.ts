// What the server sends. The shapes are those of kernel/sheet.py and server/state.py.

import type { Battle } from "./battles";

export type Lang = "fr" | "en";
export type Point = [number, number];

export interface SheetSide {
  id: string;
  name: string;
  style: string;
}

export interface SheetZone {
  id: string;
  name: string;
  sign: "open" | "wooded" | "fortified" | "citadel" | "area";
  ground: string;
  ground_name: string;
  region: string;
  x: number;
  y: number;
  label: [number, number, "start" | "middle" | "end"];
  value: number;
  near: string[];
  outline: Point[];
  reconstructed: boolean;
}

export interface SheetPiece {
  id: string;
  name: string;
  short?: string;
  side: string;
  kind: "commander" | "corps" | "vedette" | "army" | "hidden";
  numeral: string;
  arm: string;
  full: [number, number];
  symbols: [string, number][];
  bonus?: string[];
  lines: string[];
  reconstructed: boolean;
}

export interface SheetCard {
  id: string;
  name: string;
  side: string;
  colour: "red" | "blue" | "green" | "paper";
  value: number;
  moment: string;
  text: string;
  rule: string;
  emblem: string;
  boxes: [string, number][];
  reconstructed: boolean;
}

export interface SheetTrack {
  id: string;
  name: string;
  first: number;
  last: number;
  places: [number, string][];
  ends: string[];
}

/** Kinds of entries by what they open or concern; the client itself knows none of them. */
export interface SheetJournal {
  turn: string[];
  operation: string[];
  topics: Record<string, string[]>;
}

export interface Sheet {
  title: string;
  name: string;
  lang: Lang;
  pack: string;
  width: number;
  height: number;
  corner: string;
  sides: SheetSide[];
  regions: { id: string; name: string }[];
  scenarios: { id: string; name: string; aim: string; opening: [string, string][] }[];
  zones: SheetZone[];
  roads: { a: string; b: string; rivers: string[] }[];
  pieces: SheetPiece[];
  face_down?: "counter";
  cards: SheetCard[];
  tracks: SheetTrack[];
  journal: SheetJournal;
  windows: [string, string][];
  empty_hand: string;
  credits: string[];
  reconstructed: string;
}

export interface Geometry {
  box: [number, number, number, number];
  roads: Record<string, string>;
  bridges: { road: string; river: string; x: number; y: number; angle: number }[];
}

export interface Drawn {
  sheet: Sheet;
  drawing: string;
  geometry: Geometry;
}

export interface ScenePiece {
  id: string;
  like?: string;
  side: string;
  zone: string;
  place?: string;
  arrival?: string;
  ready: boolean;
  full?: [number, number];
  strength?: [number, number];
  infantry?: number;
  cavalry?: number;
  fatigue?: [number, number];
  arm?: string;
  warning?: string;
}

export interface SceneMarker {
  kind: "flag" | "citadel" | "siege" | "axis" | "hit" | "broken" | "army";
  zone: string;
  to?: string;
  side?: string;
  piece?: string;
}

export interface SceneHand {
  side: string;
  count: number;
  cards: string[] | null;
  known: string[];
}

export interface ScenePile {
  id: string;
  name: string;
  side: string;
  count: number;
  cards: string[];
  verb?: string;
}

/** Where a hidden piece may be. */
export interface SceneNotebook {
  piece: string;
  side: string;
  count: number;
  zones: string[];
  moving: boolean;
  seen?: [number, string];
}

export interface SceneMission {
  id: string;
  name: string;
  zone: string;
  open: boolean;
  worth: [string, number][];
}

export interface Scene {
  viewer: string;
  side: string;
  active: string;
  tracks: { id: string; value: number; last?: number; places?: [number, string][] }[];
  pieces: ScenePiece[];
  markers: SceneMarker[];
  hands: SceneHand[];
  piles: ScenePile[];
  notes: { side: string; name: string; text: string }[];
  screens: { side: string; text: string }[];
  missions: SceneMission[];
  notebook?: SceneNotebook[];
  season?: string;
  sky?: { name: string; text: string; emblem: string };
  over: string;
}

export interface Option {
  text: string;
  label: string;
  verb: string;
  things: [string, string][];
  sure?: string;
}

export interface Question {
  kind: string;
  rules: string[];
  prompt: string;
  options: Option[];
  window?: string;
  at?: string;
  pieces?: string[];
  walk?: boolean;
  forecast?: boolean;
  undo: boolean;
}

export interface Entry {
  n: number;
  kind: string;
  text: string;
  side?: string;
  zone?: string;
  rule?: string;
  recap?: string;
  [fact: string]: unknown;
}

export interface About {
  id: string;
  title: string;
  name: string;
  scenario: string;
  scenario_name: string;
  rules: string;
  options: Record<string, string>;
  kind: "computer" | "link" | "hot-seat";
  status: "waiting" | "playing" | "over" | "resigned" | "flag" | "frozen";
  clock: TimeControl;
  undo: string;
  hints: string; // may one ask for advice and forecasts: on, off
  teaching: boolean; // everybody sees everything, and it counts nowhere
  public: boolean; // may spectators look on?
  listed: boolean; // may anybody take the free seat?
  consents?: string[]; // levels of computer that somebody wants on the empty seat
  consented?: string; // the one that I want
  undo_asked: string;
  winner: string;
  rematch: string;
  seats: { id: string; name: string; player: string; partner: string; level: string; gone: boolean }[];
  mine: string[];
  waiting?: string[];
}

/** How much time a match gives: live seconds for all of it, or days for each decision. */
export type TimeControl =
  | { kind: "none" }
  | { kind: "live"; seconds: number; increment: number }
  | { kind: "correspondence"; days: number; bank: number };

/** The clocks in milliseconds and moments (UTC) as one viewer sees them; a computer has none. */
export type Clocks = TimeControl & {
  now: number;
  seats: { seat: string; left: number | null; bank: number | null; runs: boolean; falls: number | null }[];
};

export interface State {
  match: About;
  viewer: string;
  number: number;
  lang: Lang;
  shared?: { with: string; last: "" | "me" | "other" }; // who sits on the same seat, and who answered last
  curtain?: string;
  scene?: Scene;
  battle?: Battle | null;
  question?: Question | null;
  waiting?: string[];
  together?: string; // what all are asked at once
  journal?: { entries: Entry[]; next: number };
  over?: { rule: string; text: string } | null;
  ranking?: [number, number][] | null; // points and tie-break by seat
  advised?: Record<string, number>; // questions at which a seat has asked for advice
  orders?: Record<string, string>; // the own standing orders by window
  clocks?: Clocks | null;
  luck?: { commitment: string; secret?: string; nonces?: string[] };
}

export interface Title {
  id: string;
  name: string;
  scenarios: { id: string; name: string; aim: string }[];
  rules: string[];
  options: Record<string, string[]>;
  seats: { id: string; name: string }[];
  levels: string[];
  undo: string[];
  hints: string[];
  clocks: Record<string, TimeControl>;
}

export interface Person {
  id: string;
  name: string;
  lang: Lang;
  registered: boolean;
}

export interface Why {
  allowed: string[];
  refusal: { rule: string | null; text: string } | null;
}

export interface Rule {
  id: string;
  text: string;
  rulings: { id: string; text: string }[];
}

/** A word of the game in ours, and the rules that it comes from. */
export interface Term {
  id: string;
  word: string;
  text: string;
  rules: string[];
}

export interface Chapter {
  id: string;
  name: string;
  rules: Rule[];
}
