/** Compares the cells' output from a kernel with what the page shows already. */

/** `boards`: the widgets of the page's boards, in order; null if they differ from the recorded ones. `more`: whether there is output
 * that Jupyter's own scripts have to draw. */
export interface Given {
  kernel: string;
  boards: string[] | null;
  more: boolean;
}

const OUTPUT = "script[type='application/vnd.voila.cell-output+json']";
const WIDGET = "application/vnd.jupyter.widget-view+json";
const TEXT = "text/plain";

interface Output {
  output_type: string;
  name?: string;
  text?: string | string[];
  data?: Record<string, unknown>;
}

/** A text without white space: Jupyter breaks long texts into lines. */
const words = (text: string | null | undefined) => text?.replace(/\s+/g, "");
const joined = (text: unknown) => (Array.isArray(text) ? text.join("") : String(text));

/** Goes through the cells' output, and inserts what the page does not show yet. */
export function look(html: string, shown: ParentNode): Given {
  const given = new DOMParser().parseFromString(html, "text/html");
  const kernel = given.querySelector<HTMLElement>("#pn-kernel")!.dataset.id!;
  const boards: string[] = [];
  let more = false;
  for (const cell of given.querySelectorAll<HTMLElement>("[cell-index]")) {
    const place = shown.querySelector<HTMLElement>(`[cell-index="${cell.getAttribute("cell-index")}"]`);
    if (!place) continue;
    for (const script of cell.querySelectorAll(OUTPUT)) {
      if (has(place, JSON.parse(script.textContent), boards)) script.remove();
    }
    if (cell.querySelector(OUTPUT) === null) continue;
    place.append(...cell.childNodes);
    more = true;
  }
  const recorded = shown.querySelectorAll("[data-board]").length;
  const all = Object.keys(boards).length === recorded;
  return { kernel, boards: all ? boards : null, more };
}

/** Whether a cell shows an output already. A text that differs is corrected. */
function has(place: HTMLElement, output: Output, boards: string[]): boolean {
  const widget = output.data?.[WIDGET] as { model_id: string } | undefined;
  if (widget) {
    const board = place.querySelector<HTMLElement>("[data-board]");
    if (board) boards[Number(board.dataset.board)] = widget.model_id;
    return board !== null || place.querySelector("[data-told]") !== null;
  }
  const [kind, text] =
    output.output_type === "stream" ? [output.name === "stdout" ? "printed" : "", output.text] : ["value", output.data?.[TEXT]];
  const other = Object.keys(output.data ?? {}).some((mime) => mime !== TEXT);
  const there = kind && !other ? place.querySelector(`[data-${kind}]`) : null;
  if (there && words(there.textContent) !== words(joined(text))) there.textContent = joined(text);
  return there !== null;
}
