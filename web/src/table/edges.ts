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
const BUTTONS = { width: 156, height: 62 }; // the zoom's, in the right upper corner

/** Tabs for the zones out of sight, the nearest first; they do not lie on each other. */
export function edgesOf(zones: { id: string; name: string; x: number; y: number }[], camera: Camera): Edge[] {
  const { width, height } = camera;
  const [midX, midY] = [width / 2, height / 2];
  const far = (x: number, y: number) => Math.hypot(x - midX, y - midY);
  const hidden = zones
    .map((zone) => ({ ...zone, at: camera.place(zone.x, zone.y) }))
    .filter(({ at: [x, y] }) => x < 4 || y < 4 || x > width - 4 || y > height - 4 || camera.isCovered(x, y))
    .sort((a, b) => far(...a.at) - far(...b.at));
  const found: Edge[] = [];
  for (const { id, name, at } of hidden.slice(0, MOST)) {
    const half = name.length * 4 + 24;
    const foot = camera.isAbove(at[0], half) ? camera.covered.height : 0;
    const x = Math.max(half + 4, Math.min(width - half - 4, at[0]));
    const head = x + half > width - BUTTONS.width ? BUTTONS.height : 0;
    let y = Math.max(head + HIGH / 2 + 4, Math.min(height - foot - HIGH / 2 - 4, at[1]));
    const clash = () => found.some((one) => Math.abs(one.y - y) < HIGH + 2 && Math.abs(one.x - x) < half + one.name.length * 4 + 24);
    const step = y > height / 2 ? -HIGH - 4 : HIGH + 4;
    for (let tries = 0; tries < 8 && clash(); tries += 1) y += step;
    found.push({ id, name, x, y, angle: (Math.atan2(at[1] - y, at[0] - x) * 180) / Math.PI });
  }
  return found;
}
