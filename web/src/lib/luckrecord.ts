import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { About } from "./types";

// The luck of a match, computed here from its secret: the server's word is not asked for
// (kernel/chance.py, docs/luck.md).

/** Number, kind, seat, how many results there could be, the result, whether it was given by hand. */
export type Draw = [number, string, number, number, number, number];

export interface LuckRow {
  seat: string;
  purpose: string;
  what: string;
  draws: number;
  total: number;
  expected: number;
  deviation: number;
}

export interface LuckRecord {
  match: About;
  commitment: string;
  nonce: string;
  open: boolean;
  secret?: string;
  nonces?: string[];
  seats?: string[];
  draws?: Draw[];
  kinds?: Record<string, string>;
  sheet?: LuckRow[];
}

/** All that a check needs. */
export interface Whole {
  secret: string;
  nonces: string[];
  draws: Draw[];
}

export interface Wrong {
  draw: Draw;
  computed: number;
}

export interface Checked {
  commitment: string;
  draws: number;
  scripted: number;
  wrong: Wrong[];
}

const SIZE = 32; // bytes of a commitment, a key and a nonce's hash
const person = (name: string): Uint8Array => concatBytes(utf8ToBytes(name), new Uint8Array(16 - name.length));

export const commitmentOf = (secret: Uint8Array): string =>
  bytesToHex(blake2b(secret, { dkLen: SIZE, personalization: person("berthier-commit") }));

export function keyOf(secret: Uint8Array, nonces: string[]): Uint8Array {
  const parts = nonces.map((nonce) => blake2b(utf8ToBytes(nonce), { dkLen: SIZE }));
  return blake2b(concatBytes(secret, ...parts), { dkLen: SIZE, personalization: person("berthier-key") });
}

/** Draw number n: the first word that is small enough to favour no result. */
export function drawOf(key: Uint8Array, n: number, bound: number): number {
  const of = BigInt(bound);
  const limit = ((1n << 64n) / of) * of;
  for (let block = 0; ; block += 1) {
    const data = new DataView(new ArrayBuffer(12));
    data.setBigUint64(0, BigInt(n));
    data.setUint32(8, block);
    const digest = new DataView(blake2b(new Uint8Array(data.buffer), { dkLen: 64, key }).buffer);
    for (let at = 0; at < 64; at += 8) {
      const word = digest.getBigUint64(at);
      if (word < limit) return Number(word % of);
    }
  }
}

export function check({ secret, nonces, draws }: Whole): Checked {
  const bytes = hexToBytes(secret);
  const key = keyOf(bytes, nonces);
  const wrong: Wrong[] = [];
  draws.forEach((draw, n) => {
    const [number, , , bound, value, scripted] = draw;
    const computed = drawOf(key, n, bound);
    if (number !== n || (!scripted && computed !== value)) wrong.push({ draw, computed });
  });
  const scripted = draws.filter((draw) => draw[5]).length;
  return { commitment: commitmentOf(bytes), draws: draws.length, scripted, wrong };
}

/** What of a file can be checked: a save, a record, a reply of the referee, or what our page gives. */
export function wholeOf(data: unknown): Whole | null {
  const outer = (data ?? {}) as Record<string, unknown>;
  const inner = [outer, outer["match"], outer["record"]].find((one) => isWhole(one));
  return (inner as Whole | undefined) ?? null;
}

function isWhole(data: unknown): boolean {
  const { secret, nonces, draws } = (data ?? {}) as Partial<Record<keyof Whole, unknown>>;
  return (
    typeof secret === "string" &&
    /^([0-9a-f]{2})+$/.test(secret) &&
    Array.isArray(nonces) &&
    nonces.every((nonce) => typeof nonce === "string") &&
    Array.isArray(draws) &&
    draws.every((row) => Array.isArray(row) && row.length >= 5 && Number.isSafeInteger(row[3]) && row[3] > 0)
  );
}
