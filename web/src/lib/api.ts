import type { Forecast } from "./forecast";
import type { Hint } from "./hint";
import type { LuckRecord } from "./luckrecord";
import { rememberCommitment, rememberNonce } from "./kept";
import type { Plan } from "./plan";
import type { Moment, Steps } from "./replay";
import type { Statistics } from "./statistics";
import type {
  About,
  Chapter,
  Drawn,
  Entry,
  Lang,
  Person,
  State,
  Term,
  TimeControl,
  Title,
  Why,
} from "./types";

/** What the server refused: its sentence in the reader's language, and for a stale answer the
 * present state. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string | null,
    readonly state: State | null,
  ) {
    super(message);
  }
}

/** The line is cut: nothing was refused, nothing is known to have happened. */
export class LineCut extends Error {}

let token = "";

export async function call<T>(method: string, path: string, lang: Lang, body?: unknown): Promise<T> {
  const address = `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
  const headers: Record<string, string> = {};
  const request: RequestInit = { method, headers, credentials: "same-origin" };
  if (method !== "GET") {
    headers["x-berthier-token"] = token;
    headers["content-type"] = "application/json";
    request.body = body instanceof Blob ? body : JSON.stringify(body ?? {});
  }
  let reply: Response;
  try {
    reply = await fetch(address, request);
  } catch {
    throw new LineCut();
  }
  const data: unknown = await reply.json().catch(() => null);
  if (reply.ok) return data as T;
  const problem = (data ?? {}) as {
    code?: string;
    detail?: string;
    rule?: string | null;
    state?: State;
  };
  throw new Refusal(
    reply.status,
    problem.code ?? "error",
    problem.detail ?? reply.statusText,
    problem.rule ?? null,
    problem.state ?? null,
  );
}

function drawn(size: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A seat's part of the luck: 128 bits that the server did not choose. */
export const nonce = () => drawn(16);
/** A key that makes it safe to send the same thing again. */
export const newKey = () => drawn(12);

/** Whoever sits down keeps what he has put into the luck, to look for it at the end. */
async function sit<T extends { match: string }>(call: (own: string) => Promise<T>): Promise<T> {
  const own = nonce();
  const opened = await call(own);
  rememberNonce(opened.match, own);
  return opened;
}

/** Whoever opens a match is shown what binds the server before he draws his part of the luck. */
async function bound<T>(lang: Lang, open: (commitment: string) => Promise<T>): Promise<T> {
  const { commitment } = await call<{ commitment: string }>("POST", "/api/commitment", lang);
  return open(commitment);
}

export interface NewMatch {
  title: string;
  scenario?: string;
  rules?: string;
  options?: Record<string, string>;
  side?: string;
  opponent: string;
  level?: string;
  undo?: string;
  hints?: string;
  clock?: TimeControl;
  teaching?: boolean;
  public?: boolean;
  listed?: boolean;
}

interface Opened {
  match: string;
  invitation: string;
  commitment: string;
}

/** Who somebody is in this browser from now on, and the token that his changes must carry. */
export async function greet<T extends { token: string }>(method: string, path: string, lang: Lang, body?: unknown): Promise<T> {
  const found = await call<T>(method, path, lang, body);
  token = found.token;
  return found;
}

export const me = async (lang: Lang): Promise<Person | null> =>
  (await greet<{ person: Person | null; token: string }>("GET", "/api/me", lang)).person;
export const sitDown = async (name: string, lang: Lang): Promise<Person> =>
  (await greet<{ person: Person; token: string }>("POST", "/api/guest", lang, { name, lang })).person;

export const titles = (lang: Lang) => call<Title[]>("GET", "/api/titles", lang);
/** Some options bring cards of their own. */
export const sheet = (title: string, lang: Lang, options: Record<string, string> = {}) =>
  call<Drawn>("GET", `/api/titles/${title}/sheet?${new URLSearchParams(options)}`, lang);
export const rules = (title: string, lang: Lang) =>
  call<Chapter[]>("GET", `/api/titles/${title}/rules`, lang);
export const glossary = (title: string, lang: Lang) =>
  call<Term[]>("GET", `/api/titles/${title}/glossary`, lang);
export const myMatches = (lang: Lang) => call<About[]>("GET", "/api/matches", lang);
export const openMatch = (match: NewMatch, lang: Lang) =>
  bound(lang, async (commitment) => {
    const opened = await sit((own) => call<Opened>("POST", "/api/matches", lang, { ...match, commitment, nonce: own }));
    rememberCommitment(opened.match, commitment); // the one given before, whatever is shown now
    return opened;
  });
export const inviteAgain = (id: string, lang: Lang) =>
  call<{ match: string; invitation: string }>("POST", `/api/matches/${id}/invitation`, lang);
export const invitation = (secret: string, lang: Lang) =>
  call<{ match: About; seat: string; partner: boolean; commitment: string }>("GET", `/api/invitations/${secret}`, lang);
export const join = (secret: string, lang: Lang) =>
  sit((own) => call<{ match: string }>("POST", `/api/invitations/${secret}`, lang, { nonce: own }));
/** The other may have opened it already: then neither the commitment nor the number is his. */
export const rematch = (id: string, lang: Lang) =>
  bound(lang, async (commitment) => {
    const own = nonce();
    const opened = await call<Opened>("POST", `/api/matches/${id}/rematch`, lang, { commitment, nonce: own });
    if (opened.commitment === commitment) {
      rememberNonce(opened.match, own);
      rememberCommitment(opened.match, commitment);
    }
    return opened;
  });

export const state = (id: string, lang: Lang) => call<State>("GET", `/api/matches/${id}`, lang);
export const told = (id: string, since: number, lang: Lang) =>
  call<{ entries: Entry[]; next: number }>("GET", `/api/matches/${id}/journal?since=${since}`, lang);
/** Where steps are asked for: of a match, or of a record that somebody has brought. */
export type Shelf = "matches" | "records";
export const replay = (shelf: Shelf, id: string, eyes: string, lang: Lang) =>
  call<Steps>("GET", `/api/${shelf}/${id}/replay?eyes=${eyes}`, lang);
export const replayMoment = (shelf: Shelf, id: string, n: number, eyes: string, since: number, lang: Lang) =>
  call<Moment>("GET", `/api/${shelf}/${id}/replay/${n}?eyes=${eyes}&since=${since}`, lang);
export const bringRecord = (file: Blob, lang: Lang) => call<{ record: string }>("POST", "/api/records", lang, file);
export const statistics = (id: string, eyes: string, lang: Lang) =>
  call<Statistics>("GET", `/api/matches/${id}/statistics?eyes=${eyes}`, lang);
export const luck = (id: string, lang: Lang) => call<LuckRecord>("GET", `/api/matches/${id}/luck`, lang);
export const why = (id: string, about: string, lang: Lang) =>
  call<Why>("GET", `/api/matches/${id}/why?about=${encodeURIComponent(about)}`, lang);
export const routes = (id: string, lang: Lang) => call<Plan>("GET", `/api/matches/${id}/routes`, lang);
export const forecast = (id: string, lang: Lang) => call<Forecast>("GET", `/api/matches/${id}/forecast`, lang);
export const hint = (id: string, lang: Lang) => call<Hint>("GET", `/api/matches/${id}/hint`, lang);
export const answer = (id: string, number: number, option: string, key: string, lang: Lang) =>
  call<State>("POST", `/api/matches/${id}/answer`, lang, { number, option, key });
export const order = (id: string, window: string, order: string, lang: Lang) =>
  call<State>("POST", `/api/matches/${id}/orders`, lang, { window, order });
export const undo = (id: string, number: number, lang: Lang) =>
  call<State>("POST", `/api/matches/${id}/undo`, lang, { number });
export const consent = (id: string, agree: boolean, lang: Lang) =>
  call<State>("POST", `/api/matches/${id}/consent`, lang, { agree });
export const resign = (id: string, lang: Lang) =>
  call<State>("POST", `/api/matches/${id}/resign`, lang);
export const handOver = (id: string, seat: string, lang: Lang) =>
  call<State>("POST", `/api/matches/${id}/hand-over`, lang, { seat });
