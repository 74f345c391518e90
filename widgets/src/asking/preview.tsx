/** The table as it was at another step, while that step is hovered in the log, without moving anything. */
import type { ComponentChildren, RefObject } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { Given, give, part } from "../parts/part";
import { type Here, NO_CHOICE, useChoosing, useHere, usePlay, usePointed, useQuestion, useWords } from "../parts/scene";
import { placeOf } from "../wire/line";

/** The step pointed at, and the height of the table, which it keeps so that everything below stays under the pointer. */
interface Peek {
  view: number;
  node: number;
  height: number;
}

interface Peeking {
  table: RefObject<HTMLDivElement | null>;
  peek: Peek | null;
}

/** The step pointed at. */
const usePeek = part<Peeking>();

export function usePeekOf(view: number) {
  const table = useRef<HTMLDivElement>(null);
  const [set, point] = useState<Peek | null>(null);
  const peek = set?.view === view && set.node !== view ? set : null;
  const peekAt = (node: number | null) =>
    point((now) => (node === null ? null : { view, node, height: now?.height ?? table.current?.offsetHeight ?? 0 }));
  return {
    peek,
    peekAt,
    gift: give(
      usePeek,
      useMemo(() => ({ table, peek }), [peek]),
    ),
  };
}

/** The state shown while another step is hovered: nothing can be chosen in it. */
export function Peeked({ children }: { children: ComponentChildren }) {
  const { peek } = usePeek();
  const { tree, stops } = usePlay();
  const [here, question, choosing, pointed] = [useHere(), useQuestion(), useChoosing(), usePointed()];
  const node = peek && tree.has(peek.node) ? peek.node : null;
  const gifts = useMemo(() => {
    if (node === null)
      return [give(useHere, here), give(useQuestion, question), give(useChoosing, choosing), give(usePointed, pointed)];
    const place = placeOf(tree, stops, node);
    const there: Here = {
      ...here,
      view: node,
      place,
      position: tree.position(node),
      before: place > 0 ? tree.position(stops[place - 1]!) : null,
    };
    return [give(useHere, there), ...NO_CHOICE];
  }, [node, tree, stops, here, question, choosing, pointed]);
  return <Given gifts={gifts}>{children}</Given>;
}

/** The number of the step that is shown. */
function Mark() {
  const words = useWords();
  const { place } = useHere();
  return <p class="pn-preview-mark">{words.text("board-preview", { place })}</p>;
}

export function Table() {
  const { table, peek } = usePeek();
  const { game } = usePlay();
  const field = useMemo(() => <game.Field />, [game]);
  return (
    <div
      ref={table}
      class="pn-table"
      data-preview={peek ? peek.node : undefined}
      style={peek ? { height: `${peek.height}px` } : undefined}
    >
      <Peeked>
        {peek && <Mark />}
        {field}
      </Peeked>
    </div>
  );
}
