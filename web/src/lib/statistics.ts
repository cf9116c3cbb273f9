import type { LuckRow } from "./luckrecord";
import type { About, Clocks } from "./types";

// A match in numbers (server/statistics.py).

export interface ChartLine {
  side: string; // empty: it is nobody's
  name: string;
  values: number[];
}

export interface Chart {
  id: string;
  name: string;
  ends: string[]; // whom the low and the high end favour
  lines: ChartLine[];
}

export interface Statistics {
  match: About;
  eyes: string;
  known: string[];
  turns: number[];
  places: number[]; // the steps of the replay, one for each turn
  charts: Chart[];
  combats: number;
  luck: { sheet: LuckRow[]; kinds: Record<string, string> } | null;
  time: { seat: string; decisions: number; seconds: number }[] | null;
  clocks: Clocks | null;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** Round numbers from below the least to above the greatest value, five of them at most. */
export function scaleOf(values: number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const step = STEPS.find((one) => (high - low) / one <= 4) ?? 1000;
  const first = Math.floor(low / step) * step;
  return Array.from({ length: Math.ceil((high - first) / step) + 1 }, (_, n) => first + n * step);
}

/** Hours, minutes and seconds as one reads them. */
export function lasting(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), Math.round(seconds % 60)];
  if (hours >= 24) return `${Math.floor(hours / 24)} × 24 h ${hours % 24} h`;
  if (hours) return `${hours} h ${String(minutes).padStart(2, "0")}`;
  return minutes ? `${minutes} min ${String(rest).padStart(2, "0")} s` : `${rest} s`;
}
