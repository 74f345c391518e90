/** The whole board. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Branches, Names } from "./branches";
import { chosenAfter, left, nextTargets, type Target } from "./choosing";
import { SceneContext, type Scene } from "./context";
import { gameView } from "./games";
import type { GameView } from "./games/game";
import { Help } from "./help";
import { actionOf, zoneOf, type Action } from "./keys";
import { beside, lineOf, placeOf, settled, stopsOf, withStop } from "./line";
import { Log } from "./log";
import { lassosOn } from "./loops";
import { atStops, momentsOf, unknown, type Moment } from "./moments";
import { useMotion } from "./motion";
import { into, out, over } from "./nesting";
import { NoticeArea } from "./notice";
import { openAt, type Open } from "./open";
import { Asking } from "./options";
import { Players } from "./players";
import { Table, usePeek } from "./preview";
import { useHurry } from "./rest";
import { Step } from "./step";
import { PACE, Timeline } from "./timeline";
import { Tree } from "./tree";
import type { Intent, Traits } from "./types";
import { Catalogue, Words } from "./words";

export interface AppProps {
  traits: Traits;
  /** Looks at another node. */
  look(node: number): void;
  send(intent: Intent): void;
}

function useTree({ base, recent }: Traits): Tree {
  const last = useRef<Tree | undefined>(undefined);
  return useMemo(() => (last.current = new Tree(base, recent, last.current)), [base, recent]);
}

/** The line through a node. Walking along it does not change it, so that a long game can be scrubbed. */
function useLine(tree: Tree, view: number, head: number): number[] {
  const walked = useRef(new Map<number, number>()).current;
  const last = useRef<{ tree: Tree; head: number; line: number[] } | null>(null);
  const kept = last.current;
  if (kept && kept.tree === tree && kept.head === head && kept.line[tree.depth(view)] === view) return kept.line;
  tree.path(view).forEach((node, i, path) => i > 0 && walked.set(path[i - 1]!, node));
  const line = lineOf(tree, view, head, walked);
  line.forEach((node, i) => i > 0 && walked.set(line[i - 1]!, node));
  last.current = { tree, head, line };
  return line;
}

/** So many steps are gone through before the board is first drawn; a longer line is gone through right after. */
const AT_ONCE = 1500;

/** What is known at a glance of the stops of a line. */
function useMoments(tree: Tree, line: number[], stops: readonly number[], game: GameView): readonly Moment[] | null {
  const [ready, setReady] = useState<readonly number[] | null>(null);
  const known = useMemo(() => ready === line || unknown(tree, line) <= AT_ONCE, [tree, line, ready]);
  useEffect(() => {
    if (known) return;
    const soon = setTimeout(() => {
      momentsOf(tree, line, game);
      setReady(line);
    });
    return () => clearTimeout(soon);
  }, [known, tree, line]);
  return useMemo(
    () => (known ? atStops(momentsOf(tree, line, game), stops.map((node) => tree.depth(node))) : null),
    [known, tree, line, stops, game],
  );
}

/** Play, step by step; while the page is not seen, it waits. */
function usePlaying(place: number, stops: readonly number[], look: (node: number) => void) {
  const [on, set] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    const changed = () => setSeen(document.visibilityState !== "hidden");
    document.addEventListener("visibilitychange", changed);
    return () => document.removeEventListener("visibilitychange", changed);
  }, []);
  useEffect(() => {
    if (!on || !seen) return;
    const next = stops[place + 1];
    if (next === undefined) return set(false);
    const timer = setTimeout(() => look(next), PACE / speed);
    return () => clearTimeout(timer);
  }, [on, seen, place, stops, speed]);
  return { on, set, speed, setSpeed };
}

