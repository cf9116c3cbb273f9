import type { Lang } from "./types";

// Pieces that are only counted, in words: so many ready, so many activated.

const many = (count: number, word: string) => `${count} ${word}${count > 1 ? "s" : ""}`;

const kinds: Record<Lang, Record<string, [string, string, string]>> = {
  fr: { hidden: ["bloc", "prêt", "activé"], counter: ["pion", "prêt", "activé"], vedette: ["vedette", "prête", "activée"] },
  en: { hidden: ["block", "ready", "activated"], counter: ["counter", "ready", "activated"], vedette: ["vedette", "ready", "activated"] },
};

/** « 2 blocs prêts, 1 activé »: the noun stands once, in French the adjectives agree. */
export function counted(kind: "hidden" | "counter" | "vedette", pieces: { ready: boolean }[], lang: Lang): string {
  const [noun, ready, activated] = kinds[lang][kind] ?? ["", "", ""];
  const agree = (word: string, count: number) => (lang === "fr" && count > 1 ? `${word}s` : word);
  const standing = pieces.filter((piece) => piece.ready).length;
  const lying = pieces.length - standing;
  const parts: string[] = [];
  if (standing) parts.push(`${many(standing, noun)} ${agree(ready, standing)}`);
  if (lying) parts.push(`${standing ? lying : many(lying, noun)} ${agree(activated, lying)}`);
  return parts.join(", ");
}
