import { call } from "./api";
import type { Lang } from "./types";

/** How the server fares, for whoever runs it. */
export interface Report {
  version: string;
  reach: "machine" | "network" | "internet";
  address: string;
  people: number;
  registered: number;
  matches: Record<string, number>;
  stopped: { match: string; title: string }[];
  mail: string[];
}

export const report = (key: string, lang: Lang) => call<Report>("POST", "/api/host", lang, { key });

const en = {
  title: "This server",
  noKey: "This page needs the key in its link. Ask for one where the server runs:",
  again: "Look again",
  reach: { machine: "Only this machine reaches it.", network: "The local network reaches it.", internet: "The internet reaches it." },
  people: "People",
  registered: "with an account",
  guests: "guests",
  matches: "Matches",
  status: { waiting: "waiting for somebody", playing: "being played", over: "over", resigned: "resigned", flag: "lost on time", frozen: "stopped by an error" } as Record<string, string>,
  none: "None yet.",
  stopped: "Stopped matches",
  stoppedHow: "The engine failed on them. Their saves are kept; take one out with",
  mail: "Mail",
};
const fr: typeof en = {
  title: "Ce serveur",
  noKey: "Cette page a besoin de la clef de son lien. Demandez-en une là où tourne le serveur :",
  again: "Regarder de nouveau",
  reach: { machine: "Seule cette machine l’atteint.", network: "Le réseau local l’atteint.", internet: "L’internet l’atteint." },
  people: "Personnes",
  registered: "avec un compte",
  guests: "invités",
  matches: "Parties",
  status: { waiting: "attendent quelqu’un", playing: "en cours", over: "finies", resigned: "abandonnées", flag: "perdues au temps", frozen: "arrêtées par une erreur" },
  none: "Aucune encore.",
  stopped: "Parties arrêtées",
  stoppedHow: "Le moteur y a échoué. Leurs sauvegardes sont gardées ; sortez-en une par",
  mail: "Courrier",
};
export const hostWords = (lang: Lang) => (lang === "fr" ? fr : en);