/** The next card in a direction: along its own line of cards; above and below by what is seen, of the others too. */
function cardBeside(card: HTMLElement, to: (Action & { do: "card" })["to"]): HTMLElement | undefined {
  const within = to === "above" || to === "below" ? ".pn-field" : "[data-cards], .pn-field";
  const cards = [...card.closest(within)!.querySelectorAll<HTMLElement>("[data-card]")];
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

/** Pointing on the board, one thing after another, until one answer is left: that one is given. */
function useChoosing(open: Open | null, give: (open: Open, index: number) => void) {
  const [kept, keep] = useState<{ open: string; chosen: Target[] }>({ open: "", chosen: [] });
  const [pointed, point] = useState<readonly Target[]>([]);
  const paths = useMemo(() => (open?.live ? open.offers.map(({ path }) => path) : []), [open]);
  const key = open ? `${open.node} ${JSON.stringify(open.offers[0]?.option)}` : "";
  const chosen = kept.open === key ? kept.chosen : [];
  const next = useMemo(() => nextTargets(paths, chosen), [paths, chosen]);
  return {
    chosen,
    next,
    pointed: useMemo(() => new Set(pointed), [pointed]),
    leads: (target: Target) => next.has(target) || chosenAfter(paths, chosen, target) !== null,
    press(target: Target) {
      const after = chosenAfter(paths, chosen, target);
      if (!open || after === null) return;
      const possible = left(paths, after);
      if (possible.length === 1) {
        keep({ open: "", chosen: [] });
        give(open, possible[0]!);
      } else keep({ open: key, chosen: after });
    },
    restart: () => keep({ open: "", chosen: [] }),
    point,
  };
}

export function App({ traits, look, send: sendIntent }: AppProps) {
  const { info, texts, lang, head, names } = traits;
  const tree = useTree(traits);
  const catalogue = useMemo(() => new Catalogue(texts), [texts]);
  const words = useMemo(() => new Words(catalogue, lang, info), [catalogue, lang, info]);
  const game = gameView(info.game);
  const root = useRef<HTMLDivElement>(null);
  const [everyStep, setEveryStep] = useState(false);
  const [help, setHelp] = useState(false);
  const [picked, pick] = useState<string | null>(null);
  const refocus = useRef(false);
  /** The focus was on the board when something was pressed that may vanish by it. */
  const held = useRef(false);
  const hold = () => {
    held.current = root.current?.contains(document.activeElement) === true;
  };

  const view = tree.has(traits.view.node) ? traits.view.node : tree.has(head) ? head : 0;
  const line = useLine(tree, view, head);
  const usual = useMemo(
    () => stopsOf(tree, line, everyStep, new Set([head, ...Object.keys(names).map(Number)])),
    [tree, line, everyStep, head, names],
  );
  const stops = useMemo(() => withStop(tree, usual, view), [tree, usual, usual[placeOf(tree, usual, view)] === view ? null : view]);
  const place = placeOf(tree, stops, view);
  const moments = useMoments(tree, line, stops, game);
  const lassos = useMemo(() => lassosOn(tree, line, traits.loops ?? []), [tree, line, traits.loops]);
  const hurried = useHurry(view);
  const { on: playing, set: setPlaying, speed, setSpeed } = usePlaying(place, stops, look);
  const peeking = usePeek(view);
  useMotion(root, view, hurried || peeking.peek !== null);

  const go = useCallback(
    (node: number) => {
      setPlaying(false);
      refocus.current = root.current?.querySelector(".pn-ask")?.contains(document.activeElement) === true;
      look(node);
    },
    [look],
  );
  const send = (intent: Intent) => {
    setPlaying(false);
    pick(null);
    hold();
    if (intent.do !== "name") refocus.current = root.current?.querySelector(".pn-ask")?.contains(document.activeElement) === true;
    sendIntent(intent);
  };

  // After a choice the buttons are others: the question takes the focus, and a screen reader reads it.
  useEffect(() => {
    if (!refocus.current) return;
    refocus.current = false;
    root.current?.querySelector<HTMLElement>(".pn-ask")?.focus({ preventScroll: true });
  }, [head, view, traits.ask]);

  // What was pressed is gone: the focus stays with the card that it was about, else with the question.
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    held.current = false;
    const stay = root.current?.querySelector<HTMLElement>(".pn-card[data-chosen]") ?? root.current?.querySelector<HTMLElement>(".pn-ask");
    stay?.focus({ preventScroll: true });
  });

  const position = tree.position(view);
  const open = useMemo(
    () => openAt(view, traits.ask, position, game, info, words),
    [view, traits.ask, position, game, info, words],
  );
  const choosing = useChoosing(open, ({ node, who, offers }, index) =>
    send({ do: "choose", node, option: offers[index]!.option, who }),
  );

  const said = useMemo(() => new Map<number, string>(), [words, tree.play]);
  const say = (node: number): string => {
    const known = said.get(node);
    if (known !== undefined) return known;
    const rule = tree.rule(node);
    const told = rule ? words.say({ id: rule.id, params: rule.params, args: tree.args(node) }) : words.text("board-start");
    said.set(node, told);
    return told;
  };

  const scene: Scene = {
    words,
    info,
    game,
    tree,
    view,
    head,
    names,
    ask: traits.ask,
    notice: traits.notice,
    result: traits.result,
    seat: traits.seat,
    line,
    stops,
    place,
    moments,
    lassos,
    hurried,
    position,
    open,
    ...choosing,
    press(target) {
      hold();
      choosing.press(target);
    },
    restart() {
      hold();
      choosing.restart();
    },
    before: place > 0 ? tree.position(stops[place - 1]!) : null,
    everyStep,
    picked,
    go,
    send,
    pick,
    say,
  };

  const toggle = () => {
    if (!playing && place === stops.length - 1) look(stops[0]!);
    setPlaying(!playing);
  };

  function perform(action: Action, target: HTMLElement): void {
    switch (action.do) {
      case "step":
        return go(stops[Math.max(0, Math.min(stops.length - 1, place + action.by))]!);
      case "into":
      case "over":
      case "out": {
        if (!moments) return;
        const to = action.do === "into" ? into(moments, place) : (action.do === "over" ? over : out)(moments, place, action.by);
        return to === null ? undefined : go(stops[to]!);
      }
      case "entry": {
        const entries = [...root.current!.querySelectorAll<HTMLElement>(".pn-log-step")];
        return entries[entries.indexOf(target) + action.by]?.focus();
      }
      case "end":
        return go(stops[action.which === "first" ? 0 : stops.length - 1]!);
      case "play":
        return toggle();
      case "branch": {
        const other = beside(tree, view, action.by);
        return other === null ? undefined : go(settled(tree, other, everyStep));
      }
      case "option":
        return root.current?.querySelectorAll<HTMLElement>(".pn-ask .pn-numbered")[action.index]?.click();
      case "undo":
        return root.current?.querySelector<HTMLElement>(".pn-undo")?.click();
      case "redo":
        return root.current?.querySelector<HTMLElement>(".pn-redo")?.click();
      case "help":
        return setHelp(!help);
      case "close":
        if (zoneOf(target) !== "field") {
          root.current?.querySelector<HTMLElement>(".pn-card[aria-expanded=true], .pn-card[data-chosen], .pn-card[tabindex='0']")?.focus();
        }
        pick(null);
        choosing.restart();
        return setHelp(false);
      case "about":
        return pick(target.closest<HTMLElement>("[data-card]")!.dataset["card"]!);
      case "card":
        return cardBeside(target.closest<HTMLElement>("[data-card]")!, action.to)?.focus();
      case "native":
        return;
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const action = actionOf(event, zoneOf(target));
    if (!action) return;
    event.stopPropagation();
    if (action.do === "native") return;
    event.preventDefault();
    perform(action, target);
  };

  const remarks = game.table(scene.position, words);
  return (
    <SceneContext.Provider value={scene}>
      <div ref={root} class="pn-board" lang={lang} data-node={view} data-head={head} tabIndex={-1} onKeyDown={onKeyDown}>
        <div class="pn-header">
          <h2 class="pn-title">{words.title()}</h2>
          <p class="pn-subtitle">
            {[
              words.text("board-edition", { work: info.work, version: String(info.version) }),
              traits.seat === null ? words.text("board-whole-table") : words.text("board-eyes", { seat: words.player(traits.seat) }),
              ...remarks,
            ].map((remark) => (
              <span key={remark}>{remark}</span>
            ))}
          </p>
          <button type="button" class="pn-button pn-help-toggle" aria-expanded={help} onClick={() => setHelp(!help)}>
            {words.text("board-keys")}
          </button>
        </div>
        {help && <Help />}
        <Table scene={scene} peeking={peeking}>
          <Players />
          <game.Field />
        </Table>
        <div class="pn-now">
          <Step />
          <Timeline playing={{ on: playing, speed, toggle, setSpeed, setEveryStep }} />
        </div>
        <NoticeArea />
        <div class="pn-columns">
          <div class="pn-column">
            <Asking />
          </div>
          <div class="pn-column">
            <Log peekAt={peeking.peekAt} />
            <Branches />
            <Names />
          </div>
        </div>
      </div>
    </SceneContext.Provider>
  );
}
