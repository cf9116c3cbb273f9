import type { Camera } from "./camera.svelte";

/** A tab at the edge of the map for something that lies out of sight, and the way to it. */
export interface Edge {
  id: string;
  name: string;
  x: number;
  y: number;
  angle: number;
}

const HIGH = 30;
const MOST = 7;
const BLOCK = { half: 26, above: 62, below: 14 }; // what stands on a zone that can be chosen too
const BUTTONS = { width: 156, height: 62 }; // the zoom's, in the right upper corner

/** Tabs for the zones out of sight, the nearest first; they do not lie on each other, nor on zones in
 * sight that can be chosen, as long as there is room. */
export function edgesOf(zones: { id: string; name: string; x: number; y: number }[], camera: Camera): Edge[] {
  const { width, height } = camera;
  const [midX, midY] = [width / 2, height / 2];
  const far = (x: number, y: number) => Math.hypot(x - midX, y - midY);
  const placed = zones.map((zone) => ({ ...zone, at: camera.place(zone.x, zone.y) }));
  const isHidden = ([x, y]: [number, number]) => x < 4 || y < 4 || x > width - 4 || y > height - 4 || camera.isCovered(x, y);
  const seen = placed.filter(({ at }) => !isHidden(at));
  const hidden = placed
    .filter(({ at }) => isHidden(at))
    .sort((a, b) => far(...a.at) - far(...b.at));
  const found: Edge[] = [];
  for (const { id, name, at } of hidden.slice(0, MOST)) {
    const half = name.length * 4 + 24;
    const foot = camera.isAbove(at[0], half) ? camera.covered.height : 0;
    const x = Math.max(half + 4, Math.min(width - half - 4, at[0]));
    const head = x + half > width - BUTTONS.width ? BUTTONS.height : 0;
    const wished = Math.max(head + HIGH / 2 + 4, Math.min(height - foot - HIGH / 2 - 4, at[1]));
    const onTab = (y: number) => found.some((one) => Math.abs(one.y - y) < HIGH + 2 && Math.abs(one.x - x) < half + one.name.length * 4 + 24);
    const onZone = (y: number) =>
      seen.some(({ at: [zx, zy] }) => Math.abs(zx - x) < half + BLOCK.half && y > zy - BLOCK.above - HIGH / 2 && y < zy + BLOCK.below + HIGH / 2);
    const step = wished > height / 2 ? -HIGH - 4 : HIGH + 4;
    const places = Array.from({ length: 8 }, (_, n) => wished + n * step).filter((y) => y > head && y < height - foot);
    const y = places.find((one) => !onTab(one) && !onZone(one)) ?? places.find((one) => !onTab(one)) ?? wished;
    found.push({ id, name, x, y, angle: (Math.atan2(at[1] - y, at[0] - x) * 180) / Math.PI });
  }
  return found;
}
