import type { MarchWords } from "../lib/marchwords";
import { counted } from "../lib/counted";
import type { Drawn, Scene, ScenePiece, SheetZone } from "../lib/types";
import type { Words } from "../lib/words";
import type { Camera } from "./camera.svelte";
import type { Choice } from "./choice.svelte";
import { edgesOf } from "./edges";
import { held } from "./forts";
import { placed, type Box } from "./labels";
import { spoken } from "./places";
import { footprint, nameBoxes } from "./rings";
import { boxOfPile, pilesOf, type Pile } from "./stacks";

export interface Shown {
  drawn: Drawn;
  scene: Scene;
  choice: Choice;
  at: string;
  asked: string[];
  focused: string;
  notes: Record<string, string>;
  say: Words;
  march: MarchWords;
}

/** What stands where on the map, what of it can be chosen, and how much room all that takes. */
export class Ground {
  #of: () => Shown;
  #camera: Camera;

  constructor(of: () => Shown, camera: Camera) {
    this.#of = of;
    this.#camera = camera;
  }

  // --- the sheet

  sheet = $derived.by(() => this.#of().drawn.sheet);
  zones = $derived.by(() => new Map(this.sheet.zones.map((zone) => [zone.id, zone])));
  towns = $derived.by(() => this.sheet.zones.filter((zone) => zone.sign !== "area"));
  printed = $derived.by(() => new Map(this.sheet.pieces.map((piece) => [piece.id, piece])));
  styles = $derived.by(() => new Map(this.sheet.sides.map((side) => [side.id, side.style])));
  sideNames = $derived.by(() => new Map(this.sheet.sides.map((side) => [side.id, side.name])));

  /** The road between two zones as it is drawn, perhaps from its other end. */
  road = (a: string, b: string): { path: string; backwards: boolean } => {
    const roads = this.#of().drawn.geometry.roads;
    const [there, back] = [roads[`${a} ${b}`], roads[`${b} ${a}`]];
    const [from, to] = [this.zones.get(a), this.zones.get(b)];
    const straight = from && to ? `M${from.x} ${from.y}L${to.x} ${to.y}` : "";
    return { path: there ?? back ?? straight, backwards: !there && Boolean(back) };
  };

  // --- the pieces

  // From far away blocks are small, so that they do not hide the map.
  pieceUnit = $derived.by(() => {
    const { unit, scale } = this.#camera;
    return unit * (scale < 0.45 ? 0.62 : scale > 0.9 ? 1.3 : 1);
  });
  stacks = $derived.by(() => pilesOf(this.#of().scene, this.zones, this.printed, this.#of().asked));
  occupied = $derived.by(() => new Set(this.stacks.map((stack) => stack.zone.id)));
  contested = $derived.by(() => {
    const several = this.stacks.filter((stack) => this.stacks.some((s) => s.zone.id === stack.zone.id && s.side !== stack.side));
    return new Set(several.map((stack) => stack.zone.id));
  });

  /** Own pieces to the left, the others to the right, where both stand in a zone. */
  shift(side: string, zone: string): number {
    if (!this.contested.has(zone)) return 0;
    const first = this.#of().scene.side || this.sheet.sides[0]?.id;
    return side === first ? -34 : 34;
  }

  // --- what can be chosen

  targets = $derived.by(() => new Set(this.sheet.zones.filter((zone) => this.#of().choice.has("zone", zone.id)).map((zone) => zone.id)));
  routes = $derived.by(() => this.#of().choice.marches.byZone);
  chosen = $derived.by(() => {
    const { choice } = this.#of();
    const route = choice.marches.shown;
    return new Set(route ? [route.zone] : (choice.option?.things ?? []).filter(([kind]) => kind === "zone").map(([, id]) => id));
  });
  /** The way that is looked at, or the one step that is chosen. */
  way = $derived.by(() => {
    const { at, choice } = this.#of();
    const [chosen] = this.chosen;
    if (choice.marches.shown) return [at, ...choice.marches.shown.steps.map(([zone]) => zone)];
    return at && chosen && chosen !== at ? [at, chosen] : [];
  });
  /** What can be chosen and lies out of sight: zones, and zones with pieces that can be. */
  edges = $derived.by(() => {
    const { scene, choice } = this.#of();
    const held = scene.pieces.filter((piece) => choice.has("piece", piece.id)).map((piece) => piece.zone);
    return edgesOf(this.sheet.zones.filter((zone) => this.targets.has(zone.id) || held.includes(zone.id)), this.#camera);
  });

  // --- the room it takes

  boxes = $derived.by(() => {
    const { scale, unit } = this.#camera;
    const size = this.pieceUnit / unit;
    return this.stacks.map((stack) => ({ zone: stack.zone, box: boxOfPile(stack, this.printed, this.shift(stack.side, stack.zone.id), scale, size) }));
  });
  /** The pencil note below a stack of hidden blocks. */
  note = (stack: Pile): string => (stack.pieces.some((piece) => piece.like) ? this.#of().notes[stack.zone.id] ?? "" : "");
  names = $derived.by(() => placed(this.towns, this.boxes.map((one) => one.box), this.#camera.scale, this.sheet.width));
  /** It hangs below the town, and below its name if that stands there. */
  pencilled = $derived.by(() =>
    this.stacks.filter(this.note).map((stack) => {
      const name = this.names.get(stack.zone.id);
      const under = name && name.y > 12 && Math.abs(name.x) < 30 && this.isNamed(stack.zone);
      const foot = stack.zone.sign === "citadel" ? 30 : 23;
      return { stack, text: this.note(stack), x: this.shift(stack.side, stack.zone.id), y: under ? name.y + 15 : foot };
    }),
  );
  /** What the blocks of each zone cover: rings go round it. */
  prints = $derived.by(() => {
    const found = new Map<string, Box>();
    for (const { zone } of this.boxes) {
      const own = this.boxes.filter((one) => one.zone === zone).map((one) => one.box);
      const print = footprint(own, zone, this.#camera.scale);
      if (print) found.set(zone.id, print);
    }
    return found;
  });
  /** Where no tab should lie. */
  taken = $derived.by(() => {
    if (!this.routes.size) return [];
    return [...this.boxes.map((one) => one.box), ...nameBoxes(this.towns.filter(this.isNamed), this.names, this.#camera.scale)];
  });

  /** From far away only the names that matter now. */
  isNamed = (zone: SheetZone): boolean =>
    this.#camera.scale > 0.42 ||
    zone.sign === "citadel" ||
    zone.id === this.#of().focused ||
    this.targets.has(zone.id) ||
    this.occupied.has(zone.id);

  kind = (piece: ScenePiece) => this.printed.get(piece.like ?? piece.id)?.kind;

  /** Pieces as they are read aloud: those with a name by name, the others counted. */
  told(pieces: ScenePiece[]): string {
    const { say } = this.#of();
    const of = (kind: string) => pieces.filter((piece) => this.kind(piece) === kind);
    const named = pieces.filter((piece) => !["hidden", "vedette"].includes(this.kind(piece) ?? ""));
    return [
      ...named.map((piece) => `${this.printed.get(piece.id)?.name ?? piece.id} ${piece.ready ? say.ready : say.activated}`),
      counted(this.sheet.face_down ?? "hidden", of("hidden"), this.sheet.lang),
      counted("vedette", of("vedette"), this.sheet.lang),
    ].filter(Boolean).join(", ");
  }

  /** A zone as it is read aloud. */
  label(zone: SheetZone): string {
    const { choice, say, march } = this.#of();
    const route = this.routes.get(zone.id);
    const there = this.stacks.filter((one) => one.zone.id === zone.id).map((stack) => {
      const note = this.note(stack);
      return `${this.sideNames.get(stack.side)}: ${this.told(stack.pieces)}${note && ` (${say.pencil}: ${note})`}`;
    });
    return spoken([
      zone.name,
      zone.ground_name,
      ...held(zone.id, this.#of().scene, this.sideNames, say),
      this.contested.has(zone.id) && say.contested,
      ...there,
      choice.has("zone", zone.id) ? say.legal : route && march.inReach,
      route?.summary,
      `${say.connections}: ${zone.near.map((id) => this.zones.get(id)?.name ?? id).join(", ")}`,
    ]);
  }
}
