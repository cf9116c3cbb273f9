import { LineCut, Refusal } from "./api";
import { awaited, type Awaited } from "./letters";
import { letterWords } from "./letterwords";
import { route } from "./route.svelte";
import { settings } from "./settings.svelte";

const KEY = "berthier-notices";
const EVERY = 30_000; // milliseconds between two looks

function wanted(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false; // storage may be forbidden
  }
}

function keep(value: string): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    return;
  }
}

/** Notices of the browser that one is awaited, while a page is open. They are asked for by a button
 * only, and tell the match and nothing of what is asked there. */
class Notices {
  able = $state("Notification" in window);
  on = $state(this.able && wanted() && Notification.permission === "granted");
  refused = $state(false);
  #known: Set<string> | null = null; // askings that were told, or were there when the page came

  begin(): () => void {
    void this.check();
    const timer = setInterval(() => void this.check(), EVERY);
    return () => clearInterval(timer);
  }

  async turnOn(): Promise<void> {
    this.refused = (await Notification.requestPermission()) !== "granted";
    if (this.refused) return;
    // The first one says that they are shown; some browsers of telephones can't, and say so only now.
    this.on = this.#show("Berthier", letterWords(settings.lang).noticesAre, "berthier") !== null;
    if (this.on) keep("on");
    void this.check();
  }

  turnOff(): void {
    this.on = false;
    keep("off");
  }

  async check(): Promise<void> {
    if (!this.on) return;
    let found: Awaited[];
    try {
      found = await awaited(settings.lang);
    } catch (error) {
      if (error instanceof Refusal || error instanceof LineCut) return; // nobody has sat down yet
      throw error;
    }
    const key = (one: Awaited) => `${one.match} ${one.since}`;
    const fresh = this.#known ? found.filter((one) => !this.#known?.has(key(one))) : [];
    this.#known = new Set(found.map(key));
    for (const one of fresh) if (document.hidden || route.path !== `/match/${one.match}`) this.#tell(one);
  }

  #tell(one: Awaited): void {
    const notice = this.#show(letterWords(settings.lang).awaited, one.name, one.match);
    if (!notice) return;
    notice.onclick = () => {
      focus();
      route.go(`/match/${one.match}`);
      notice.close();
    };
  }

  #show(title: string, body: string, tag: string): Notification | null {
    try {
      return new Notification(title, { body, tag, lang: settings.lang });
    } catch {
      this.able = this.on = false;
      return null;
    }
  }
}

export const notices = new Notices();
