/**
 * Cards are dragged with the mouse, or with a finger that was held still on one first. They can be dropped on zones, on cards in
 * them, and on the cards of the table itself. Everything that can be done by dragging can be done by keys, too.
 */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Intent, Zone } from "../wire/types";
import { cardNamed } from "./using";

/** So near to an edge, in pixels, what is dragged over is scrolled; and by so much at a time. */
const EDGE = 36;
const STEP = 9;
/** How far a mouse moves, in pixels, before it drags; how long a finger rests, in milliseconds. */
const FAR = 6;
const HELD = 350;

interface Drop {
  zone: string;
  at: number | null;
  over: Element;
}

/** The card at an element: of the tray, of a zone, or on the table. Null for an unused card that cannot be put down. */
function cardAt(element: Element | null, zones: readonly Zone[]): string | null {
  const found = element?.closest<HTMLElement>("[data-tray], [data-lying], .pn-table [data-card]");
  const there = found?.dataset.tray ?? found?.dataset.lying;
  if (there !== undefined) return there;
  const card = found?.dataset.card === undefined ? null : cardNamed(found.dataset.card, zones);
  return zones.some(({ lying }) => lying.some((each) => each?.card === card)) ? card : null;
}

/** Where a card would be dropped: before the card under it, or at the end of the zone under it. */
export function dropAt(element: Element | null, zones: readonly Zone[]): Drop | null {
  const over = element?.closest<HTMLElement>("[data-lying], .pn-edit-gap, .pn-table [data-card]");
  const name = over?.dataset.lying ?? over?.dataset.card ?? null;
  const card = name && cardNamed(name, zones);
  const inside = over?.closest<HTMLElement>("[data-zone]")?.dataset.zone;
  for (const { path, single, lying } of zones) {
    const at = lying.findIndex((each) => card !== null && each?.card === card);
    if (over && at >= 0 && !single) return { zone: path, at, over };
    if (over && inside === path && card === null) return { zone: path, at: Number(over.dataset.place), over };
  }
  const zone = element?.closest<HTMLElement>("[data-zone]");
  return zone ? { zone: zone.dataset.zone!, at: null, over: zone } : null;
}

/** How far to scroll for a pointer at this height within these edges: 0 in the middle. */
export function scrollBy(y: number, top: number, bottom: number): number {
  return y < top + EDGE ? -STEP : y > bottom - EDGE ? STEP : 0;
}

/** Scrolls the editor, or the page where the editor is as high as all that is in it, towards a pointer at an edge. */
function scrollAt(y: number, board: HTMLElement): void {
  const panel = board.querySelector<HTMLElement>(".pn-editor");
  if (panel && panel.scrollHeight > panel.clientHeight && getComputedStyle(panel).overflowY !== "visible") {
    const { top, bottom } = panel.getBoundingClientRect();
    panel.scrollTop += scrollBy(y, top, bottom);
  } else window.scrollBy(0, scrollBy(y, 0, innerHeight));
}

export function useDragging(root: RefObject<HTMLElement | null>, zones: readonly Zone[], send: (intent: Intent) => void): void {
  const latest = useRef({ zones, send });
  latest.current = { zones, send };
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    let began: { card: string; x: number; y: number; touch: boolean } | null = null;
    let ghost: HTMLElement | null = null;
    /** The origin of the ghost's position: a board may be the containing block of fixed elements. */
    let origin = { x: 0, y: 0 };
    let drop: Drop | null = null;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let scrolling = 0;
    let last = { x: 0, y: 0 };
    let swallows = false;

    const lift = () => {
      if (!began) return;
      ghost = Object.assign(document.createElement("div"), { className: "pn-edit-ghost", textContent: began.card });
      ghost.setAttribute("aria-hidden", "true");
      board.append(ghost);
      origin = ghost.getBoundingClientRect();
      follow(began.x, began.y);
      const scroll = () => {
        scrollAt(last.y, board);
        follow(last.x, last.y);
        scrolling = requestAnimationFrame(scroll);
      };
      scrolling = requestAnimationFrame(scroll);
    };
    const follow = (x: number, y: number) => {
      if (!ghost) return;
      last = { x, y };
      ghost.style.translate = `${x - origin.x + 8}px ${y - origin.y + 8}px`;
      drop?.over.removeAttribute("data-drop-here");
      drop = dropAt(document.elementFromPoint(x, y), latest.current.zones);
      drop?.over.setAttribute("data-drop-here", "");
    };
    const end = () => {
      clearTimeout(waiting);
      cancelAnimationFrame(scrolling);
      drop?.over.removeAttribute("data-drop-here");
      ghost?.remove();
      began = ghost = drop = null;
    };
    const down = (event: PointerEvent) => {
      end();
      swallows = false;
      const card = cardAt(event.target as Element, latest.current.zones);
      if (card === null || event.button !== 0) return;
      began = { card, x: event.clientX, y: event.clientY, touch: event.pointerType === "touch" };
      if (began.touch) waiting = setTimeout(lift, HELD);
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!began) return;
      const far = Math.hypot(x - began.x, y - began.y) > FAR;
      if (!ghost && far && began.touch) return end(); // the page is scrolled
      if (!ghost && far) lift();
      follow(x, y);
    };
    const up = () => {
      if (!began) return;
      if (ghost) swallows = true;
      if (ghost && drop) latest.current.send({ do: "edit-put", card: began.card, zone: drop.zone, at: drop.at });
      end();
    };
    const scrolls = (event: TouchEvent) => ghost && event.preventDefault();
    const cancels = (event: KeyboardEvent) => event.key === "Escape" && end();
    /** A drag is no click, and a held finger opens no menu. */
    const clicks = (event: MouseEvent) => {
      if (!swallows) return;
      swallows = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event) => began?.touch && event.preventDefault();
    board.addEventListener("pointerdown", down);
    board.addEventListener("click", clicks, true);
    board.addEventListener("contextmenu", menu);
    board.addEventListener("touchmove", scrolls, { passive: false });
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
    addEventListener("keydown", cancels);
    return () => {
      end();
      board.removeEventListener("pointerdown", down);
      board.removeEventListener("click", clicks, true);
      board.removeEventListener("contextmenu", menu);
      board.removeEventListener("touchmove", scrolls);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
      removeEventListener("keydown", cancels);
    };
  }, []);
}
