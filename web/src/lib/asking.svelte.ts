import { Refusal } from "./api";
import type { LiveMatch } from "./match.svelte";

/** Something that the server works out on demand about the question that stands. */
export class Asking<T extends { number: number }> {
  told = $state.raw<T | null>(null);
  problem = $state("");
  busy = $state(false);

  constructor(
    readonly match: LiveMatch,
    readonly ask: () => Promise<T>,
  ) {}

  close(): void {
    this.told = null;
    this.problem = "";
  }

  /** Shows it, or takes it away again. What comes when another question stands is not shown. */
  async look(lineCut: string): Promise<void> {
    if (this.told) return this.close();
    this.busy = true;
    this.problem = "";
    try {
      const found = await this.ask();
      if (found.number === this.match.state?.number) this.told = found;
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : lineCut;
    } finally {
      this.busy = false;
    }
  }
}
