import type { Plugin } from "esbuild";

export const LATER: Record<string, Record<string, string[]>>;
export function later(src: string): Plugin;
