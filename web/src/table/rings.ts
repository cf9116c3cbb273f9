import type { Route } from "../lib/plan";
import type { SheetZone } from "../lib/types";
import { boxOf, overlap, type Box, type Place } from "./labels";

// Rings round zones that can be chosen. A ring goes round the blocks that stand there, so that no
// block hides it. All in pixels from the town.

export interface Ring {
  path: string;
  outer: string;
  rays: string;
}

const RAYS = 14;

/** A circle round a free town; a rounded frame round one with blocks. */
export function ringOf(box: Box | undefined): Ring {
  const [x, y, w, h] = box
    ? [(box.left + box.right) / 2, (box.top + box.bottom) / 2, (box.right - box.left) / 2 + 5, (box.bottom - box.top) / 2 + 5]
    : [0, 0, 17, 17];
  return { path: outline(x, y, w, h, Boolean(box)), outer: outline(x, y, w + 5, h + 5, Boolean(box)), rays: rays(x, y, w, h, Boolean(box)) };
}

function outline(x: number, y: number, w: number, h: number, frame: boolean): string {
  const r = frame ? 9 : w;
  const [dx, dy] = [2 * (w - r), 2 * (h - r)];
  const turn = (tx: number, ty: number) => `a${r} ${r} 0 0 1 ${tx * r} ${ty * r}`;
  return `M${x - w + r} ${y - h}h${dx}${turn(1, 1)}v${dy}${turn(-1, 1)}h${-dx}${turn(-1, -1)}v${-dy}${turn(1, -1)}z`;
}

function rays(x: number, y: number, w: number, h: number, frame: boolean): string {
  let path = "";
  for (let n = 0; n < RAYS; n += 1) {
    const a = (n * 2 * Math.PI) / RAYS;
    const [cos, sin] = [Math.cos(a), Math.sin(a)];
    // How far the outline is away in this direction.
    const r = frame ? Math.min(w / Math.max(Math.abs(cos), 0.01), h / Math.max(Math.abs(sin), 0.01)) : w;
    const at = (more: number) => `${(x + (r + more) * cos).toFixed(1)} ${(y + (r + more) * sin).toFixed(1)}`;
    path += `M${at(3)}L${at(8)}`;
  }
  return path;
}

/** What the blocks of a zone cover together with its town; nothing if none stand there. */
export function footprint(blocks: Box[], zone: SheetZone, scale: number): Box | undefined {
  if (!blocks.length) return undefined;
  const [x, y] = [zone.x * scale, zone.y * scale];
  return {
    left: Math.min(...blocks.map((one) => one.left)) - x,
    right: Math.max(...blocks.map((one) => one.right)) - x,
    top: Math.min(...blocks.map((one) => one.top)) - y,
    bottom: Math.max(10, ...blocks.map((one) => one.bottom - y)),
  };
}

const WIDE = 17;

/** Room for the tab with a route's cost: beside the ring, where it hides least. */
export function tabPlace(route: Route, zone: SheetZone, box: Box | undefined, taken: Box[], scale: number): [number, number] {
  const high = route.fatigue ? 26 : WIDE;
  const [right, left] = box ? [box.right + 7, box.left - 7 - WIDE] : [19, -19 - WIDE];
  const [top, bottom] = box ? [box.top + 4, box.bottom - high] : [-high, 1];
  let best: [number, number] = [right, top];
  let least = Infinity;
  for (const [n, [dx, dy]] of ([[right, bottom], [right, top], [left, top], [left, bottom]] as [number, number][]).entries()) {
    const x = zone.x * scale + dx;
    const y = zone.y * scale + dy;
    const own = { left: x, top: y, right: x + WIDE, bottom: y + high };
    const cost = taken.reduce((sum, other) => sum + overlap(own, other), n * 4);
    if (cost < least) [best, least] = [[dx, dy], cost];
  }
  return best;
}

export function nameBoxes(zones: SheetZone[], places: Map<string, Place>, scale: number): Box[] {
  return zones.flatMap((zone) => {
    const place = places.get(zone.id);
    return place ? [boxOf(zone, place, scale)] : [];
  });
}
