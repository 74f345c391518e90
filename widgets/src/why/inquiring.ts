/** Asking about something on the board: by pressing it or a part of it, or with a key. */
import { useRef, useState } from "preact/hooks";
import { cardTarget, seatTarget, type Target } from "../wire/choosing";
import type { Info, Position } from "../wire/types";
import { TABLE } from "./subject";
import { subjectsOf } from "./subjects";

/** What is being asked about. `at`: where it was asked; going to one of its steps (`followed`) asks nothing new. */
export interface Inquiry {
  target: Target;
  /** Which of its subjects, by name; null while none has been chosen. */
  what: string | null;
  at: number;
  followed: number;
}

/** The card that is meant; null where it is none. */
export const cardOf = (target: Target | undefined): string | null =>
  target?.startsWith(cardTarget("")) ? target.slice(cardTarget("").length) : null;

export interface Inquiring {
  inquiry: Inquiry | null;
  /** Asks about a thing, or one subject of it; null closes the panel. */
  inquire(target: Target | null, what?: string | null): void;
  /** Goes to a step that made it so, and keeps on asking about the same. */
  follow(node: number): void;
  /** The card being read. */
  picked: string | null;
  pick(card: string | null): void;
  /** It was asked with a key. */
  keyed: { current: boolean };
}

export function useInquiring(view: number, go: (node: number) => void): Inquiring {
  const [inquiry, set] = useState<Inquiry | null>(null);
  const keyed = useRef(false);
  return {
    inquiry,
    inquire: (target, what = null) => set(target === null ? null : { target, what, at: view, followed: -1 }),
    follow(node) {
      set((asked) => asked && { ...asked, at: view === asked.followed ? asked.at : view, followed: node });
      go(node);
    },
    picked: cardOf(inquiry?.target),
    pick: (card) => set(card === null ? null : { target: cardTarget(card), what: null, at: view, followed: -1 }),
    keyed,
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
