import type { Lang } from "./types";

// The map as a list: zones, who stands there, where one can go from there.

const fr = {
  zones: "Zones",
  toZones: "Aller à la liste des zones",
  seek: "Chercher une zone",
  help: "La carte en liste : une zone, qui s’y trouve, ce que vous pouvez y faire, ses voisines.",
  doHere: "À faire ici",
  nothingHere: "Rien à faire ici pour le moment.",
  near: "Zones voisines",
  nobody: "Personne.",
  onMap: "Montrer sur la carte",
  all: "Toutes les zones",
  stirring: "Où il se passe quelque chose",
  none: "Aucune zone de ce nom.",
  axis: "axe de retraite ({side}) vers {zone}",
  broken: "pont détruit vers {zone}",
  marker: "marqueur : {name}",
  mission: "mission : {worth}",
  mayAct: "réponses ici : {n}",
};

export type ZoneWords = typeof fr;

const en: ZoneWords = {
  zones: "Zones",
  toZones: "Go to the list of zones",
  seek: "Find a zone",
  help: "The map as a list: a zone, who stands there, what you may do there, its neighbours.",
  doHere: "To be done here",
  nothingHere: "There is nothing to do here at the moment.",
  near: "Neighbouring zones",
  nobody: "Nobody.",
  onMap: "Show on the map",
  all: "All zones",
  stirring: "Where something stirs",
  none: "No zone of that name.",
  axis: "retreat axis ({side}) towards {zone}",
  broken: "bridge destroyed towards {zone}",
  marker: "marker: {name}",
  mission: "mission: {worth}",
  mayAct: "answers here: {n}",
};

const all: Record<Lang, ZoneWords> = { fr, en };

export const zoneWords = (lang: Lang): ZoneWords => all[lang];
