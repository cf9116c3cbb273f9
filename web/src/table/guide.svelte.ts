import type { Entry, State } from "../lib/types";

// How far somebody has come in the guided first turn of a match; kept on this device.

export const GUIDED = "napoleon-1806"; // the title that has lessons
const PAGES = ["map", "track", "ask"]; // read before the first answer

interface Kept {
  on: boolean;
  page: number;
  turn: number; // in which it began
}

const key = (id: string) => `berthier-guide-${id}`;

function read(id: string): Kept {
  try {
    return { on: false, page: 0, turn: 0, ...(JSON.parse(localStorage.getItem(key(id)) ?? "{}") as Partial<Kept>) };
  } catch {
    return { on: false, page: 0, turn: 0 }; // storage may be forbidden, or hold something else
  }
}

function write(id: string, kept: Kept): void {
  try {
    localStorage.setItem(key(id), JSON.stringify(kept));
  } catch {
    return;
  }
}

/** Whoever opens a match to learn finds the guide at its table. */
export const guideAt = (id: string): void => write(id, { on: true, page: 0, turn: 0 });

const turnOf = (state: State) => state.scene?.tracks[0]?.value ?? 0;

export class Guide {
  #kept = $state.raw<Kept>({ on: false, page: 0, turn: 0 });

  constructor(readonly id: string) {
    this.#kept = read(id);
  }

  get on(): boolean {
    return this.#kept.on;
  }

  #keep(more: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...more };
    write(this.id, this.#kept);
  }

  /** The first turn is the one in which somebody began to be guided. */
  begin(state: State): void {
    if (this.on && !this.#kept.turn && state.scene) this.#keep({ turn: turnOf(state) });
  }

  leave(): void {
    this.#keep({ on: false });
  }

  resume(): void {
    this.#keep({ on: true, turn: 0 });
  }

  next(): void {
    this.#keep({ page: this.#kept.page + 1 });
  }

  /** Does it wait for its reader to go on? */
  get reading(): boolean {
    return this.#kept.page < PAGES.length;
  }

  /** The lesson that fits what the server has sent, most telling first. */
  lesson(state: State, known: Record<string, unknown>): string {
    if (state.match.status !== "playing") return "over";
    if (this.#kept.turn && turnOf(state) > this.#kept.turn) return "done";
    if (this.reading) return PAGES[this.#kept.page] ?? "ask";
    const question = state.question;
    if (!question) return state.battle && !state.battle.over ? "fight" : "wait";
    const wanted = [`${question.kind} ${question.window ?? ""}`, question.kind];
    return wanted.find((one) => one in known) ?? "other";
  }
}

/** The phase of the turn that the journal has told last. */
export function phaseOf(entries: Entry[]): string {
  const found = entries.filter((entry) => entry.kind === "phase").at(-1);
  return typeof found?.["phase"] === "string" ? found["phase"] : "";
}
