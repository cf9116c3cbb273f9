import * as api from "./api";
import { settings } from "./settings.svelte";
import type { Person } from "./types";
import { words } from "./words";

// Who plays on this device. A guest becomes one when he first does something.

class Me {
  person = $state<Person | null>(null);
  asked = $state(false);

  async load(): Promise<void> {
    this.person = await api.me(settings.lang);
    this.asked = true;
  }

  /** The person, named as wished; somebody without a name is a guest. */
  async need(name = ""): Promise<Person> {
    if (!this.asked) await this.load();
    const wanted = name.trim() || this.person?.name || words(settings.lang).guest;
    if (this.person && this.person.name === wanted) return this.person;
    this.person = await api.sitDown(wanted, settings.lang);
    return this.person;
  }
}

export const me = new Me();
