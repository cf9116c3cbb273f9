// Three letters for a marker. Names of one side that begin alike (Kleist, Klenau) get the letter
// in which they differ as their third.
const LETTERS = 3;

export function initials(name: string, others: string[]): string {
  const head = name.slice(0, LETTERS);
  const alike = others.filter((other) => other !== name && other.startsWith(head));
  if (!alike.length) return head;
  let at = LETTERS;
  while (at < name.length && alike.some((other) => other[at] === name[at])) at += 1;
  return head.slice(0, LETTERS - 1) + (name[at] ?? head[LETTERS - 1]);
}
