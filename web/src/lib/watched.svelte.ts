import * as api from "./api";
import { call, Refusal } from "./api";
import type { Drawn, Entry, Lang, State } from "./types";

const RETRY = 1200; // milliseconds between two tries

/** A public match as spectators see it, kept live (server/watching.py). Nothing can be done in it. */
export class Watched {
  state = $state.raw<State | null>(null);
  drawn = $state.raw<Drawn | null>(null);
  entries = $state.raw<Entry[]>([]);
  heard = $state.raw<Record<string, number>>({}); // the last line of each room of the chat
  cut = $state(false);
  missing = $state("");

  #source: EventSource | null = null;
  #closed = false;

  constructor(
    readonly id: string,
    readonly lang: Lang,
  ) {}

  async open(): Promise<void> {
    try {
      const first = await call<State>("GET", `/api/matches/${this.id}/watch`, this.lang);
      this.drawn = await api.sheet(first.match.title, this.lang, first.match.options);
      await this.#show(first);
      if (!this.#closed) this.#listen();
    } catch (error) {
      if (error instanceof Refusal) this.missing = error.message;
      else {
        this.cut = true;
        setTimeout(() => !this.#closed && void this.open(), RETRY);
      }
    }
  }

  close(): void {
    this.#closed = true;
    this.#source?.close();
    this.#source = null;
  }

  #listen(): void {
    const since = this.state?.number ?? -1;
    const source = new EventSource(`/api/matches/${this.id}/watch/stream?lang=${this.lang}&since=${since}`);
    source.addEventListener("state", (event) => void this.#show(JSON.parse(event.data as string) as State));
    source.addEventListener("chat", (event) => (this.heard = JSON.parse(event.data as string) as Record<string, number>));
    source.addEventListener("open", () => (this.cut = false));
    source.addEventListener("error", () => {
      this.cut = true;
      if (source.readyState === EventSource.CLOSED && this.#source === source) {
        setTimeout(() => this.#source === source && this.#listen(), RETRY);
      }
    });
    this.#source = source;
  }

  /** A state brings the latest entries only; what lies between is asked for. */
  async #show(next: State): Promise<void> {
    this.cut = false;
    this.state = next;
    const journal = next.journal;
    if (!journal) return;
    const first = journal.entries[0]?.n ?? journal.next;
    const older = this.entries.filter((entry) => entry.n < first);
    this.entries = [...older, ...journal.entries];
    if (older.length >= first) return;
    const all = await call<{ entries: Entry[] }>("GET", `/api/matches/${this.id}/watch/journal`, this.lang).catch(() => null);
    if (all && this.state === next) this.entries = all.entries;
  }
}
