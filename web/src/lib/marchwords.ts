import type { Lang } from "./types";

// What the client says around a march, and the keys of the table.

const fr = {
  inReach: "À portée",
  choose: "Choisissez une zone cerclée : le chemin s’y dessine.",
  route: "Chemin",
  halted: "Quelque chose s’est produit en route : la marche attend.",
  goTo: "Aller à une zone",
  noZone: "Aucune zone de ce nom.",
  offScreen: "Hors de vue",
  toMap: "Aller à la carte",
  sure: "Encore une fois pour confirmer.",
  keyGoTo: "aller à une zone par son nom",
  keyInspect: "examiner ce qui est visé",
  keyWhy: "pourquoi pas ?",
  keyLast: "montrer le dernier mouvement",
  keySpace: "corps suivant de la pile visée",
  keyShift: "avec Entrée ou un clic : un seul pas du chemin",
};

export type MarchWords = typeof fr;

const en: MarchWords = {
  inReach: "In reach",
  choose: "Choose a ringed zone: the way to it is drawn.",
  route: "Route",
  halted: "Something happened on the way: the march waits.",
  goTo: "Go to a zone",
  noZone: "No zone of this name.",
  offScreen: "Out of sight",
  toMap: "Go to the map",
  sure: "Once more to confirm.",
  keyGoTo: "go to a zone by name",
  keyInspect: "inspect what is pointed at",
  keyWhy: "why not?",
  keyLast: "show the last move",
  keySpace: "next corps of the pile pointed at",
  keyShift: "with Enter or a click: one step of the route only",
};

const all: Record<Lang, MarchWords> = { fr, en };

export const marchWords = (lang: Lang): MarchWords => all[lang];
