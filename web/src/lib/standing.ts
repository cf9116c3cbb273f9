import type { State } from "./types";
import type { Words } from "./words";

// Standing orders for windows, as the server knows them.

export const EVERY = "*";
export const ASK = "ask";
export const ORDERS = [ASK, "operation", "unless-fight", "nothing-else", "pass"] as const;

export const orderName = (order: string, say: Words): string => say[`order_${order}` as keyof Words] ?? order;

/** What is done in a window: its own order, or else that for every window. */
export const orderOf = (state: State, window: string): string => state.orders?.[window] ?? state.orders?.[EVERY] ?? ASK;
