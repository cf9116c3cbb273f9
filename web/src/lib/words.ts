import type { Lang } from "./types";
import { en } from "./words.en";
import { fr, type Words } from "./words.fr";

export type { Words };

const all: Record<Lang, Words> = { fr, en };

export const words = (lang: Lang): Words => all[lang];

const counts: Record<Lang, string[]> = {
  fr: ["Quatre", "Cinq", "Six", "Sept", "Huit", "Neuf", "Dix", "Onze", "Douze"],
  en: ["Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"],
};

/** What is read aloud of the journal: single sentences, or how many there are. */
export const newsAloud = (sentences: string[], lang: Lang): string =>
  sentences.length <= 3
    ? sentences.join(" ")
    : words(lang).manyEvents.replace("{n}", counts[lang][sentences.length - 4] ?? `${sentences.length}`);

/** A name that may be broken in a narrow place: before a syllable, after a vowel or after a
 * consonant that ends the syllable before it. */
const VOWEL = "[aeiouyàâéèêëîïôûü]";
const CONSONANT = "[bcdfgjklmnpqrstvwxzç]";
const SYLLABLE = new RegExp(`(?<=\\p{L}{3})(?<=${VOWEL}[lmnrs]?)(?=${CONSONANT}${VOWEL}\\p{L})`, "gu");
export const soft = (name: string): string =>
  name.replace(/\p{L}{9,}/gu, (word) => word.replace(SYLLABLE, "\u00ad"));
