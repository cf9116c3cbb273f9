import type { LiveMatch } from "../lib/match.svelte";
import type { Option, Question, Why } from "../lib/types";
import { Marches } from "./marches.svelte";

/** Which options a touch may mean: the same card can lie in the hand and on the table. */
export type Fits = (option: Option) => boolean;
const any: Fits = () => true;

const PASSES = new Set(["pass", "stop", "done", "end", "rest", "again"]);

/** Passing, stopping, being done: an option that names nothing, among others that do. It stands
 * apart, so that it is not taken by mistake. */
export const isPlain = (option: Option, among: Option[]): boolean =>
  option.things.length === 0 && PASSES.has(option.verb) && among.some((other) => other.things.length > 0);

/** What the person at the table is about to answer, and what he has asked "why not?" about. The
 * options are the server's; here they are only found by the things they name. */
export class Choice {
  selected = $state<string>("");
  narrowed = $state.raw<string[] | null>(null);
  refusal = $state.raw<{ about: string; name: string; why: Why } | null>(null);
  readonly marches: Marches;
  #match: LiveMatch;

  constructor(match: LiveMatch) {
    this.#match = match;
    this.marches = new Marches(match);
  }

  get question(): Question | null {
    return this.#match.state?.question ?? null;
  }

  get options(): Option[] {
    const all = this.question?.options ?? [];
    const narrowed = this.narrowed;
    return narrowed ? all.filter((option) => narrowed.includes(option.text)) : all;
  }

  get option(): Option | undefined {
    return this.question?.options.find((option) => option.text === this.selected);
  }

  with(kind: string, id: string): Option[] {
    const same = kind === "piece" ? ["piece", "army"] : [kind];
    return (this.question?.options ?? []).filter((option) =>
      option.things.some(([k, i]) => same.includes(k) && i === id),
    );
  }

  has(kind: string, id: string, fits: Fits = any): boolean {
    return this.with(kind, id).some(fits);
  }

  clear(): void {
    this.selected = "";
    this.narrowed = null;
    this.refusal = null;
    this.marches.looked = "";
  }

  /** Choose an option without taking it. */
  select(text: string): void {
    this.marches.looked = "";
    this.selected = text;
  }

  /** Look at the way to a zone in reach. */
  look(zone: string): void {
    if (this.marches.looked === zone || !this.marches.has(zone)) return;
    this.selected = "";
    this.refusal = null;
    this.marches.looked = zone;
  }

  /** A zone in reach was touched. What is looked at already is done; `most` steps of it. */
  async march(zone: string, most = Infinity): Promise<void> {
    const route = this.marches.shown;
    if (route?.zone === zone) await this.marches.go(route, most);
    // The routes came after the first touch, which chose a step: the second one takes it.
    else if (this.option && this.with("zone", zone).includes(this.option)) await this.take(this.selected);
    else this.look(zone);
  }

  /** A thing was touched: the second touch does what the first one chose. */
  async touch(kind: string, id: string, name: string, fits: Fits = any): Promise<void> {
    const found = this.with(kind, id).filter(fits);
    const [only] = found;
    this.refusal = null;
    if (only && found.length === 1) {
      if (this.selected === only.text) await this.take(only.text);
      else this.select(only.text);
      return;
    }
    if (found.length > 1) {
      this.narrowed = found.map((option) => option.text);
      this.select("");
      return;
    }
    await this.explain(id, name);
  }

  async explain(about: string, name: string): Promise<void> {
    if (!this.question) return;
    try {
      const why = await this.#match.why(about);
      this.refusal = { about, name, why };
    } catch {
      this.refusal = null; // nothing is known about it; then there is nothing to say
    }
  }

  /** Enter, or a press in the list: what ends one's turn is asked once more. */
  async press(option: Option): Promise<void> {
    if (option.sure && this.selected !== option.text) this.select(option.text);
    else await this.take(option.text);
  }

  /** What has been chosen: an option, or the route looked at. */
  async confirm(): Promise<boolean> {
    const route = this.marches.shown;
    if (this.option) await this.take(this.selected);
    else if (route) await this.marches.go(route);
    else return false;
    return true;
  }

  async take(option: string): Promise<void> {
    this.clear();
    await this.#match.answer(option);
  }
}
