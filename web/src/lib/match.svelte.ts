import * as api from "./api";
import { LineCut, Refusal } from "./api";
import { rememberCommitment } from "./kept";
import type { Drawn, Entry, Lang, State } from "./types";

const RETRY = 1200; // milliseconds between two tries
const HELD = 50; // tries for which an answer is held

/** One match on the screen: the present state, kept live, and what one can do. It knows no rule:
 * it shows the options of the question and sends one of them back. */
export class LiveMatch {
  state = $state.raw<State | null>(null);
  drawn = $state.raw<Drawn | null>(null);
  entries = $state.raw<Entry[]>([]);
  cut = $state(false);
  notice = $state("");
  missing = $state("");
  moved = $state(false); // to the other seat, as bids may have it
  bids = $state(""); // how the bids came out, until one answers something else
  busy = $state(false);
  heard = $state.raw<Record<string, number>>({}); // the last line of each room of the chat

  #source: EventSource | null = null;
  #closed = false;
  #runs = 0;

  constructor(
    readonly id: string,
    readonly lang: Lang,
  ) {}

  async open(): Promise<void> {
    try {
      this.show(await api.state(this.id, this.lang));
      const match = this.state?.match;
      if (match) this.drawn = await api.sheet(match.title, this.lang, match.options);
      await this.#readOlder();
    } catch (error) {
      if (error instanceof Refusal) this.missing = error.message;
      else return this.#openLater();
    }
    if (!this.missing && !this.#closed) this.#listen();
  }

  /** Without a sheet there is nothing to draw on: a line cut this early is tried again. */
  #openLater(): void {
    this.cut = true;
    setTimeout(() => !this.#closed && void this.open(), RETRY);
  }

  get closed(): boolean {
    return this.#closed;
  }

  close(): void {
    this.#closed = true;
    this.#source?.close();
    this.#source = null;
  }

  #listen(): void {
    const since = this.state?.number ?? -1;
    const address = `/api/matches/${this.id}/stream?lang=${this.lang}&since=${since}`;
    const source = new EventSource(address);
    source.addEventListener("state", (event) => {
      this.cut = false;
      this.show(JSON.parse(event.data as string) as State);
    });
    source.addEventListener("chat", (event) => {
      this.heard = JSON.parse(event.data as string) as Record<string, number>;
    });
    source.addEventListener("open", () => (this.cut = false));
    source.addEventListener("error", () => {
      this.cut = true;
      // A browser that has given up does not come back by itself.
      if (source.readyState === EventSource.CLOSED && this.#source === source) {
        setTimeout(() => this.#source === source && this.#listen(), RETRY);
      }
    });
    this.#source = source;
  }

  /** A state is shown if it is not older than the one on the screen. */
  show(next: State): void {
    this.cut = false;
    const now = this.state;
    if (now?.match.status === "playing" && next.match.status !== "playing") this.notice = "";
    const handed = now !== null && (now.viewer !== next.viewer || "curtain" in next);
    if (now && !handed && next.number < now.number) return;
    if (!now || handed) this.entries = [];
    const since = now?.journal?.next ?? Infinity;
    const opened = next.journal?.entries.find((entry) => entry.kind === "bids" && (entry.n >= since || now?.together === "bids"));
    if (opened) this.bids = opened.text;
    if (now && now.viewer !== next.viewer && next.match.kind !== "hot-seat") this.moved = true;
    // The stream may be quicker than the reply: who sees the next question may answer it.
    if (now && next.number > now.number) this.busy = false;
    this.state = next;
    if (next.luck && !next.luck.secret) rememberCommitment(this.id, next.luck.commitment);
    this.#keepJournal(next);
  }

  /** The journal grows at its end; an undo shortens it. */
  #keepJournal(next: State): void {
    const journal = next.journal;
    if (!journal) return;
    const first = journal.entries[0]?.n ?? journal.next;
    const older = this.entries.filter((entry) => entry.n < first);
    this.entries = [...older, ...journal.entries];
  }

  async #readOlder(): Promise<void> {
    const first = this.entries[0]?.n ?? 0;
    if (first === 0) return;
    const found = await api.told(this.id, 0, this.lang);
    this.entries = found.entries;
  }

  async #change(run: () => Promise<State>): Promise<void> {
    if (this.busy) return;
    const mine = ++this.#runs;
    this.busy = true;
    this.notice = "";
    try {
      this.show(await run());
    } catch (error) {
      this.#explain(error);
    } finally {
      if (mine === this.#runs) this.busy = false;
    }
  }

  #explain(error: unknown): void {
    if (error instanceof Refusal) {
      this.notice = error.message;
      if (error.state) this.show(error.state);
    } else if (error instanceof LineCut) {
      this.cut = true;
    } else {
      throw error;
    }
  }

  answer(option: string): Promise<void> {
    this.moved = false;
    this.bids = "";
    const number = this.state?.number ?? 0;
    const key = api.newKey();
    return this.#change(() => this.#send(number, option, key));
  }

  /** An answer is held while the line is cut. It keeps its key: if the first sending arrived, the
   * later ones change nothing. */
  async #send(number: number, option: string, key: string): Promise<State> {
    for (let tried = 0; ; tried += 1) {
      try {
        return await api.answer(this.id, number, option, key, this.lang);
      } catch (error) {
        if (!(error instanceof LineCut) || tried >= HELD) throw error;
        this.cut = true;
        await new Promise((resolve) => setTimeout(resolve, RETRY));
      }
    }
  }

  order = (window: string, order: string) => this.#change(() => api.order(this.id, window, order, this.lang));
  undo = () => this.#change(() => api.undo(this.id, this.state?.number ?? 0, this.lang));
  consent = (agree: boolean) => this.#change(() => api.consent(this.id, agree, this.lang));
  resign = () => this.#change(() => api.resign(this.id, this.lang));
  handOver = (seat: string) => this.#change(() => api.handOver(this.id, seat, this.lang));

  routes() {
    return api.routes(this.id, this.lang);
  }

  forecast() {
    return api.forecast(this.id, this.lang);
  }

  hint() {
    return api.hint(this.id, this.lang);
  }

  why(about: string) {
    return api.why(this.id, about, this.lang);
  }
}
