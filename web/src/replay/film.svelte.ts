import * as api from "../lib/api";
import type { Shelf } from "../lib/api";
import { OPEN, readPlace, type Moment, type Step, type Steps } from "../lib/replay";
import type { About, Drawn, Entry, Lang } from "../lib/types";

const PAUSE = 1100; // milliseconds for a step at the usual speed
export const SPEEDS = [0.5, 1, 3] as const;

/** What one pair of eyes saw: its steps, its journal, and the moments that were looked at. */
class Reel {
  steps: Step[];
  entries: Entry[] = [];
  #moments = new Map<number, Promise<Moment>>();

  constructor(
    readonly shelf: Shelf,
    readonly id: string,
    readonly lang: Lang,
    readonly listed: Steps,
  ) {
    this.steps = listed.steps;
  }

  /** The journal of the last moment holds those of all moments before it. */
  async readJournal(): Promise<void> {
    const last = await api.replayMoment(this.shelf, this.id, this.steps.length - 1, this.listed.eyes, 0, this.lang);
    this.entries = last.journal.entries;
  }

  /** The last step that these eyes had seen by then. */
  stepAt(at: number): number {
    return this.steps.filter((step) => (step.at ?? 0) <= at).at(-1)?.n ?? 0;
  }

  moment(n: number): Promise<Moment> {
    const told = this.steps[n]?.told ?? 0;
    const found = this.#moments.get(n) ?? api.replayMoment(this.shelf, this.id, n, this.listed.eyes, told, this.lang);
    this.#moments.set(n, found);
    found.catch(() => this.#moments.delete(n));
    return found;
  }
}

/** A match that is looked at again: where one is, through whose eyes, and whether it runs. */
export class Film {
  about = $state.raw<About | null>(null);
  known = $state.raw<string[]>([]);
  drawn = $state.raw<Drawn | null>(null);
  steps = $state.raw<Step[]>([]);
  eyes = $state("");
  n = $state(0);
  shown = $state.raw<Moment | null>(null);
  beside = $state(false); // the truth, next to what was known
  truth = $state.raw<Moment | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  missing = $state("");
  #reels = new Map<string, Reel>();
  #reel = $state.raw<Reel | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  own = "";

  constructor(
    readonly id: string,
    readonly lang: Lang,
    readonly shelf: Shelf = "matches",
  ) {}

  /** Where one came from. */
  get home(): string {
    return this.shelf === "records" ? "/record" : `/match/${this.id}`;
  }

  /** From the beginning, or from the moment that a link names. */
  async open(hash: string): Promise<void> {
    const first = await this.#read("");
    this.own = first.listed.eyes;
    this.about = first.listed.match;
    this.known = first.listed.known;
    this.drawn = await api.sheet(first.listed.match.title, this.lang, first.listed.match.options);
    await this.visit(hash);
  }

  /** To the moment that an address names. */
  async visit(hash: string): Promise<void> {
    const place = readPlace(hash);
    const wished = place?.eyes && this.known.includes(place.eyes) ? place.eyes : this.own;
    if (this.eyes !== wished) await this.#turnTo(wished);
    // Somebody else's steps are not one's own: a link to them leads to the beginning.
    const fits = !place?.eyes || place.eyes === wished;
    if (place?.entry) this.goToEntry(place.n);
    else await this.go(fits ? (place?.n ?? 0) : 0);
  }

  async #read(eyes: string): Promise<Reel> {
    const known = this.#reels.get(eyes);
    if (known) return known;
    const listed = await api.replay(this.shelf, this.id, eyes, this.lang);
    const reel = new Reel(this.shelf, this.id, this.lang, listed);
    await reel.readJournal();
    this.#reels.set(listed.eyes, reel);
    return reel;
  }

  async #turnTo(eyes: string): Promise<void> {
    const reel = await this.#read(eyes);
    this.#reel = reel;
    this.steps = reel.steps;
    this.eyes = eyes;
  }

  get step(): Step | undefined {
    return this.steps[this.n];
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** What had been told up to here. */
  get entries(): Entry[] {
    return this.#reel?.entries.slice(0, this.step?.told ?? 0) ?? [];
  }

  /** Entries before this one had been told before the step. */
  get since(): number {
    return this.steps[this.n - 1]?.told ?? 0;
  }

  get ended(): boolean {
    return this.known.length > 1;
  }

  async go(n: number): Promise<void> {
    this.n = Math.max(0, Math.min(this.last, n));
    const [reel, at] = [this.#reel, this.n];
    const found = await reel?.moment(at);
    if (!found || this.#reel !== reel || this.n !== at) return; // one has gone on meanwhile
    this.shown = found;
    if (this.beside) await this.#findTruth();
    if (at < this.last) void reel?.moment(at + 1);
  }

  /** The truth at the same time; its steps are others, so they are compared by their places. */
  async #findTruth(): Promise<void> {
    const reel = await this.#read(OPEN);
    const at = this.step?.at ?? 0;
    const found = await reel.moment(reel.stepAt(at));
    if ((this.step?.at ?? 0) === at) this.truth = found;
  }

  /** The step that brought an entry of the journal. */
  goToEntry(entry: number): void {
    const found = this.steps.find((step) => step.told > entry);
    void this.go(found?.n ?? this.last);
  }

  /** The same time through other eyes. */
  async look(eyes: string): Promise<void> {
    const at = this.step?.at ?? 0;
    await this.#turnTo(eyes);
    if (eyes === OPEN) this.beside = false;
    await this.go(this.#reel?.stepAt(at) ?? 0);
  }

  async toggleBeside(): Promise<void> {
    this.beside = !this.beside;
    this.truth = null;
    if (this.beside) await this.#findTruth();
  }

  // --- running

  toggle(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    if (this.n === this.last) void this.go(0);
    this.#later();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), PAUSE / this.speed);
  }

  async #next(): Promise<void> {
    if (!this.playing) return;
    await this.go(this.n + 1).catch(() => this.stop());
    if (this.n >= this.last) this.stop();
    else if (this.playing) this.#later();
  }
}
