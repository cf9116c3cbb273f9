import { call, Refusal } from "./api";
import { settings, type Theme } from "./settings.svelte";
import type { Lang } from "./types";

// The settings of an account go with it from device to device; a guest's stay in his browser.

interface Kept {
  theme: Theme;
  contrast: "usual" | "high";
  lang: Lang;
}

const now = (): Kept => ({ theme: settings.theme, contrast: settings.highContrast ? "high" : "usual", lang: settings.lang });
let known = ""; // what the server has

/** Somebody has signed in: his pages as he likes them, or these pages as what he likes. */
export async function fetchSettings(): Promise<void> {
  try {
    const { settings: kept } = await call<{ settings: Kept | null }>("GET", "/api/me/settings", settings.lang);
    known = JSON.stringify(kept);
    if (!kept) return void (await keepSettings());
    settings.setTheme(kept.theme);
    settings.setContrast(kept.contrast === "high");
    settings.setLang(kept.lang);
  } catch (error) {
    if (!(error instanceof Refusal)) return; // the line is cut; this device has its own
  }
}

/** Something was chosen. */
export async function keepSettings(): Promise<void> {
  const wished = now();
  if (JSON.stringify(wished) === known) return;
  known = JSON.stringify(wished);
  await call("POST", "/api/me/settings", settings.lang, wished).catch(() => (known = ""));
}
