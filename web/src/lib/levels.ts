import type { Words } from "./words";

/** What a level of computer players is called, and what it is like. */
export const computerName = (level: string, say: Words): string =>
  level === "random" ? say.randomPlay : ((say as Record<string, string>)[level] ?? level);
export const aboutComputer = (level: string, say: Words): string => (say as Record<string, string>)[`about_${level}`] ?? "";
