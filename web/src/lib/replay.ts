import type { Battle } from "./battles";
import type { About, Entry, Scene } from "./types";

// A match as it was looked at (server/stories.py).

/** One step of the eyes it is listed for; `at` only after the end, when all eyes may be compared. */
export interface Step {
  n: number;
  turn: number;
  marks: ("turn" | "combat")[];
  told: number;
  text: string;
  at?: number;
}

export interface Steps {
  match: About;
  eyes: string;
  known: string[];
  steps: Step[];
}

export interface Moment {
  eyes: string;
  n: number;
  scene: Scene;
  battle: Battle | null;
  journal: { entries: Entry[]; next: number };
}

export const OPEN = "open";

/** Where a link leads: a step, perhaps of somebody's eyes, or the step that brought an entry. */
export interface Place {
  n: number;
  eyes: string;
  entry: boolean;
}

export function readPlace(hash: string): Place | null {
  const found = /^#(e?)(\d{1,6})(?:-([a-z]+))?$/.exec(hash);
  return found ? { n: Number(found[2]), eyes: found[3] ?? "", entry: found[1] === "e" } : null;
}

export const placeOf = (n: number, eyes: string): string => `#${n}${eyes ? `-${eyes}` : ""}`;
