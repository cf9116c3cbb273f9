import type { Entry, Sheet, SheetJournal } from "../lib/types";

/** Entries that belong together, under the one that opened them. */
export interface Operation {
  key: number;
  head: Entry | null;
  entries: Entry[];
}

/** A turn: what opened it, what it came to once it was over, and its operations. */
export interface Turn {
  key: number;
  head: Entry | null;
  recap: string;
  operations: Operation[];
}

export const TOPICS = ["combat", "card", "points"] as const;
export type Filter = "mine" | (typeof TOPICS)[number] | "rules";

/** The journal as turns and operations; the sheet says which entries open one. */
export function folded(entries: Entry[], kinds: SheetJournal): Turn[] {
  const turns: Turn[] = [];
  const opened = (entry: Entry, head: Entry | null): Operation => ({ key: entry.n, head, entries: [] });
  for (const entry of entries) {
    const before = turns.at(-1);
    if (before && entry.recap) before.recap = entry.recap;
    const begins = kinds.turn.includes(entry.kind);
    if (begins || !before) {
      turns.push({ key: entry.n, head: begins ? entry : null, recap: "", operations: [] });
      if (begins) continue;
    }
    const turn = turns.at(-1);
    if (!turn) continue;
    if (kinds.operation.includes(entry.kind)) turn.operations.push(opened(entry, entry));
    else {
      if (!turn.operations.length) turn.operations.push(opened(entry, null));
      turn.operations.at(-1)?.entries.push(entry);
    }
  }
  return turns;
}

/** Whose entry it is: the side it names, or that of a piece it names. */
export function sideOf(entry: Entry, sheet: Sheet): string {
  if (entry.side) return entry.side;
  const named = [entry["piece"], entry["army"], ...[entry["pieces"], entry["armies"]].flat()];
  return sheet.pieces.find((piece) => named.includes(piece.id))?.side ?? "";
}

/** The zone an entry leads to: where it ended rather than where it began. */
export function zoneOf(entry: Entry): string {
  const found = [entry["to"], entry.zone, entry["start"], entry["a"]].find((one) => typeof one === "string" && one);
  return typeof found === "string" ? found : "";
}

/** An entry passes if it is about any of the chosen topics, and mine where that is asked for. */
export function passes(entry: Entry, filters: Set<Filter>, sheet: Sheet, own: string): boolean {
  if (filters.has("mine") && sideOf(entry, sheet) !== own) return false;
  const topics = [...filters].filter((filter) => filter !== "mine");
  const about = (filter: Filter) =>
    filter === "rules" ? Boolean(entry.rule) : (sheet.journal.topics[filter] ?? []).includes(entry.kind);
  return !topics.length || topics.some(about);
}
