import { call, nonce } from "./api";
import { rememberCommitment, rememberNonce } from "./kept";
import type { About, Lang, State } from "./types";

// The lobby and the seats of a match (server/hall.py, server/empty_seats.py).

export type OpenSeat = About & { free: string; created: number; commitment: string };
export type Watchable = About & { turn: number; updated: number };
export interface Rooms {
  open: OpenSeat[];
  watch: Watchable[];
}
export interface Reach {
  reach: "machine" | "network" | "internet";
  address: string;
}

export const rooms = (lang: Lang) => call<Rooms>("GET", "/api/lobby", lang);
export const reach = (lang: Lang) => call<Reach>("GET", "/api/reach", lang);

/** Whoever sits down has seen what binds the server, and puts his own part into the luck. */
export async function takeSeat(seat: OpenSeat, lang: Lang): Promise<void> {
  const own = nonce();
  await call<{ match: string }>("POST", `/api/matches/${seat.id}/seat`, lang, { nonce: own });
  rememberNonce(seat.id, own);
  rememberCommitment(seat.id, seat.commitment);
}

export const list = (id: string, listed: boolean, lang: Lang) =>
  call<{ listed: boolean }>("POST", `/api/matches/${id}/listing`, lang, { listed });
export const invitePartner = async (id: string, lang: Lang) =>
  (await call<{ invitation: string }>("POST", `/api/matches/${id}/partner`, lang)).invitation;
export const leavePartner = (id: string, lang: Lang) => call<{ match: string }>("DELETE", `/api/matches/${id}/partner`, lang);
export const agreeTo = (id: string, level: string, lang: Lang) =>
  call<State>("POST", `/api/matches/${id}/computer`, lang, { level });
export const blockSeat = (match: string, seat: string, lang: Lang) =>
  call<unknown>("POST", "/api/blocks", lang, { match, seat });
