/** A board on which a position is built: the table as usual, and beside it the editor in place of the question. */
import type { ComponentChildren } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { Given, give, useSteady } from "../parts/part";
import { NO_CHOICE, useActs } from "../parts/scene";
import { useInquiring } from "../why/inquiring";
import { useDragging } from "./dragging";
import { Editor } from "./editor";
import { cardNamed, nameOnTable, useEditing } from "./using";

/** A press on a card of the table picks it; nothing else on the table can be pressed. */
export function EditingBoard({ children }: { children: ComponentChildren }) {
  const { editing } = useEditing();
  const acts = useActs();
  const root = useRef<HTMLDivElement>(null);
  const zones = editing?.zones ?? [];
  const picked = editing?.picked ?? null;
  const card = picked && nameOnTable(picked.card, zones);
  const { pick } = useSteady({
    pick: (name: string | null) => acts.send({ do: "edit-pick", card: name === null ? null : cardNamed(name, zones) }),
  });
  useDragging(root, zones, acts.send);
  const keyed = useInquiring().keyed;
  const gifts = useMemo(() => {
    const still = { press: () => undefined, inquire: () => undefined, pick };
    return [...NO_CHOICE, give(useActs, { ...acts, ...still }), give(useInquiring, { inquiry: null, picked: card, keyed })];
  }, [acts, card]);
  return (
    <div ref={root} class="pn-editing">
      <Given gifts={gifts}>{children}</Given>
      <div class="pn-side">
        <Editor />
      </div>
    </div>
  );
}
