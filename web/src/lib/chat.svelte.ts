import { call, LineCut, newKey, Refusal } from "./api";
import type { Lang } from "./types";

export interface Line {
  n: number;
  name: string;
  seat: string;
  mine: boolean;
  at: number;
  text: string;
  phrase: string;
}

export interface Room {
  room: "players" | "spectators";
  lines: Line[];
  unread: number;
}

interface Shown {
  room: Room["room"];
  rooms: Room[];
  phrases: { id: string; text: string }[];
  longest: number;
}

/** What is said at one match, as far as this person may read it. The stream of the match tells when
 * there is something new; it is asked for then. */
export class Chat {
  shown = $state.raw<Shown | null>(null);
  notice = $state("");
  cut = $state(false); // the line is
  busy = $state(false);
  #asked = 0; // the latest request: an older reply may come after a newer one

  constructor(
    readonly match: string,
    readonly lang: Lang,
  ) {}

  get unread(): number {
    return this.shown?.rooms.reduce((sum, room) => sum + room.unread, 0) ?? 0;
  }

  async load(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const found = await call<Shown>("GET", this.#address, this.lang);
      if (asked === this.#asked) this.shown = found;
    } catch (error) {
      if (!(error instanceof LineCut) && !(error instanceof Refusal)) throw error;
    }
  }

  /** Say something; true if it was. */
  async say(line: { text: string } | { phrase: string }): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.notice = "";
    this.cut = false;
    try {
      const asked = ++this.#asked;
      const found = await call<Shown>("POST", this.#address, this.lang, { key: newKey(), ...line });
      if (asked === this.#asked) this.shown = found;
      return true;
    } catch (error) {
      if (error instanceof Refusal) this.notice = error.message;
      else if (error instanceof LineCut) this.cut = true;
      else throw error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** All of a room is on the screen. */
  async read(room: Room): Promise<void> {
    const last = room.lines.at(-1)?.n;
    if (!room.unread || !last || !this.shown) return;
    const rooms = this.shown.rooms.map((one) => (one.room === room.room ? { ...one, unread: 0 } : one));
    this.shown = { ...this.shown, rooms };
    try {
      await call("POST", `${this.#address}/read`, this.lang, { room: room.room, n: last });
    } catch (error) {
      if (!(error instanceof LineCut) && !(error instanceof Refusal)) throw error;
    }
  }

  get #address(): string {
    return `/api/matches/${this.match}/chat`;
  }
}
