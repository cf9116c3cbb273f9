import type { Scene, ScenePiece, SheetPiece, SheetZone } from "../lib/types";
import type { Box } from "./labels";

/** The pieces of one side in one zone. */
export interface Pile {
  key: string;
  zone: SheetZone;
  side: string;
  pieces: ScenePiece[];
}

/** From the front to the back: whoever is asked about, the lying ones, the others, a commander with
 * his star above them. */
function rank(piece: ScenePiece, printed: SheetPiece | undefined, asked: string[]): number {
  if (printed?.kind === "vedette") return asked.includes(piece.id) ? 4 : 5;
  if (asked.includes(piece.id)) return 0;
  if (printed?.kind === "commander") return 3;
  return piece.ready ? 2 : 1;
}

export function pilesOf(
  scene: Scene,
  zones: Map<string, SheetZone>,
  printed: Map<string, SheetPiece>,
  asked: string[],
): Pile[] {
  const found = new Map<string, Pile>();
  for (const piece of scene.pieces) {
    const zone = zones.get(piece.zone);
    if (!zone) continue;
    const key = `${piece.zone} ${piece.side}`;
    const pile = found.get(key) ?? { key, zone, side: piece.side, pieces: [] };
    pile.pieces.push(piece);
    found.set(key, pile);
  }
  for (const pile of found.values()) {
    const order = (piece: ScenePiece) => rank(piece, printed.get(piece.like ?? piece.id), asked);
    pile.pieces.sort((a, b) => order(a) - order(b));
  }
  return [...found.values()];
}

/** How many of a pile stand behind each other, where vedettes stand beside them; 0: there is no such
 * difference. */
export function besides(pieces: ScenePiece[], printed: Map<string, SheetPiece>): number {
  const small = pieces.filter((piece) => printed.get(piece.like ?? piece.id)?.kind === "vedette").length;
  return small < pieces.length ? pieces.length - small : 0;
}

/** How far each block stands above the one before it: large piles are packed closer. */
export function rise(count: number): number {
  return count < 4 ? 13 : 36 / (count - 1);
}

/** The room a pile takes on the screen, in pixels. */
export function boxOfPile(pile: Pile, printed: Map<string, SheetPiece>, shift: number, scale: number, size: number): Box {
  const [x, y] = [pile.zone.x * scale + shift * size, pile.zone.y * scale];
  const high = besides(pile.pieces, printed) || pile.pieces.length;
  const [more, small] = [high - 1, pile.pieces.length - high];
  return {
    left: x - 26 * size,
    right: x + (28 + Math.min(more, 4) * 7 + (small ? 34 + small * 4 : 0)) * size,
    top: y - (42 + more * rise(high)) * size,
    bottom: y + 4,
  };
}
