import { call } from "./api";
import type { Lang, State } from "./types";

/** The public match of the front page, as spectators see it (server/showcase.py). */
export class Showcase {
  state = $state.raw<State | null>(null);
  #source: EventSource | null = null;
  #closed = false;

  async open(lang: Lang): Promise<void> {
    const { shown } = await call<{ shown: State | null }>("GET", "/api/showcase", lang);
    this.state = shown;
    if (!shown || this.#closed || shown.match.status !== "playing") return;
    this.#source = new EventSource(`/api/showcase/${shown.match.id}/stream?lang=${lang}&since=${shown.number}`);
    this.#source.addEventListener("state", (event) => (this.state = JSON.parse(event.data as string) as State));
  }

  close(): void {
    this.#closed = true;
    this.#source?.close();
  }
}
