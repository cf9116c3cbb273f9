import type { Lang } from "./types";

// In French it stands free, but never at the start of a line.
export const colon = (lang: Lang): string => (lang === "fr" ? "\u00a0:" : ":");
