import type { Lang } from "./types";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]];

/** "3 hours ago", in the reader's language; of a moment in seconds since 1970. */
export function ago(moment: number | undefined, lang: Lang): string {
  if (!moment) return "";
  const said = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const passed = Math.max(0, Date.now() / 1000 - moment);
  const [unit, length] = UNITS.find(([, seconds]) => passed >= seconds) ?? ["second", 0];
  return said.format(length ? -Math.floor(passed / length) : 0, unit);
}

/** A moment for machines. */
export const stamp = (moment: number | undefined): string | undefined =>
  moment ? new Date(moment * 1000).toISOString() : undefined;
