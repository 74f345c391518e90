/** A step as a text to send to somebody: the kernel writes it; on a page without one, what the page itself knows. */

import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Tree } from "../wire/tree";
import type { Info, Position } from "../wire/types";
import type { Words } from "../wire/words";
import { copied } from "./copied";
import { part } from "./part";
import { useActs, useHere, useWords } from "./scene";

/** The text about a node, as the kernel or the page wrote it. */
export interface Report {
  node: number;
  report: string;
  /** The position in one line, where the kernel wrote it and everything of it may be known. */
  line?: string;
}

/** The text about a step that was asked for last. */
export const useReported = part<Report | null>();

/** What came as an answer, where it is a report. */
export function asReport(message: unknown): Report | null {
  const { report, node, line } = (message ?? {}) as Partial<Report>;
  if (typeof report !== "string" || typeof node !== "number") return null;
  return typeof line === "string" ? { node, report, line } : { node, report };
}

/** What a page says of a step by itself: as the kernel's, but its position can only be read. */
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

/** A ruling, and how it is answered in this play. */
function ruled(id: string, info: Info, words: Words): string {
  const message = `ruling-${id.toLowerCase()}`;
  const other = info.rulings?.[id];
  const answer = words.attribute(message, other ? `other-${other}` : "default") ?? "";
  return words.text("report-ruling", { id, question: words.text(message), answer });
}

/** A position as it is, without what is only there to be drawn. */
function bare({ board, frames, ask }: Position) {
  return { board, frames, ask };
}

/** A button that has the step looked at reported, and the text with another that copies it. */
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
