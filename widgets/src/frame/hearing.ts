/** The event handlers of the whole board: keys, and presses on things that have a “Why?”. */
import { perform } from "../asking/acting";
import { actionOf, zoneOf } from "../asking/keys";
import { leaves, skipBy } from "../happening/happening";
import { useShield } from "../parts/shield";
import { subjectAt } from "../why/inquiring";
import type { Board } from "./board";

interface Controls {
  /** Starts or stops playing. */
  toggle(): void;
  /** Opens or closes the help on keys; null toggles it. */
  help(open: boolean | null): void;
}

export function useHearing(board: Board, { toggle, help }: Controls) {
  const { root, setting } = board;
  useShield(root, (event) => setting.takes(event) || actionOf(event, zoneOf(event.target as Element)) !== null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (setting.takes(event)) return skipBy(event, () => event.repeat || setting.skip());
    const target = event.target as HTMLElement;
    const action = actionOf(event, zoneOf(target));
    if (!action) return;
    event.stopPropagation();
    if (action.do === "native") return;
    event.preventDefault();
    perform(action, target, { ...board, root: root.current!, toggle, help });
  };

  /** While something plays by itself, a press skips it. */
  const onClickCapture = (event: MouseEvent) => setting.mode === "plays" && leaves(event) && skipBy(event, setting.skip);

  /** A press on a part of something asks about that part, unless the press was a choice. */
  const onClick = (event: MouseEvent) => {
    const { info, here, inquiring, acts } = board;
    const { inquiry } = inquiring;
    const part = (event.target as Element).closest<HTMLElement>("[data-why]");
    if (!part || part.closest("[aria-pressed], [data-selectable], .pn-half")) return;
    const asked = subjectAt(part, here.position, info);
    if (asked) acts.inquire(inquiry?.target === asked.target && inquiry.what === asked.what ? null : asked.target, asked.what);
  };

  return { onKeyDown, onClickCapture, onClick };
}
