/** Downloads of a play: the run in words and as a table, made here; a position as a picture, drawn by the kernel. */
import type { GameView } from "../games/game";
import { handsOver } from "../parts/handing";
import { happened } from "../wire/happened";
import type { Tree } from "../wire/tree";
import type { Words } from "../wire/words";

/** The run on screen: its tree, and the nodes of the line from the start to the current place. */
export interface Run {
  tree: Tree;
  game: GameView;
  line: readonly number[];
  words: Words;
  players: readonly string[];
}

/** The columns of a step before those of everybody's points after it. */
const FIELDS = ["step", "event", "words", "citation", "rulings", "answer"];

function pointsAt({ tree, game }: Run, node: number): readonly number[] {
  return game.points(tree.position(node));
}

function said({ tree, game, words }: Run, node: number): string {
  return happened(node, tree, game, words);
}

/** The steps as comma-separated values with a header, as the seat sees them whose view the board shows. */
export function asCsv(run: Run): string {
  const { tree, line, words, players } = run;
  const steps = line.filter((node) => tree.rule(node) !== null);
  const scored = steps.some((node) => pointsAt(run, node).length > 0);
  const rows = steps.map((node, i) => {
    const { id, cite, rulings } = tree.rule(node)!;
    const answer = tree.answer(node)?.join(" ") ?? "";
    return [i + 1, id, said(run, node), words.sources(cite, []), rulings.join(" "), answer, ...pointsAt(run, node)];
  });
  return [[...FIELDS, ...(scored ? players : [])], ...rows].map((row) => `${row.map(cell).join(",")}\n`).join("");
}

/** A cell, quoted if necessary. */
function cell(value: string | number): string {
  const text = String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The steps without bookkeeping, a line each with its rule, and everybody's points whenever they change. */
export function asText(run: Run): string {
  const { tree, line, words, players } = run;
  const lines = [words.title(), ""];
  let before = pointsAt(run, line[0]!);
  for (const node of line) {
    const rule = tree.rule(node);
    if (!rule) continue;
    const now = pointsAt(run, node);
    if (!rule.quiet) lines.push(`${said(run, node)} [${words.sources(rule.cite, rule.rulings)}]`);
    if (now.some((score, i) => score !== before[i]))
      lines.push(`    → ${players.map((name, i) => `${name} ${now[i]}`).join(" · ")}`);
    before = now;
  }
  return `${lines.join("\n")}\n`;
}

/** A file name that is valid on every system. */
export function fileName(title: string, extension: string): string {
  const plain = title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "");
  return `${plain.slice(0, 60) || "pnrules"}.${extension}`;
}

/** Downloads a file. */
export function download(name: string, data: Blob): void {
  const link = document.createElement("a");
  const address = URL.createObjectURL(data);
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Pixels per unit of a picture: sharp in print and on high-resolution screens. */
const FINE = 2;

/** A picture as PNG. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * FINE;
  canvas.height = image.naturalHeight * FINE;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((data) => (data ? done(data) : failed(new Error("no picture"))), "image/png"),
  );
}

/** Downloads what the kernel made, in the requested format: a position as a picture, a lesson as a page. Throws if it cannot be. */
export async function handOver(message: unknown, title: string): Promise<void> {
  const { drawn, paged, as } = (message ?? {}) as { drawn?: string; paged?: string; as?: string };
  if (typeof paged === "string") return handsOver.page?.(paged, title, as === "sheet");
  if (typeof drawn !== "string") return;
  const data = as === "png" ? await png(drawn) : new Blob([drawn], { type: "image/svg+xml" });
  download(fileName(title, as === "png" ? "png" : "svg"), data);
}
