import type { Lang } from "./types";

// What is said around chat and private notes; the ready phrases themselves come from the server.

const fr = {
  chat: "Conversation",
  chatShort: "Parler",
  unread: "{n} non lus",
  players: "Joueurs",
  spectators: "Spectateurs",
  nobodyYet: "Personne n’a encore rien dit.",
  amongPlayers: "Seuls les joueurs de cette table lisent ceci.",
  amongPlayersPublic: "Seuls les joueurs lisent ceci ; les spectateurs le liront après la fin de la partie.",
  amongSpectators: "Entre spectateurs. Les joueurs ne le liront qu’après la fin de la partie.",
  amongAll: "La partie est finie : joueurs et spectateurs lisent les deux conversations.",
  phrases: "Phrases toutes faites",
  yourLine: "Votre message",
  send: "Envoyer",
  left: "{n} caractères restants",
  tooLong: "{n} caractères de trop",
  you: "vous",
  notes: "Notes personnelles",
  notesFor: "Personne d’autre ne les lit. Elles sont gardées sur le serveur et vous suivent d’un appareil à l’autre.",
  notesSeat: "Elles restent cachées tant que l’écran est à l’autre camp.",
  saving: "Enregistrement…",
  kept: "Enregistré",
  notYet: "Pas encore enregistré",
  changed: "Ces notes ont changé dans une autre fenêtre.",
  keepMine: "Garder le texte d’ici",
  takeOther: "Prendre l’autre",
  otherText: "Dans l’autre fenêtre :",
  room: "{n} octets sur {all}",
};

export type ChatWords = typeof fr;

const en: ChatWords = {
  chat: "Conversation",
  chatShort: "Talk",
  unread: "{n} unread",
  players: "Players",
  spectators: "Spectators",
  nobodyYet: "Nobody has said anything yet.",
  amongPlayers: "Only the players at this table read this.",
  amongPlayersPublic: "Only the players read this; spectators will after the end of the match.",
  amongSpectators: "Among spectators. Players will read it only after the end of the match.",
  amongAll: "The match is over: players and spectators read both conversations.",
  phrases: "Ready phrases",
  yourLine: "Your message",
  send: "Send",
  left: "{n} characters left",
  tooLong: "{n} characters too many",
  you: "you",
  notes: "Private notes",
  notesFor: "Nobody but you reads them. They are kept on the server and follow you from one device to another.",
  notesSeat: "They stay hidden while the screen is in the other side’s hands.",
  saving: "Saving…",
  kept: "Saved",
  notYet: "Not saved yet",
  changed: "These notes have changed in another window.",
  keepMine: "Keep the text here",
  takeOther: "Take the other",
  otherText: "In the other window:",
  room: "{n} of {all} bytes",
};

const all: Record<Lang, ChatWords> = { fr, en };
export const chatWords = (lang: Lang): ChatWords => all[lang];
