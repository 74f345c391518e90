/** The table as it was at another step, for as long as somebody points at that step in the log: nothing moves by it. */
import type { ComponentChildren } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import type { Scene } from "../parts/context";
import { Scened } from "../parts/scened";
import { placeOf } from "../wire/line";

/** The step pointed at, and how high the table was: it keeps its height, so that what lies below stays under the pointer. */
interface Peek {
  view: number;
  node: number;
  height: number;
}

export function usePeek(view: number) {
  const table = useRef<HTMLDivElement>(null);
  const [peek, set] = useState<Peek | null>(null);
  return {
    table,
    peek: peek?.view === view && peek.node !== view ? peek : null,
    peekAt: (node: number | null) =>
      set((now) => (node === null ? null : { view, node, height: now?.height ?? table.current?.offsetHeight ?? 0 })),
  };
}

/** The scene at another node, where nothing can be chosen. */
function useScenePeeked(scene: Scene, node: number | null): Scene {
  const { tree, stops } = scene;
  return useMemo(() => {
    if (node === null || !tree.has(node)) return scene;
    const place = placeOf(tree, stops, node);
    const nothing = new Set<never>();
    return {
      ...scene,
      view: node,
      place,
      position: tree.position(node),
      before: place > 0 ? tree.position(stops[place - 1]!) : null,
      open: null,
      ask: null,
      chosen: [],
      next: nothing,
      pointed: nothing,
      leads: () => false,
      press: () => undefined,
    };
  }, [scene, node]);
}

/** What is shown of the scene while somebody points at another step: nothing can be chosen in it. */
export function Peeked({
  scene,
  peeking,
  children,
}: {
  scene: Scene;
  peeking: ReturnType<typeof usePeek>;
  children: ComponentChildren;
}) {
  return <Scened scene={useScenePeeked(scene, peeking.peek?.node ?? null)}>{children}</Scened>;
}

export function Table({
  scene,
  peeking,
  children,
}: {
  scene: Scene;
  peeking: ReturnType<typeof usePeek>;
  children: ComponentChildren;
}) {
  const { table, peek } = peeking;
  const shown = useScenePeeked(scene, peek?.node ?? null);
  return (
    <Scened scene={shown}>
      <div
        ref={table}
        class="pn-table"
        data-preview={peek ? peek.node : undefined}
        style={peek ? { height: `${peek.height}px` } : undefined}
      >
        {peek && <p class="pn-preview-mark">{scene.words.text("board-preview", { place: shown.place })}</p>}
        {children}
      </div>
    </Scened>
  );
}
