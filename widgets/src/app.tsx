/** The whole board. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Branches, Names } from "./branches";
import { chosenAfter, forbiddenTargets, left, nextTargets, pathOf, type Target } from "./choosing";
import { Comparing } from "./compare/comparing";
import { useComparing } from "./compare/using";
import type { Scene } from "./context";
import { gameView } from "./games";
import type { GameView } from "./games/game";
import { happened, wordsAt } from "./happened";
import { Help } from "./help";
import { type Action, actionOf, zoneOf } from "./keys";
import { beside, lineOf, placeOf, settled, stopsOf, withStop } from "./line";
import { Log } from "./log";
import { lassosOn } from "./loops";
import { atStops, type Moment, momentsOf, unknown } from "./moments";
import { useMotion } from "./motion";
import { into, out, over } from "./nesting";
import { NoticeArea } from "./notice";
import { type Open, openAt } from "./open";
import { Asking } from "./options";
import { Players } from "./players";
import { Table, usePeek } from "./preview";
import { useHurry } from "./rest";
import { Scened } from "./scened";
import { useShield } from "./shield";
import { Step } from "./step";
import { Taking } from "./taking";
import { PACE, Timeline } from "./timeline";
import { Tree } from "./tree";
import type { Info, Intent, Plays, Traits } from "./types";
import { comeBack } from "./what_if";
import { About } from "./why/about";
import { subjectAt, targetOf, useInquiring } from "./why/inquiring";
import { arises, TABLE } from "./why/subject";
import { subjectsOf } from "./why/subjects";
import { Catalogue, Words } from "./words";

export interface AppProps {
  traits: Traits;
  /** Looks at another node. */
  look(node: number): void;
  send(intent: Intent): void;
  /** Told what is to be seen: a node, its place among the stops, and the last place. */
  see?(node: number, place: number, last: number): void;
}

function useTree({ base, recent }: Traits): Tree {
  const last = useRef<Tree | undefined>(undefined);
  return useMemo(() => (last.current = new Tree(base, recent, last.current)), [base, recent]);
}

/** Each node with the one that follows it. */
const pairs = (nodes: readonly number[]): [number, number][] => nodes.slice(1).map((next, i) => [nodes[i]!, next]);

