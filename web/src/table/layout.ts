import { MediaQuery } from "svelte/reactivity";

// How much room there is. A small or upright screen shows one thing at a time under the map; an
// upright tablet has room for the hand as well; a lying tablet folds the column away; a wide screen
// has a column of its own for the journal.

export const narrow = new MediaQuery("(max-width: 639px), (max-width: 1180px) and (orientation: portrait)");
export const strip = new MediaQuery("(min-width: 768px) and (max-width: 1180px) and (orientation: portrait)");
export const folding = new MediaQuery("(max-width: 1180px)");
export const wide = new MediaQuery("(min-width: 1701px)");
