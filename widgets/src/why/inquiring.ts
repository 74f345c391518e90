/** Asking about something on the board: by pressing it or a part of it, or with a key. */
import { useMemo, useRef, useState } from "preact/hooks";
import { part } from "../parts/part";
import type { Acts } from "../parts/scene";
import { cardTarget, seatTarget, type Target } from "../wire/choosing";
import type { Info, Position } from "../wire/types";
import { TABLE } from "./subject";
import { subjectsOf } from "./subjects";

/** An inquiry. `at`: where it was asked; going to one of its steps (`followed`) does not change it. */
export interface Inquiry {
  target: Target;
  /** Which of its subjects, by name; null while none has been chosen. */
  what: string | null;
  at: number;
  followed: number;
}

/** The card of a target; null if it is not one. */
export const cardOf = (target: Target | undefined): string | null =>
  target?.startsWith(cardTarget("")) ? target.slice(cardTarget("").length) : null;

export interface Inquiring {
  inquiry: Inquiry | null;
  /** The card being read. */
  picked: string | null;
  /** It was asked with a key. */
  keyed: { current: boolean };
}

export const useInquiring = part<Inquiring>();

/** The inquiry of a board, and the functions for asking. */
export function useInquiringOf(
  view: number,
  go: (node: number) => void,
): { inquiring: Inquiring; asks: Pick<Acts, "inquire" | "follow" | "pick"> } {
  const [inquiry, set] = useState<Inquiry | null>(null);
  const keyed = useRef(false);
  const inquire: Acts["inquire"] = (target, what = null) =>
    set(target === null ? null : { target, what, at: view, followed: -1 });
  return {
    inquiring: useMemo(() => ({ inquiry, picked: cardOf(inquiry?.target), keyed }), [inquiry]),
    asks: {
      inquire,
      follow(node) {
        set((asked) => asked && { ...asked, at: view === asked.followed ? asked.at : view, followed: node });
        go(node);
      },
      pick: (card) => inquire(card === null ? null : cardTarget(card)),
    },
  };
}

/** What an element of the board is about. */
export function targetOf(element: Element): Target {
  const card = element.closest<HTMLElement>("[data-card]")?.dataset.card;
  if (card !== undefined) return cardTarget(card);
  const seat = element.closest<HTMLElement>("[data-seat]")?.dataset.seat;
  return seat === undefined ? TABLE : seatTarget(Number(seat));
}

/** The subject that a pressed part of something shows; the program counter on a card is the table's. */
export function subjectAt(part: HTMLElement, position: Position, info: Info): { target: Target; what: string } | null {
  const what = part.dataset.why!;
  const target = [targetOf(part), TABLE].find((each) => subjectsOf(position, each, info).some(({ fact }) => fact[0] === what));
  return target === undefined ? null : { target, what };
}
