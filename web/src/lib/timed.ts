import type { TimeControl } from "./types";
import type { Words } from "./words";

/** A time control in a sentence; nothing if no time is counted. */
export function timed(clock: TimeControl, say: Words): string {
  if (clock.kind === "live") {
    const told = clock.increment ? say.clockToldLive : say.clockToldPlain;
    return told.replace("{minutes}", `${Math.round(clock.seconds / 60)}`).replace("{increment}", `${clock.increment}`);
  }
  if (clock.kind !== "correspondence") return "";
  return say.clockToldCorrespondence.replace("{days}", `${clock.days}`).replace("{bank}", `${clock.bank}`);
}

/** A level of rules as people call it. */
export const levelName = (id: string, say: Words): string => (say as Record<string, string>)[`level_${id}`] ?? "";
