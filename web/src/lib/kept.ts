// What this browser has kept of the luck of a match, from when it began.

export interface Kept {
  commitment?: string;
  nonce?: string;
}

const key = (id: string) => `berthier-luck-${id}`;

export function keptOf(id: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(key(id)) ?? "{}") as Kept;
  } catch {
    return {}; // storage may be forbidden, or hold something else
  }
}

/** Only what is not there yet: the first word counts. */
function remember(id: string, more: Kept): void {
  const before = keptOf(id);
  if (Object.keys(more).every((name) => name in before)) return;
  try {
    localStorage.setItem(key(id), JSON.stringify({ ...more, ...before }));
  } catch {
    return;
  }
}

export const rememberCommitment = (id: string, commitment: string): void => remember(id, { commitment });
export const rememberNonce = (id: string, nonce: string): void => remember(id, { nonce });
