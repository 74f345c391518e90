/** What a key does on the board. */
import type { useComparing } from "../compare/using";
import type { Acts, Here, Play } from "../parts/scene";
import { into, out, over } from "../time/nesting";
import { type Inquiring, targetOf } from "../why/inquiring";
import { arises } from "../why/subject";
import { subjectsOf } from "../why/subjects";
import { settled, sibling } from "../wire/line";
import type { Info } from "../wire/types";
import { type Action, zoneOf } from "./keys";

/** The next card in a direction: along its own row of cards; above and below by screen position, in any row. The same for places. */
function cardBeside(card: HTMLElement, to: (Action & { do: "card" })["to"]): HTMLElement | undefined {
  const place = card.matches(".pn-place");
  const within = place || to === "above" || to === "below" ? ".pn-field" : "[data-cards], .pn-field";
  const cards = [...card.closest(within)!.querySelectorAll<HTMLElement>(place ? ".pn-place" : "[data-card]")];
  const at = cards.indexOf(card);
  if (to === "first") return cards[0];
  if (to === "last") return cards[cards.length - 1];
  if (to === "next" || to === "previous") return cards[(at + (to === "next" ? 1 : -1) + cards.length) % cards.length];
  const own = card.getBoundingClientRect();
  const down = to === "below";
  const near = (box: DOMRect) => Math.abs(box.top - own.top) * 4 + Math.abs(box.left - own.left);
  return cards
    .map((other) => ({ other, box: other.getBoundingClientRect() }))
    .filter(({ box }) => (down ? box.top > own.top + 8 : box.top < own.top - 8))
    .sort((a, b) => near(a.box) - near(b.box))[0]?.other;
}

/** What has been asked about. */
const ASKED = ".pn-card[aria-expanded=true], .pn-player-top[aria-expanded=true], .pn-why-toggle[aria-expanded=true]";

/** The state of the board that keys depend on. */
export interface Acting {
  root: HTMLElement;
  info: Info;
  play: Play;
  here: Here;
  acts: Acts;
  inquiring: Inquiring;
  comparing: ReturnType<typeof useComparing>;
  /** Starts or stops playing. */
  toggle(): void;
  help(open: boolean | null): void;
  /** Run something that needs what is deferred until the board rests. */
  atEase(act: () => void): void;
}

const bounded = (place: number, last: number) => Math.max(0, Math.min(last, place));

function goBy({ play: { stops }, here: { place }, acts: { go }, comparing }: Acting, by: number): void {
  if (comparing.sides) return comparing.by(by);
  go(stops[bounded(place + by, stops.length - 1)]!);
}

function nest(
  { play: { moments, stops }, here: { place }, acts: { go } }: Acting,
  action: Action & { do: "into" | "over" | "out" },
): void {
  if (!moments) return;
  const to = action.do === "into" ? into(moments, place) : (action.do === "over" ? over : out)(moments, place, action.by);
  if (to !== null) go(stops[to]!);
}

function close({ root, acts, comparing, help }: Acting, target: HTMLElement): void {
  if (comparing.sides) return comparing.sides.close();
  if (zoneOf(target) !== "field") {
    [ASKED, ".pn-card[data-chosen]", ".pn-card[tabindex='0']"]
      .map((wanted) => root.querySelector<HTMLElement>(wanted))
      .find(Boolean)
      ?.focus();
  }
  acts.pick(null);
  acts.restart();
  help(false);
}

function askWhy({ info, here: { position }, acts: { inquire }, inquiring }: Acting, target: HTMLElement): void {
  const { inquiry, keyed } = inquiring;
  const asked = targetOf(target);
  const first = subjectsOf(position, asked, info).find((subject) => arises(subject, position));
  keyed.current = inquiry?.target !== asked;
  inquire(inquiry?.target === asked ? null : asked, first ? String(first.fact[0]) : null);
}

function entryBeside(root: HTMLElement, target: HTMLElement, by: number): HTMLElement | undefined {
  const entries = [...root.querySelectorAll<HTMLElement>(".pn-log-step")];
  return entries[entries.indexOf(target) + by];
}

/** While two boards are side by side, nothing else is shown. */
const BESIDE: ReadonlySet<Action["do"]> = new Set<Action["do"]>(["step", "end", "close", "help"]);

/** Carries out what a key means where it was pressed. */
export function perform(action: Action, target: HTMLElement, on: Acting): void {
  const { root, play, acts, comparing } = on;
  if (comparing.sides && !BESIDE.has(action.do)) return;
  const press = (button: string) => root.querySelector<HTMLElement>(button)?.click();
  switch (action.do) {
    case "step":
      return goBy(on, action.by);
    case "end":
      return goBy(on, action.which === "first" ? -Infinity : Infinity);
    case "into":
    case "over":
    case "out":
      return nest(on, action);
    case "entry":
      return entryBeside(root, target, action.by)?.focus();
    case "play":
      return on.toggle();
    case "branch": {
      const other = sibling(play.tree, on.here.view, action.by);
      return other === null ? undefined : acts.go(settled(play.tree, other, play.everyStep));
    }
    case "option":
      return on.atEase(() => root.querySelectorAll<HTMLElement>(".pn-ask .pn-numbered")[action.index]?.click());
    case "undo":
      return press(".pn-undo");
    case "redo":
      return press(".pn-redo");
    case "hint":
      return press(".pn-ask-hint");
    case "help":
      return on.help(null);
    case "close":
      return close(on, target);
    case "about":
      return acts.pick(target.closest<HTMLElement>("[data-card]")?.dataset.card ?? null);
    case "why":
      return askWhy(on, target);
    case "card":
      return cardBeside(target.closest<HTMLElement>("[data-card], .pn-place")!, action.to)?.focus();
    case "native":
      return;
  }
}
