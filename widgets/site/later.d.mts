import type { Plugin } from "esbuild";

export const LATER: Record<string, Record<string, string[]>>;
export function later(src: string): Plugin;
export const LATER_STYLES: { part: string; sheets: string[] };
export function inTwo(style: string): { first: string; later: string };
