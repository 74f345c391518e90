/** A step as a text to send to somebody: written by the kernel; on a page without one, from what the page knows. */

import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Tree } from "../wire/tree";
import type { Info, Position } from "../wire/types";
import type { Words } from "../wire/words";
import { copied } from "./copied";
import { part } from "./part";
import { useActs, useHere, useWords } from "./scene";

/** The report of a node, written by the kernel or the page. */
export interface Report {
  node: number;
  report: string;
  /** The position in one line, if the kernel wrote it, and nothing of it is hidden. */
  line?: string;
}

/** The latest report. */
export const useReported = part<Report | null>();

/** The answer, if it is a report. */
export function asReport(message: unknown): Report | null {
  const { report, node, line } = (message ?? {}) as Partial<Report>;
  if (typeof report !== "string" || typeof node !== "number") return null;
  return typeof line === "string" ? { node, report, line } : { node, report };
}

/** A page's own report of a step: like the kernel's, but its position cannot be played. */
export function writtenHere(tree: Tree, node: number, info: Info, words: Words, said: string, pnrules: string): string {
  const rule = tree.rule(node);
  const { game, work, version } = info;
  const lines = [words.text("report-head", { game: words.text(`game-${game}`), work, version: String(version), pnrules })];
  if (rule) {
    lines.push(words.text("report-step", { number: String(tree.depth(node)), said }));
    lines.push(words.text("report-rule", { cite: words.sources(rule.cite, []), id: rule.id }));
    for (const id of rule.rulings) lines.push(ruled(id, info, words));
  } else lines.push(words.text("report-start"));
  lines.push(words.text("report-alone"), JSON.stringify(bare(tree.position(node))));
  return `${lines.join("\n")}\n`;
}

/** A ruling with its answer in this play. */
function ruled(id: string, info: Info, words: Words): string {
  const message = `ruling-${id.toLowerCase()}`;
  const other = info.rulings?.[id];
  const answer = words.attribute(message, other ? `other-${other}` : "default") ?? "";
  return words.text("report-ruling", { id, question: words.text(message), answer });
}

/** A position without data that is only for drawing. */
function bare({ board, frames, ask }: Position) {
  return { board, frames, ask };
}

/** A button for a report of the current step, and the text with a button that copies it. */
export function Reporting() {
  const words = useWords();
  const { view } = useHere();
  const { send } = useActs();
  const reported = useReported();
  const [told, tell] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const note = useId();
  const text = reported?.node === view ? reported.report : null;
  const line = text === null ? undefined : reported?.line;
  useEffect(() => {
    tell(null);
    if (text !== null) area.current?.scrollIntoView?.({ block: "nearest" });
  }, [text]);
  const copy = async (from: HTMLTextAreaElement | null) => {
    if (await copied(from?.value ?? "")) return tell("board-report-copied");
    from?.focus();
    from?.select();
    tell("board-report-select");
  };
  return (
    <div class="pn-report">
      <p class="pn-note" id={note}>
        {words.text("board-report-note")}
      </p>
      <div class="pn-buttons">
        <button
          type="button"
          class="pn-button pn-report-make"
          aria-describedby={note}
          onClick={() => send({ do: "report", node: view })}
        >
          {words.text("board-report")}
        </button>
        {text !== null && (
          <button type="button" class="pn-button pn-report-copy" onClick={() => void copy(area.current)}>
            {words.text("board-report-copy")}
          </button>
        )}
        {line !== undefined && (
          <button type="button" class="pn-button pn-report-line-copy" onClick={() => void copy(field.current)}>
            {words.text("board-report-line-copy")}
          </button>
        )}
      </div>
      {text !== null && (
        <textarea ref={area} class="pn-report-text" readOnly rows={6} value={text} aria-label={words.text("board-report-text")} />
      )}
      {line !== undefined && (
        <textarea
          ref={field}
          class="pn-report-text pn-report-line"
          readOnly
          rows={3}
          value={line}
          aria-label={words.text("board-report-line")}
        />
      )}
      <p class="pn-note" role="status">
        {told ? words.text(told) : ""}
      </p>
    </div>
  );
}
