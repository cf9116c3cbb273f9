/** A battle, as far as this viewer was told (kernel/battles.py). */

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
