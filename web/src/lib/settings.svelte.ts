import type { Lang } from "./types";

// What a reader has chosen on this device: language, light and contrast.

export type Theme = "day" | "candle";

function stored(name: string): string | null {
  try {
    return localStorage.getItem(`berthier-${name}`);
  } catch {
    return null; // storage may be forbidden; then the choice lasts as long as the page
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(`berthier-${name}`, value);
  } catch {
    return;
  }
}

function firstLang(): Lang {
  const kept = stored("lang");
  if (kept === "fr" || kept === "en") return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function firstTheme(): Theme {
  const kept = stored("theme");
  if (kept === "day" || kept === "candle") return kept;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "candle" : "day";
}

function firstContrast(): boolean {
  const kept = stored("contrast");
  if (kept) return kept === "high";
  return matchMedia("(prefers-contrast: more)").matches;
}

class Settings {
  lang = $state<Lang>(firstLang());
  theme = $state<Theme>(firstTheme());
  highContrast = $state(firstContrast());

  constructor() {
    // Until somebody chooses, the light is the system's, also when that changes in the evening.
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => (this.theme = firstTheme()));
  }

  setLang(lang: Lang): void {
    this.lang = lang;
    store("lang", lang);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    store("theme", theme);
  }

  setContrast(high: boolean): void {
    this.highContrast = high;
    store("contrast", high ? "high" : "usual");
  }
}

export const settings = new Settings();
