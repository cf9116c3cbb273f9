import { call } from "./api";
import type { Lang } from "./types";

/** What mails somebody wants; times of the day are minutes of it in his time zone. */
export interface Wishes {
  mode: "none" | "turns" | "daily";
  after: number;
  daily: number;
  zone: string;
  quiet_from: number;
  quiet_to: number;
}

export interface Letters extends Wishes {
  mailing: boolean; // this server sends mails
  address: string;
  confirmed: boolean;
  trouble: string;
  feed: boolean;
}

export interface Awaited {
  match: string;
  name: string;
  since: number;
}

export interface Link {
  purpose: string;
  done: boolean;
}

export const letters = (lang: Lang) => call<Letters>("GET", "/api/letters", lang);
export const wish = (wishes: Wishes, lang: Lang) => call<Letters>("PUT", "/api/letters", lang, wishes);
export const awaited = (lang: Lang) => call<Awaited[]>("GET", "/api/letters/awaited", lang);
export const renewFeed = (lang: Lang) => call<{ address: string }>("POST", "/api/letters/feed", lang);
export const closeFeed = (lang: Lang) => call<{ feed: boolean }>("DELETE", "/api/letters/feed", lang);
export const lookAtLink = (purpose: string, secret: string, lang: Lang) =>
  call<Link>("GET", `/api/letters/${purpose}/${secret}`, lang);
export const followLink = (purpose: string, secret: string, lang: Lang) =>
  call<Link>("POST", `/api/letters/${purpose}/${secret}`, lang);
