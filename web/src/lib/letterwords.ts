import type { Lang } from "./types";

// What is said around letters: notices of the browser, mails, the feed.

const fr = {
  title: "Quand on vous attend",
  intro: "Quand quelqu’un attend votre réponse à une table, Berthier peut vous le dire. Il dit à quelle partie et depuis quand, jamais ce qui est demandé.",
  inBrowser: "Dans ce navigateur",
  noticesAbout: "Un avis apparaît tant qu’une page de Berthier reste ouverte, même derrière d’autres.",
  noticesOn: "Afficher des avis",
  noticesOff: "Ne plus afficher d’avis",
  noticesAre: "Les avis sont affichés.",
  noticesRefused: "Votre navigateur refuse les avis de ce site : permettez-les dans ses réglages.",
  noticesNone: "Ce navigateur ne sait pas afficher d’avis.",
  awaited: "On vous attend",
  byMail: "Par courrier",
  noMail: "Ce serveur n’envoie pas de courrier.",
  noAddress: "Il faut un compte avec une adresse de courrier.",
  toAccount: "Mon compte",
  to: "À {address}",
  mode_none: "Aucun courrier",
  mode_turns: "Quand on m’attend et que je suis absent depuis",
  mode_daily: "Une fois par jour, si l’on m’attend, à",
  quiet: "Pas de courrier entre",
  and: "et",
  zone: "Fuseau horaire",
  save: "Enregistrer",
  saved: "Enregistré.",
  toConfirm: "Un message est parti à {address} : suivez son lien pour confirmer l’adresse. Jusque-là, rien d’autre n’y est envoyé.",
  mustConfirm: "Cette adresse n’est pas encore confirmée.",
  sendAgain: "Envoyer de nouveau le message de confirmation",
  confirmed: "Adresse confirmée.",
  bounced: "Les messages à {address} sont refusés par son serveur : plus rien n’y est envoyé. Corrigez l’adresse dans votre compte, ou enregistrez de nouveau pour réessayer.",
  feed: "Par un fil (Atom)",
  feedAbout: "Un lecteur de nouvelles peut suivre une adresse secrète. Qui la connaît lit où l’on vous attend, et rien d’autre.",
  feedMake: "Créer une adresse",
  feedRenew: "Changer l’adresse",
  feedClose: "Fermer le fil",
  feedOpen: "Votre fil est ouvert. Son adresse n’a été montrée qu’une fois ; si vous l’avez perdue, changez-la.",
  feedHere: "Voici l’adresse de votre fil. Elle n’est montrée que maintenant :",
  copy: "Copier",
  copied: "Copié",
  signIn: "Donnez d’abord un nom pour jouer.",
  linkStop: "Ne plus recevoir de courrier de Berthier ?",
  linkStopDo: "Ne plus rien m’envoyer",
  linkStopDone: "C’est fait : Berthier ne vous envoie plus de courrier. On peut y revenir depuis son compte.",
  linkConfirm: "Recevoir ici les messages de Berthier ?",
  linkConfirmDo: "Confirmer cette adresse",
  linkConfirmDone: "C’est fait : l’adresse est confirmée.",
};

export type LetterWords = typeof fr;

const en: LetterWords = {
  title: "When you are awaited",
  intro: "When somebody waits for your answer at a table, Berthier can tell you. It tells at which match and since when, never what is asked.",
  inBrowser: "In this browser",
  noticesAbout: "A notice appears while any page of Berthier stays open, even behind others.",
  noticesOn: "Show notices",
  noticesOff: "Show no more notices",
  noticesAre: "Notices are shown.",
  noticesRefused: "Your browser refuses notices of this site: allow them in its settings.",
  noticesNone: "This browser can’t show notices.",
  awaited: "You are awaited",
  byMail: "By mail",
  noMail: "This server sends no mail.",
  noAddress: "This needs an account with a mail address.",
  toAccount: "My account",
  to: "To {address}",
  mode_none: "No mail",
  mode_turns: "When I am awaited and have been away for",
  mode_daily: "Once a day, if I am awaited, at",
  quiet: "No mail between",
  and: "and",
  zone: "Time zone",
  save: "Save",
  saved: "Saved.",
  toConfirm: "A message is on its way to {address}: follow its link to confirm the address. Until then nothing else is sent there.",
  mustConfirm: "This address is not confirmed yet.",
  sendAgain: "Send the message to confirm it again",
  confirmed: "Address confirmed.",
  bounced: "Messages to {address} are refused by its server: nothing more is sent there. Correct the address in your account, or save again to try once more.",
  feed: "By a feed (Atom)",
  feedAbout: "A news reader can follow a secret address. Whoever knows it reads where you are awaited, and nothing else.",
  feedMake: "Make an address",
  feedRenew: "Change the address",
  feedClose: "Close the feed",
  feedOpen: "Your feed is open. Its address was shown once only; if you have lost it, change it.",
  feedHere: "This is the address of your feed. It is shown now only:",
  copy: "Copy",
  copied: "Copied",
  signIn: "Give a name to play first.",
  linkStop: "Get no more mail from Berthier?",
  linkStopDo: "Send me nothing more",
  linkStopDone: "Done: Berthier sends you no more mail. You can change that in your account.",
  linkConfirm: "Get the messages of Berthier here?",
  linkConfirmDo: "Confirm this address",
  linkConfirmDone: "Done: the address is confirmed.",
};

const all: Record<Lang, LetterWords> = { fr, en };
export const letterWords = (lang: Lang): LetterWords => all[lang];

const UNITS: [number, "day" | "hour" | "minute"][] = [[1440, "day"], [60, "hour"], [1, "minute"]];
/** "3 hours", in the reader's language. */
export function lasting(minutes: number, lang: Lang): string {
  const [length, unit] = UNITS.find(([least]) => minutes >= least && minutes % least === 0) ?? [1, "minute"];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(minutes / length);
}
