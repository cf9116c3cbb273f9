import { onDestroy, untrack } from "svelte";
import type { Clocks, Lang } from "./types";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const BEAT = 250; // milliseconds between two looks at a live clock

/** The clocks of a state, running on between two states. The server's moment of sending tells by how
 * much this device's clock is wrong. */
export class Watch {
  #of: () => Clocks | null | undefined;
  #moment = $state(Date.now());

  constructor(of: () => Clocks | null | undefined) {
    this.#of = of;
    const beat = setInterval(() => (this.#moment = Date.now()), BEAT);
    onDestroy(() => clearInterval(beat));
    $effect(() => {
      const sent = of()?.now;
      if (sent) untrack(() => { this.#behind = sent - Date.now(); });
    });
  }

  #behind = 0;

  /** What is left of a seat's time, in milliseconds. */
  left(seat: string): number | null {
    const row = this.#of()?.seats.find((one) => one.seat === seat);
    if (!row || row.left === null) return null;
    if (!row.runs || row.falls === null) return row.left;
    return Math.max(0, Math.min(row.left, row.falls - (this.#moment + this.#behind)));
  }
}

/** Hours, minutes and seconds; tenths of a second are nobody's business. */
export function asTime(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  const two = (n: number) => `${n}`.padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Days and hours, as far as they matter. */
export function asDays(left: number, day: string): string {
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  if (!days) return left < HOUR ? asTime(left) : `${hours} h`;
  return hours && days < 3 ? `${days} ${day} ${hours} h` : `${days} ${day}`;
}

/** The day of a moment, and the hour where there is room, in the reader's language. */
export function asDate(moment: number, lang: Lang, day: boolean): string {
  const hour = { weekday: "short", hour: "2-digit", minute: "2-digit" } as const;
  const shown = { day: "numeric", month: "short", ...(day ? {} : hour) } as const;
  return new Intl.DateTimeFormat(lang === "fr" ? "fr-FR" : "en-GB", shown).format(moment);
}
