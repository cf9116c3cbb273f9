import { counted } from "../lib/counted";
import type { Option, Scene, ScenePiece, Sheet, SheetZone } from "../lib/types";
import type { Words } from "../lib/words";
import type { ZoneWords } from "../lib/zonewords";
import type { Choice } from "./choice.svelte";

// The map as something to be read: what stands in a zone and what may be answered there.

export interface Standing {
  side: string;
  name: string;
  style: string;
  text: string;
}

const kindOf = (piece: ScenePiece, sheet: Sheet) => sheet.pieces.find((one) => one.id === (piece.like ?? piece.id))?.kind ?? "";

function told(piece: ScenePiece, sheet: Sheet, say: Words): string {
  const name = sheet.pieces.find((one) => one.id === piece.id)?.name ?? piece.id;
  const [low, high] = piece.strength ?? [0, 0];
  const bounds = (a: number, b: number) => (a === b ? `${a}` : `${a}–${b}`);
  const parts = [piece.ready ? say.ready : say.activated];
  if (high) parts.push(`${say.strength.toLowerCase()} ${bounds(low, high)}`);
  if (piece.fatigue?.[1]) parts.push(`${say.fatigue.toLowerCase()} ${bounds(...piece.fatigue)}`);
  return `${name} (${parts.join(", ")})`;
}

/** Who stands in a zone, by side: named pieces by name, the others counted. */
export function standing(zone: string, sheet: Sheet, scene: Scene, say: Words): Standing[] {
  return sheet.sides.flatMap((side) => {
    const there = scene.pieces.filter((piece) => piece.zone === zone && piece.side === side.id);
    if (!there.length) return [];
    const of = (kind: string) => there.filter((piece) => kindOf(piece, sheet) === kind);
    const named = there.filter((piece) => !["hidden", "vedette"].includes(kindOf(piece, sheet)));
    const text = [
      ...named.map((piece) => told(piece, sheet, say)),
      counted(sheet.face_down ?? "hidden", of("hidden"), sheet.lang),
      counted("vedette", of("vedette"), sheet.lang),
    ];
    return [{ side: side.id, name: side.name, style: side.style, text: text.filter(Boolean).join(", ") }];
  });
}

/** What else lies in a zone: axes, broken bridges, markers of armies, missions. */
export function signs(zone: string, sheet: Sheet, scene: Scene, words: ZoneWords): string[] {
  const nameOf = (rows: { id: string; name: string }[], id: string) => rows.find((row) => row.id === id)?.name ?? id;
  const side = (id: string) => nameOf(sheet.sides, id);
  const lying = scene.markers.flatMap((marker) => {
    const other = marker.zone === zone ? marker.to : marker.to === zone ? marker.zone : undefined;
    if (marker.kind === "broken" && other) return [words.broken.replace("{zone}", nameOf(sheet.zones, other))];
    if (marker.zone !== zone) return [];
    if (marker.kind === "axis") return [words.axis.replace("{side}", side(marker.side ?? "")).replace("{zone}", nameOf(sheet.zones, marker.to ?? ""))];
    if (marker.kind === "army") return [words.marker.replace("{name}", `${nameOf(sheet.pieces, marker.piece ?? "")} (${side(marker.side ?? "")})`)];
    return [];
  });
  const missions = scene.missions.filter((one) => one.zone === zone);
  return [...lying, ...missions.map((one) => words.mission.replace("{worth}", one.worth.map(([id, points]) => `${side(id)} ${points}`).join(", ")))];
}

/** The answers that name a zone or a piece in it. */
export function answersAt(zone: string, scene: Scene, choice: Choice): Option[] {
  const pieces = scene.pieces.filter((piece) => piece.zone === zone).map((piece) => piece.id);
  const found = new Set([...choice.with("zone", zone), ...pieces.flatMap((id) => choice.with("piece", id))]);
  return (choice.question?.options ?? []).filter((option) => found.has(option));
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const called = (zones: SheetZone[], sought: string): SheetZone[] =>
  zones.filter((zone) => plain(zone.name).includes(plain(sought.trim()))).sort((a, b) => a.name.localeCompare(b.name));
