import type { LiveMatch } from "../lib/match.svelte";
import { newsAloud } from "../lib/words";

/** What is new to this seat: the sentence to be read aloud, and since when the journal tells what it
 * has not answered to yet. */
export class News {
  spoken = $state("");
  since = $state(Infinity);
  #number = -1;
  #asked = false;
  #known = 0; // entries told when the state on the screen came
  #heard = -1;
  #heardAt = -1; // the number of the state then

  /** A state came; it is no news if it is the one that is shown. */
  arrives(match: LiveMatch): boolean {
    const number = match.state?.number ?? -1;
    if (number === this.#number) return false;
    this.#number = number;
    if (this.#asked) this.since = this.#known;
    this.#asked = match.state?.question != null;
    this.#known = (match.entries.at(-1)?.n ?? -1) + 1;
    return true;
  }

  /** Entries came: those that were not heard yet are read, the first ones of a page never; what was
   * heard with an earlier state is not read again with the next question. */
  hear(match: LiveMatch): void {
    const fresh = match.entries.filter((entry) => entry.n > this.#heard);
    const number = match.state?.number ?? -1;
    if (this.#heard >= 0 && fresh.length) this.spoken = newsAloud(fresh.map((entry) => entry.text), match.lang);
    else if (number !== this.#heardAt) this.spoken = "";
    this.#heardAt = number;
    this.#heard = match.entries.at(-1)?.n ?? this.#heard;
  }
}
