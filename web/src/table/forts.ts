import type { Scene } from "../lib/types";
import type { Words } from "../lib/words";

/** The points of a fort: so many bastions, as far out, with the walls between them as far in. */
export function bastions(count: number, far: number, near: number): string {
  return Array.from({ length: 2 * count }, (_, n) => {
    const r = n % 2 ? near : far;
    const a = (n * Math.PI) / count - Math.PI / 2;
    return `${(r * Math.cos(a)).toFixed(1)},${(r * Math.sin(a)).toFixed(1)}`;
  }).join(" ");
}

/** Whose a zone is, and whether it is besieged, in words. */
export function held(zone: string, scene: Scene, names: Map<string, string>, say: Words): string[] {
  return scene.markers
    .filter((marker) => marker.zone === zone)
    .flatMap((marker) => {
      if (marker.kind === "siege") return [say.besieged];
      if (marker.kind !== "flag" && marker.kind !== "citadel") return [];
      return [say.heldBy.replace("{name}", names.get(marker.side ?? "") ?? "")];
    });
}
