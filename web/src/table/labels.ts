import type { SheetZone } from "../lib/types";

// Where the names of the zones stand, so that they hide nothing and nothing hides them. All in
// pixels around the town, for one scale of the map.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Place {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

const PRINTED_SCALE = 0.62; // the scale for which the pack's own places were drawn
const LETTER = 6.9; // the usual width of a letter
const HEIGHT = 13;

const ANCHORS: Place[] = [
  { x: 0, y: 24, anchor: "middle" },
  { x: 14, y: 17, anchor: "start" },
  { x: -14, y: 17, anchor: "end" },
  { x: 16, y: 5, anchor: "start" },
  { x: -16, y: 5, anchor: "end" },
  { x: 14, y: -9, anchor: "start" },
  { x: -14, y: -9, anchor: "end" },
  { x: 0, y: -14, anchor: "middle" },
];

export function boxOf(zone: SheetZone, place: Place, scale: number): Box {
  const wide = zone.name.length * (zone.sign === "citadel" ? LETTER * 1.55 : LETTER);
  const shift = place.anchor === "middle" ? wide / 2 : place.anchor === "end" ? wide : 0;
  const left = zone.x * scale + place.x - shift;
  const bottom = zone.y * scale + place.y + 3;
  return { left, top: bottom - HEIGHT, right: left + wide, bottom };
}

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The pack's own place first, then round the town; what is hidden or hides costs. */
function candidates(zone: SheetZone): Place[] {
  const [x, y, anchor] = zone.label;
  const printed = { x: (x - zone.x) * PRINTED_SCALE, y: (y - zone.y) * PRINTED_SCALE - 4, anchor };
  const near = Math.hypot(printed.x, printed.y) <= 34;
  return near ? [printed, ...ANCHORS] : ANCHORS;
}

/** A place for every name, one after the other; blocks weigh most, then names, then town signs. None
 *  hangs over the side of the sheet. */
export function placed(zones: SheetZone[], blocks: Box[], scale: number, width: number): Map<string, Place> {
  const signs = zones.map((zone) => {
    const r = zone.sign === "citadel" ? 15 : zone.sign === "fortified" ? 12 : 7;
    const [x, y] = [zone.x * scale, zone.y * scale];
    return { left: x - r, top: y - r, right: x + r, bottom: y + r };
  });
  const names: Box[] = [];
  const found = new Map<string, Place>();
  for (const zone of zones) {
    let best: Place | undefined;
    let least = Infinity;
    for (const [n, place] of candidates(zone).entries()) {
      const box = boxOf(zone, place, scale);
      let cost = n * 12 + Math.max(0, -box.left, box.right - width * scale) * HEIGHT;
      for (const block of blocks) cost += overlap(box, block) * 3;
      for (const name of names) cost += overlap(box, name) * 2;
      for (const sign of signs) cost += overlap(box, sign);
      if (cost < least) [best, least] = [place, cost];
    }
    if (!best) continue;
    names.push(boxOf(zone, best, scale));
    found.set(zone.id, best);
  }
  return found;
}