/** The line through a node. Walking along it does not change it, so that a long game can be scrubbed. */
function useLine(tree: Tree, view: number, head: number): number[] {
  const walked = useRef(new Map<number, number>()).current;
  const last = useRef<{ tree: Tree; head: number; line: number[] } | null>(null);
  const kept = last.current;
  if (kept && kept.tree === tree && kept.head === head && kept.line[tree.depth(view)] === view) return kept.line;
  for (const [node, next] of pairs(tree.path(view))) walked.set(node, next);
  const line = lineOf(tree, view, head, walked);
  for (const [node, next] of pairs(line)) walked.set(node, next);
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
    () =>
      known
        ? atStops(
            momentsOf(tree, line, game),
            stops.map((node) => tree.depth(node)),
          )
        : null,
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

/** The next card in a direction: along its own line of cards; above and below by what is seen, of the others too. So with places. */
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

/** Pointing on the board, one thing after another, until one answer is left: that one is given. */
function useChoosing(open: Open | null, info: Info, give: (open: Open, index: number) => void) {
  const [kept, keep] = useState<{ open: string; chosen: Target[] }>({ open: "", chosen: [] });
  const [pointed, point] = useState<readonly Target[]>([]);
  const paths = useMemo(() => (open?.live ? open.offers.map(({ path }) => path) : []), [open]);
  const key = open ? `${open.node} ${JSON.stringify(open.offers[0]?.option)}` : "";
  const chosen = kept.open === key ? kept.chosen : [];
  const next = useMemo(() => nextTargets(paths, chosen), [paths, chosen]);
  const refused = useMemo(() => (open?.live ? open.refused.filter(({ who }) => who === open.who) : []), [open]);
  const forbidden = useMemo(
    () =>
      forbiddenTargets(
        refused.map(({ option }) => pathOf(info, option)),
        chosen,
        next,
      ),
    [refused, info, chosen, next],
  );
  return {
    chosen,
    next,
    whyNot: (target: Target) => (forbidden.get(target) ?? []).map((index) => refused[index]!),
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

/** The scene as it was when somebody was last at rest. */
function useRested(scene: Scene, waits: boolean): Scene {
  const last = useRef(scene);
  if (!waits) last.current = scene;
  return last.current;
}

/** A page from before there were others has the one play. */
const ONE_PLAY: Plays = { at: 0, beside: null, kept: [] };

/** What has been asked about. */
const ASKED = ".pn-card[aria-expanded=true], .pn-player-top[aria-expanded=true], .pn-why-toggle[aria-expanded=true]";

export function App({ traits, look, send: sendIntent, see }: AppProps) {
  const { info, texts, lang, head, names } = traits;
  const tree = useTree(traits);
  const catalogue = useMemo(() => new Catalogue(texts), [texts]);
  const words = useMemo(() => new Words(catalogue, lang, info), [catalogue, lang, info]);
  const game = gameView(info.game);
  const root = useRef<HTMLDivElement>(null);
  const [everyStep, setEveryStep] = useState(false);
  const [help, setHelp] = useState(false);
  const refocus = useRef(false);
  /** The focus was on the board when something was pressed that may vanish by it. */
  const held = useRef(false);
  /** Two lines were side by side when the board was drawn last. */
  const compared = useRef(false);
  const hold = () => {
    held.current = root.current?.contains(document.activeElement) === true;
  };

  const view = tree.has(traits.view.node) ? traits.view.node : tree.has(head) ? head : 0;
  const line = useLine(tree, view, head);
  const usual = useMemo(
    () => stopsOf(tree, line, everyStep, new Set([head, ...Object.keys(names).map(Number)])),
    [tree, line, everyStep, head, names],
  );
  const stops = useMemo(
    () => withStop(tree, usual, view),
    [tree, usual, usual[placeOf(tree, usual, view)] === view ? null : view],
  );
  const place = placeOf(tree, stops, view);
  const moments = useMoments(tree, line, stops, game);
  const lassos = useMemo(() => lassosOn(tree, line, traits.loops ?? []), [tree, line, traits.loops]);
  const { hurried, settled: atEase } = useHurry(view);
  const { on: playing, set: setPlaying, speed, setSpeed } = usePlaying(place, stops, look);
  const peeking = usePeek(view);
  useMotion(root, view, hurried || peeking.peek !== null);
  useEffect(() => see?.(view, place, stops.length - 1), [view, place, stops.length]);

  const go = useCallback(
    (node: number) => {
      setPlaying(false);
      refocus.current = root.current?.querySelector(".pn-ask")?.contains(document.activeElement) === true;
      look(node);
    },
    [look],
  );
  const inquiring = useInquiring(view, go);
  const { inquiry, inquire, pick } = inquiring;
  const send = (intent: Intent) => {
    setPlaying(false);
    if (intent.do !== "foresee") pick(null);
    hold();
    if (intent.do !== "name" && intent.do !== "foresee")
      refocus.current = root.current?.querySelector(".pn-ask")?.contains(document.activeElement) === true;
    sendIntent(intent);
  };

  const said = useMemo(() => new Map<number, string>(), [words, tree.play]);
  const say = (node: number): string => {
    const known = said.get(node);
    if (known !== undefined) return known;
    const told = happened(node, tree, game, words);
    said.set(node, told);
    return told;
  };
  const branchWords = (child: number) => {
    const answer = tree.answer(child);
    const asked = tree.parent(child)!;
    const who = tree.position(asked).ask?.who;
    const chosen = answer && who !== undefined ? wordsAt(tree.position(asked), game, words).option(answer, who) : null;
    return chosen === null ? say(child) : words.text("board-branch", { who: words.who(who!), words: chosen });
  };
  const comparing = useComparing({
    tree,
    info,
    line,
    beside: traits.beside ?? null,
    words,
    wordsOf: branchWords,
    send: sendIntent,
    go,
  });

  // After a choice the buttons are others: the question takes the focus, and a screen reader reads it.
  useEffect(() => {
    if (!refocus.current) return;
    refocus.current = false;
    root.current?.querySelector<HTMLElement>(".pn-ask")?.focus({ preventScroll: true });
  }, [head, view, traits.ask]);

  // Back from a comparison: the focus is where it was chosen.
  useEffect(() => {
    const was = compared.current;
    compared.current = comparing.sides !== null;
    if (was && !compared.current && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>(".pn-compare")?.focus();
  }, [comparing.sides === null]);

  // What was pressed is gone: the focus stays with the card that it was about, else with the question.
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    held.current = false;
    const stay =
      root.current?.querySelector<HTMLElement>(".pn-card[data-chosen]") ?? root.current?.querySelector<HTMLElement>(".pn-ask");
    stay?.focus({ preventScroll: true });
  });

  const position = tree.position(view);
  const open = useMemo(
    () => openAt(view, [traits.ask, traits.asked], position, game, info, words),
    [view, traits.ask, traits.asked, position, game, info, words],
  );
  const choosing = useChoosing(open, info, ({ node, who, offers }, index) =>
    send({ do: "choose", node, option: offers[index]!.option, who }),
  );

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
    running: traits.running ?? null,
    result: traits.result,
    seat: traits.seat,
    plays: traits.plays ?? ONE_PLAY,
    beside: traits.beside ?? null,
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
    still: false,
    compareWith: comparing.compareWith,
    ...inquiring,
    go,
    send,
    branchWords,
    say,
  };

  // What is read at rest is not drawn anew while somebody scrubs. Where play stands, the question is asked at once.
  const atRest = useRested(scene, hurried);
  const asking = useRested(scene, hurried && view !== head);

  const toggle = () => {
    if (!playing && place === stops.length - 1) look(stops[0]!);
    setPlaying(!playing);
  };

  function perform(action: Action, target: HTMLElement): void {
    if (comparing.sides && !["step", "end", "close", "help"].includes(action.do)) return; // what else there is, is not shown
    switch (action.do) {
      case "step":
        return comparing.sides ? comparing.by(action.by) : go(stops[Math.max(0, Math.min(stops.length - 1, place + action.by))]!);
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
        return comparing.sides
          ? comparing.by(action.which === "first" ? -Infinity : Infinity)
          : go(stops[action.which === "first" ? 0 : stops.length - 1]!);
      case "play":
        return toggle();
      case "branch": {
        const other = beside(tree, view, action.by);
        return other === null ? undefined : go(settled(tree, other, everyStep));
      }
      case "option":
        return atEase(() => root.current?.querySelectorAll<HTMLElement>(".pn-ask .pn-numbered")[action.index]?.click());
      case "undo":
        return root.current?.querySelector<HTMLElement>(".pn-undo")?.click();
      case "redo":
        return root.current?.querySelector<HTMLElement>(".pn-redo")?.click();
      case "help":
        return setHelp(!help);
      case "close":
        if (comparing.sides) return comparing.sides.close();
        if (zoneOf(target) !== "field") {
          [ASKED, ".pn-card[data-chosen]", ".pn-card[tabindex='0']"]
            .map((wanted) => root.current?.querySelector<HTMLElement>(wanted))
            .find(Boolean)
            ?.focus();
        }
        pick(null);
        choosing.restart();
        return setHelp(false);
      case "about":
        return pick(target.closest<HTMLElement>("[data-card]")?.dataset.card ?? null);
      case "why": {
        const asked = targetOf(target);
        const first = subjectsOf(position, asked, info).find((subject) => arises(subject, position));
        inquiring.keyed.current = inquiry?.target !== asked;
        return inquire(inquiry?.target === asked ? null : asked, first ? String(first.fact[0]) : null);
      }
      case "card":
        return cardBeside(target.closest<HTMLElement>("[data-card], .pn-place")!, action.to)?.focus();
      case "native":
        return;
    }
  }

  useShield(root, (event) => actionOf(event, zoneOf(event.target as Element)) !== null);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const action = actionOf(event, zoneOf(target));
    if (!action) return;
    event.stopPropagation();
    if (action.do === "native") return;
    event.preventDefault();
    perform(action, target);
  };

  /** A press on a part of something asks about that part, unless the press was a choice. */
  const onClick = (event: MouseEvent) => {
    const part = (event.target as Element).closest<HTMLElement>("[data-why]");
    if (!part || part.closest("[aria-pressed], [data-selectable], .pn-half")) return;
    const asked = subjectAt(part, position, info);
    if (asked) inquire(inquiry?.target === asked.target && inquiry.what === asked.what ? null : asked.target, asked.what);
  };

  const made = scene.plays.at === 0 ? undefined : scene.plays.kept.find(({ number }) => number === scene.plays.at)?.made;
  const back = made ? comeBack(made, position, info) : null;
  const remarks = [
    ...(made ? [words.say(made)] : []),
    ...(back === null ? [] : [words.text("board-made-back", { card: words.cardName(back) })]),
    ...game.table(scene.position, words),
  ];
  return (
    <Scened scene={scene}>
      <div
        ref={root}
        class="pn-board"
        lang={lang}
        data-node={view}
        data-head={head}
        data-hurried={hurried ? "" : undefined}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div class="pn-header">
          <h2 class="pn-title">{words.title()}</h2>
          <p class="pn-subtitle">
            {[
              words.text("board-edition", { work: info.work, version: String(info.version) }),
              traits.seat === null
                ? words.text("board-whole-table")
                : words.text("board-eyes", { seat: words.player(traits.seat) }),
              ...remarks,
            ].map((remark) => (
              <span key={remark}>{remark}</span>
            ))}
          </p>
          <button
            type="button"
            class="pn-button pn-why-toggle"
            aria-expanded={inquiry?.target === TABLE}
            onClick={() => inquire(inquiry?.target === TABLE ? null : TABLE)}
          >
            {words.text("board-why-toggle")}
          </button>
          <button type="button" class="pn-button pn-help-toggle" aria-expanded={help} onClick={() => setHelp(!help)}>
            {words.text("board-keys")}
          </button>
        </div>
        {help && <Help />}
        {comparing.sides ? (
          <>
            <NoticeArea compared />
            <Comparing {...comparing.sides} catalogue={catalogue} step={comparing.step} setStep={comparing.setStep} />
          </>
        ) : (
          <>
            <Table scene={scene} peeking={peeking}>
              <Players />
              <About of="others" />
              <game.Field />
            </Table>
            <div class="pn-now">
              <Step />
              <Timeline playing={{ on: playing, speed, toggle, setSpeed, setEveryStep }} />
            </div>
            <NoticeArea />
          </>
        )}
        <div class="pn-columns" hidden={comparing.sides !== null}>
          <Scened scene={asking}>
            <div class="pn-column" data-waits={asking === scene ? undefined : ""}>
              <Asking />
            </div>
          </Scened>
          <Scened scene={atRest}>
            <div class="pn-column">
              <Log peekAt={peeking.peekAt} />
              <Branches />
              <Names />
              <Taking />
            </div>
          </Scened>
        </div>
      </div>
    </Scened>
  );
}
