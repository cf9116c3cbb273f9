import * as api from "../lib/api";
import type { Chapter, Lang, Rule, Term } from "../lib/types";

const kept = new Map<string, Promise<Chapter[]>>();

/** All rules of a title, asked for once; a request that failed is made again. */
export function rulesOf(title: string, lang: Lang): Promise<Chapter[]> {
  const key = `${title} ${lang}`;
  const found = kept.get(key) ?? api.rules(title, lang);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}

const words = new Map<string, Promise<Term[]>>();

/** The words of a title, asked for once. */
export function wordsOf(title: string, lang: Lang): Promise<Term[]> {
  const key = `${title} ${lang}`;
  const found = words.get(key) ?? api.glossary(title, lang);
  words.set(key, found);
  found.catch(() => words.delete(key));
  return found;
}

/** Words that contain all that is asked for. */
export function searchWords(terms: Term[], asked: string): Term[] {
  const wanted = plain(asked).split(/\s+/).filter(Boolean);
  return wanted.length ? terms.filter((term) => wanted.every((word) => plain(`${term.word} ${term.text}`).includes(word))) : [];
}

export interface Place {
  chapter: Chapter;
  rule: Rule;
  at: number; // among all rules, in the book's order
}

export const placesOf = (chapters: Chapter[]): Place[] =>
  chapters.flatMap((chapter) => chapter.rules.map((rule) => ({ chapter, rule }))).map((one, at) => ({ ...one, at }));

/** A rule by its ID; a ruling stands with its rule. */
export const placeOf = (places: Place[], id: string): Place | undefined =>
  places.find(({ rule }) => rule.id === id || rule.rulings.some((ruling) => ruling.id === id));

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/œ/g, "oe").toLowerCase();

/** Rules that contain every word asked for, wherever it stands and whatever its accents. */
export function search(places: Place[], asked: string): Place[] {
  const wanted = plain(asked).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  return places.filter(({ chapter, rule }) => {
    const text = plain([rule.id, chapter.name, rule.text, ...rule.rulings.flatMap((one) => [one.id, one.text])].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}

/** The beginning of a rule, for a list of what was found. */
export const opening = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(" ", most))}…`;
