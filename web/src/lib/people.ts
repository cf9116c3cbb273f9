import { call, greet } from "./api";
import type { Lang, Person } from "./types";

// What one does about oneself: accounts, the way back, whom one blocks.

interface Greeting {
  person: Person;
  token: string;
}

export interface Account {
  person: Person;
  email: string;
  codes: number; // recovery codes that are left
}

export interface Blocked {
  id: string;
  name: string;
}

export const account = (lang: Lang) => call<Account>("GET", "/api/account", lang);
export const register = (name: string, email: string, password: string, lang: Lang) =>
  greet<Greeting & { codes: string[] }>("POST", "/api/account", lang, { name, email, password, lang });
export const signIn = (name: string, password: string, lang: Lang) =>
  greet<Greeting>("POST", "/api/sign-in", lang, { name, password });
export const signOut = (lang: Lang) => greet<{ token: string }>("POST", "/api/sign-out", lang);
export const recover = (name: string, code: string, password: string, lang: Lang) =>
  greet<Greeting>("POST", "/api/recover", lang, { name, code, password });
export const changeEmail = (email: string, password: string, lang: Lang) =>
  call<{ email: string }>("POST", "/api/account/email", lang, { email, password });
export const changePassword = (password: string, fresh: string, lang: Lang) =>
  greet<Greeting>("POST", "/api/account/password", lang, { password, new: fresh });
export const changeCodes = (password: string, lang: Lang) =>
  call<{ codes: string[] }>("POST", "/api/account/codes", lang, { password });
export const leave = (password: string, lang: Lang) =>
  greet<{ token: string }>("POST", "/api/account/delete", lang, { password });

export const newReturn = async (lang: Lang) => (await call<{ return: string }>("POST", "/api/return", lang)).return;
export const whose = async (secret: string, lang: Lang) =>
  (await call<{ name: string }>("GET", `/api/return/${encodeURIComponent(secret)}`, lang)).name;
export const comeBack = (secret: string, lang: Lang) =>
  greet<Greeting>("POST", `/api/return/${encodeURIComponent(secret)}`, lang);

export const blocked = (lang: Lang) => call<Blocked[]>("GET", "/api/blocks", lang);
export const block = (name: string, lang: Lang) => call<Blocked[]>("POST", "/api/blocks", lang, { name });
export const unblock = (id: string, lang: Lang) => call<Blocked[]>("POST", `/api/blocks/${id}/remove`, lang);
