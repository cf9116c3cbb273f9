import type { LiveMatch } from "../lib/match.svelte";
import type { Plan, Route } from "../lib/plan";

const SOON = 40; // milliseconds between two looks at what is asked

/** The routes of the march that is asked about, and the one looked at. The server has found them
 * by playing; here they are drawn, and sent back answer by answer. */
export class Marches {
  plan = $state.raw<Plan | null>(null);
  looked = $state("");
  halted = $state(false);
  going = $state(false);
  #match: LiveMatch;
  #asked = "";

  constructor(match: LiveMatch) {
    this.#match = match;
  }

  /** Ask for the routes of a new question; those of an old one are never shown. */
  async follow(): Promise<void> {
    const state = this.#match.state;
    const asked = state?.question?.walk ? `${state.viewer} ${state.number}` : "";
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.plan = null;
    if (!asked) return;
    this.halted = false;
    try {
      const found = await this.#match.routes();
      if (this.#asked === asked && found.number === state?.number) this.plan = found;
    } catch {
      // Without routes one goes on step by step: the options are there.
    }
  }

  get byZone(): Map<string, Route> {
    return new Map((this.plan?.routes ?? []).map((route) => [route.zone, route]));
  }

  get shown(): Route | undefined {
    return this.plan?.routes.find((route) => route.zone === this.looked);
  }

  has(zone: string): boolean {
    return this.plan?.routes.some((route) => route.zone === zone) ?? false;
  }

  /** One answer for each connection. The others may pass their windows in between; whatever else
   * comes, the march stops. */
  async go(route: Route, most = Infinity): Promise<void> {
    if (this.going) return;
    this.going = true;
    this.halted = false;
    try {
      this.halted = !(await this.#answer(route.options.slice(0, most)));
    } finally {
      this.going = false;
    }
  }

  async #answer(options: string[]): Promise<boolean> {
    const kind = this.#match.state?.question?.kind;
    for (const option of options) {
      if (!(await this.#askedAgain())) return false;
      const question = this.#match.state?.question;
      if (question?.kind !== kind || !question?.options.some((one) => one.text === option)) return false;
      await this.#match.answer(option);
      if (this.#match.notice) return false;
    }
    return true;
  }

  /** Until one is asked; false if something is told meanwhile, or nothing will be asked any more. */
  async #askedAgain(): Promise<boolean> {
    const match = this.#match;
    const told = match.state?.journal?.next;
    while (!match.state?.question) {
      await new Promise((resolve) => setTimeout(resolve, SOON));
      const now = match.state;
      if (match.closed || now?.match.status !== "playing" || now.journal?.next !== told) return false;
    }
    return true;
  }
}
