import type { LiveMatch } from "../lib/match.svelte";
import { route } from "../lib/route.svelte";
import type { Option } from "../lib/types";
import { isPlain, type Choice } from "./choice.svelte";

export type Thing = { kind: "zone" | "piece"; id: string };

/** What the keys of the table reach. */
export interface Reached {
  match: LiveMatch;
  choice: Choice;
  map: { focusOn(id: string): void; show(id: string): void; showLast(): void; seek(): void } | undefined;
  thing: Thing | null;
  inspect: (thing: Thing) => void;
  open: (which: "army" | "keys" | "zones" | "chat" | "notes") => void;
  talks: boolean;
  note: () => void;
  rule: (id: string) => void;
}

const focus = (which: string) => document.querySelector<HTMLElement>(which)?.focus();

/** One letter does one thing, anywhere but where one writes. */
export function tableKey(event: KeyboardEvent, table: Reached): void {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, dialog")) return;
  const done = numbered(event.key, table) || confirmed(event, target, table) || lettered(event.key, table);
  if (done) event.preventDefault();
}

function numbered(key: string, { choice }: Reached): boolean {
  if (choice.question?.kind === "bid") return false; // a slip is filled in, not chosen from a list
  const options = choice.options.filter((option) => !isPlain(option, choice.options));
  const option = key >= "1" && key <= "9" ? options[Number(key) - 1] : undefined;
  if (option) void choice.press(option);
  return Boolean(option);
}

function confirmed(event: KeyboardEvent, target: Element, { choice }: Reached): boolean {
  if (event.key !== "Enter" || target.closest("button, a")) return false;
  if (!choice.option && !choice.marches.shown) return false;
  void choice.confirm();
  return true;
}

function lettered(key: string, table: Reached): boolean {
  const { match, choice, map, thing } = table;
  const rule = match.state?.question?.rules[0];
  const letters: Record<string, () => void> = {
    Escape: () => choice.clear(),
    n: () => step(1, table),
    b: () => step(-1, table),
    l: () => focus("[data-option]"),
    m: () => map?.focusOn(thing?.kind === "zone" ? thing.id : firstZone(table)),
    h: () => focus("[data-card]"),
    j: () => focus("[data-journal]"),
    i: () => inspect(table),
    o: () => table.open("army"),
    z: () => table.open("zones"),
    c: () => table.talks && table.open("chat"),
    p: () => table.open("notes"),
    k: () => match.state?.scene?.notebook?.length && table.note(),
    w: () => thing && void choice.explain(thing.id, nameOf(thing, match)),
    r: () => rule && table.rule(rule),
    u: () => void match.undo(),
    f: () => map?.showLast(),
    s: () => stop(table),
    "[": () => route.go(`/match/${match.id}/replay#e${match.entries.at(-1)?.n ?? 0}`),
    "/": () => map?.seek(),
    "?": () => table.open("keys"),
  };
  letters[key]?.();
  return key in letters;
}

/** What is focused on the map, or else what was looked at last, in the inspector. */
function inspect({ thing, inspect }: Reached): void {
  const zone = (document.activeElement as HTMLElement | null)?.dataset["zone"];
  if (zone) inspect({ kind: "zone", id: zone });
  else if (thing) inspect(thing);
  requestAnimationFrame(() => focus("[data-inspector]"));
}

/** Pass or stop; pressed again it is done. */
function stop({ choice }: Reached): void {
  const pass = choice.options.find((option) => isPlain(option, choice.options));
  if (pass && choice.selected === pass.text) void choice.take(pass.text);
  else if (pass) choice.select(pass.text);
}

const nameOf = (one: Thing, match: LiveMatch) =>
  [...(match.drawn?.sheet.zones ?? []), ...(match.drawn?.sheet.pieces ?? [])].find((row) => row.id === one.id)?.name ?? one.id;

function zoneOf(option: Option): string | undefined {
  return option.things.find(([kind]) => kind === "zone")?.[1];
}

function firstZone({ choice, match }: Reached): string {
  return choice.options.map(zoneOf).find(Boolean) ?? match.state?.question?.at ?? match.drawn?.sheet.zones[0]?.id ?? "";
}

/** The next option, shown where it lies. */
function step(by: number, { choice, map }: Reached): void {
  const options = choice.question?.kind === "bid" ? [] : choice.options;
  const at = options.findIndex((option) => option.text === choice.selected);
  const next = options[(at + by + options.length) % options.length];
  if (!next) return;
  choice.select(next.text);
  const zone = zoneOf(next);
  if (zone) map?.show(zone);
  document.querySelector(`[data-option="${CSS.escape(next.text)}"]`)?.scrollIntoView({ block: "nearest" });
}
