import type { Entry, SheetZone } from "../lib/types";

/** The neighbour of a zone that lies nearest to a direction; off the map nothing changes. */
export function neighbourTowards(
  zones: SheetZone[],
  from: string,
  way: [number, number],
): string {
  const here = zones.find((zone) => zone.id === from);
  if (!here) return zones[0]?.id ?? "";
  let best = from;
  let least = Infinity;
  for (const zone of zones) {
    if (!here.near.includes(zone.id)) continue;
    const dx = zone.x - here.x;
    const dy = zone.y - here.y;
    const length = Math.hypot(dx, dy) || 1;
    const along = (dx * way[0] + dy * way[1]) / length;
    if (along < 0.3) continue;
    const cost = length * (2 - along);
    if (cost < least) [best, least] = [zone.id, cost];
  }
  return best;
}

/** The zones of the latest march among the news: any entry that says from where and to where. */
export function lastMove(news: Entry[]): string[] {
  let path: string[] = [];
  for (const entry of news) {
    const from = entry["start"];
    const to = entry["to"];
    if (typeof from !== "string" || typeof to !== "string") continue;
    if (path[path.length - 1] === from) path = [...path, to];
    else path = [from, to];
  }
  return path;
}

/** The middle of some zones; those that are nowhere do not count. */
export function middleOf(some: (SheetZone | undefined)[]): { x: number; y: number } | undefined {
  const there = some.filter((zone) => zone !== undefined);
  if (!there.length) return undefined;
  const mean = (pick: (zone: SheetZone) => number) => there.reduce((total, zone) => total + pick(zone), 0) / there.length;
  return { x: mean((zone) => zone.x), y: mean((zone) => zone.y) };
}

/** What is known of something, as it is read aloud. */
export const spoken = (parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(". ");
