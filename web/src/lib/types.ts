// What the server sends. The shapes are those of kernel/sheet.py and server/state.py.

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
  sign: "open" | "wooded" | "citadel" | "area";
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
  colour: "red" | "blue" | "green";
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
  strength?: [number, number];
  infantry?: number;
  cavalry?: number;
  fatigue?: [number, number];
  arm?: string;
  warning?: string;
}

export interface SceneMarker {
  kind: "flag" | "axis" | "hit" | "broken" | "army";
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
  tracks: { id: string; value: number; last?: number }[];
  pieces: ScenePiece[];
  markers: SceneMarker[];
  hands: SceneHand[];
  piles: ScenePile[];
  notes: { side: string; name: string; text: string }[];
  screens: { side: string; text: string }[];
  missions: SceneMission[];
  notebook?: SceneNotebook[];
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
  public: boolean; // may spectators look on?
  undo_asked: string;
  winner: string;
  rematch: string;
  seats: { id: string; name: string; player: string; level: string }[];
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

export interface Chapter {
  id: string;
  name: string;
  rules: Rule[];
}

// --- a battle, as far as this viewer was told (kernel/sheet.py)

export interface BattleValue {
  side: string;
  amount: number | null;
  joined: boolean;
  note: string;
  cards: string[];
}

export interface BattleLine {
  step: string;
  name: string;
  rule: string;
  counted: boolean;
  values: BattleValue[];
}

export interface BattlePiece {
  id: string;
  fate: "" | "joined" | "lost";
  fatigue: [number, number];
  losses: [number, number];
}

export interface BattleSide {
  side: string;
  role: string;
  pieces: BattlePiece[];
  total: number | null;
}

export interface BattleReveal {
  side: string;
  name: string;
  rule: string;
  cards: string[];
  dice: [string, number][][];
  hits: [string, number][];
  note: string;
}

export interface BattlePart {
  piece: string;
  fixed: number;
  placed: number;
  infantry: number;
  cavalry: number;
}

export interface BattleShare {
  side: string;
  glyph: string;
  title: string;
  help: string;
  rule: string;
  left: number;
  parts: BattlePart[];
}

export interface BattleVerdict {
  side: string;
  title: string;
  lines: { glyph: string; text: string; rule: string }[];
}

export interface Battle {
  kind: "combat" | "battle" | "scoring";
  first: number;
  last: number;
  act: "count" | "reveal" | "results";
  over: boolean;
  past: boolean;
  zone: string;
  name: string;
  about: string;
  rule: string;
  sides: BattleSide[];
  lines: BattleLine[];
  total_name: string;
  reveals: BattleReveal[];
  share: BattleShare | null;
  waiting: string;
  verdict: BattleVerdict | null;
}
