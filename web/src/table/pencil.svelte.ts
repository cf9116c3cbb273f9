// A player's own notes below hidden stacks. They stay on this device: the server never hears of them.

const KEY = "berthier-pencil";
export const LONGEST = 24; // letters that fit below a stack

type Notes = Record<string, string>;

function read(name: string): Notes {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "{}") as Notes;
  } catch {
    return {}; // storage is forbidden or was spoilt: there is no note
  }
}

/** The notes of one seat in one match, by zone. Nobody who takes the other seat sees them. */
export class Pencil {
  #name: () => string;
  #shown = $state.raw<{ name: string; notes: Notes }>({ name: "", notes: {} });

  constructor(match: string, viewer: () => string) {
    this.#name = () => `${KEY} ${match} ${viewer()}`;
  }

  get notes(): Notes {
    const name = this.#name();
    return this.#shown.name === name ? this.#shown.notes : read(name);
  }

  write(zone: string, text: string): void {
    const name = this.#name();
    const { [zone]: _, ...others } = this.notes;
    const notes = text.trim() ? { ...others, [zone]: text.trim().slice(0, LONGEST) } : others;
    this.#shown = { name, notes };
    try {
      localStorage.setItem(name, JSON.stringify(notes));
    } catch {
      return; // then it lasts as long as the page
    }
  }
}
