/** Everything that the parts of a board may use, derived from the traits and from what the reader does. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useChoosingOf } from "../asking/pointing";
import { usePeekOf } from "../asking/preview";
import { ALONE, useAdvice, useGoing, useThinking, useThinkingOf, useTurning } from "../company/thinking";
import { useComparing } from "../compare/using";
import { useCourse } from "../course/using";
import { useDealing, useDealingOf } from "../dealing/using";
import { BUILDS, useEditing } from "../editing/using";
import { useSaved, useShowing, useShowingOf } from "../ending/showing";
import { gameView } from "../games";
import { useFocus, useFollowing } from "../happening/focus";
import { useHappening, useHappeningOf, usePlayed } from "../happening/happening";
import type { Learnt } from "../kept/progress";
import { useMeasured } from "../laboratory/measuring";
import { isLearning, useLearnt, useLesson } from "../lesson/learning";
import { type AnyTask, isOpen, taskOf, useTask, useUntold } from "../level/untold";
import { useInView } from "../parts/inview";
import { type Linked, useLinked } from "../parts/linked";
import { useMotion } from "../parts/motion";
import { type Gift, give, useKept, useSteady } from "../parts/part";
import { type Report, useReported } from "../parts/reporting";
import {
  useActs,
  useChoosing,
  useClaim,
  useCompany,
  useHere,
  useNotice,
  useOffer,
  usePlay,
  usePointed,
  useQuestion,
  useWords,
} from "../parts/scene";
import { useLaying, useSettling } from "../parts/settled";
import { useStudio } from "../studio/making";
import { usePlayingOf, useSeen } from "../time/playing";
import { useHurry } from "../time/rest";
import { useInquiring, useInquiringOf } from "../why/inquiring";
import { cardTarget, type Target } from "../wire/choosing";
import { openAt } from "../wire/open";
import { calledOf, youOf } from "../wire/seated";
import { useTelling } from "../wire/telling";
import type { Intent, Judged, Lesson, Plays, Traits } from "../wire/types";
import { Catalogue, Words } from "../wire/words";
import { firstTab, useTab, useTabOf } from "./frame";
import { useProse } from "./prose";
import { useTree, useWalk } from "./seeing";

export interface BoardProps {
  traits: Traits;
  /** The latest report of a step. */
  reported?: Report | null;
  /** The latest save. */
  saved?: { save: unknown } | null;
  /** The latest link to the play. */
  linked?: Linked | null;
  /** The latest settled question, until it is dismissed. */
  settled?: Judged | null;
  /** Dismiss it. */
  unsettle?(): void;
  /** The learning progress kept by this browser, if the board is about that. */
  learnt?: Learnt | null | undefined;
  /** Look at another node. */
  look(node: number): void;
  send(intent: Intent): void;
  /** Called with the view: a node, its index among the stops, and the last index. */
  see?(node: number, place: number, last: number): void;
}

/** A page made before there could be several plays has only one. */
const ONE_PLAY: Plays = { at: 0, compared: null, kept: [] };

/** Messages that only ask something, or change a position under construction: they do not close anything. */
const ONLY_ASKS: ReadonlySet<Intent["do"]> = new Set<Intent["do"]>([
  ...BUILDS,
  "foresee",
  "report",
  "settle",
  "advise",
  "advise-end",
  "review",
  "keep",
]);

/** The words of a board, and those of a compared play from the same catalogue. */
function useWordsOf({ texts, lang, info, table, lesson, level }: Traits) {
  const catalogue = useMemo(() => new Catalogue(texts), [texts]);
  const who = table?.who ?? "";
  const learner = (lesson ?? level)?.seat ?? null;
  const words = useMemo(() => {
    const plain = new Words(catalogue, lang, info);
    if (who === "" && learner === null) return plain;
    const seat = youOf(who);
    const unnamed = seat !== null && info.players[seat - 1] === plain.seat(seat) ? seat : null;
    const you = learner ?? unnamed;
    const players = calledOf(info, who, plain).map((name, i) => (i + 1 === you ? plain.text("board-you") : name));
    return new Words(catalogue, lang, { ...info, players }, undefined, you);
  }, [catalogue, lang, info, who, learner]);
  return { catalogue, words };
}

/** The current place: what a choice has set off, the node on screen, the line through it, and what plays by itself. */
function useWhere({ traits, look, see }: BoardProps, everyStep: boolean) {
  const { head, info, result } = traits;
  const tree = useTree(traits);
  const game = gameView(info.game);
  const root = useRef<HTMLDivElement>(null);
  const setting = useHappeningOf({ tree, game, traits, everyStep, look });
  const view = tree.has(setting.view) ? setting.view : tree.has(head) ? head : 0;
  const walk = useWalk(tree, traits, view, everyStep, game);
  const { place, stops } = walk;
  const { hurried, settled: atEase } = useHurry(view);
  const playing = usePlayingOf(place, stops, look);
  usePlayed(setting, playing.speed, useSeen());
  const peeking = usePeekOf(view);
  const ended = result !== null && view === head && peeking.peek === null;
  const ending = useShowingOf({
    play: tree.play,
    head,
    over: result !== null,
    here: ended,
    itself: !traits.lesson && !traits.studio,
  });
  useInView(root, view);
  useProse(root, traits.lang);
  useMotion(root, view, hurried || peeking.peek !== null);
  useEffect(() => see?.(view, place, stops.length - 1), [view, place, stops.length]);
  return { tree, game, root, setting, view, walk, hurried, atEase, playing, peeking, ending };
}

/** The highlighted things: those under the pointer; otherwise, while nothing else is happening, the cards of a lesson's sentence.
 * */
function useLook(lesson: Lesson | null, pointed: ReadonlySet<Target>, chosen: readonly Target[], mode: string | null) {
  const rests = mode === null && pointed.size === 0 && chosen.length === 0;
  return useMemo(() => (rests && isLearning(lesson) ? new Set(lesson.look.map(cardTarget)) : pointed), [rests, lesson, pointed]);
}

/** Opponents and hints, which think while nothing is being played out. `think` continues them on request. */
function useMinds({ traits }: BoardProps, { view, setting: { mode } }: Where, think: (intent: Intent) => void) {
  const company = traits.table ?? ALONE;
  const { thinks } = company;
  const seen = useSeen();
  const here = seen && mode === null;
  const thinking = useThinkingOf({
    thinks,
    rests: seen && thinks?.node === traits.head && (mode === "plays" || (mode === null && view === traits.head)),
    think: (node) => think({ do: "think", node }),
  });
  const advice = traits.advice ?? null;
  const advising = useGoing(advice?.node === view ? advice : null, here, () => think({ do: "advise", node: view }));
  const turning = traits.turning ?? null;
  const reviewing = useGoing(turning, seen, () => think({ do: "review" }));
  const measured = traits.measured ?? null;
  const measuring = useGoing(measured, seen, () => think({ do: "measure-on" }));
  return [
    give(useCompany, company),
    give(useThinking, thinking),
    give(useAdvice, useKept({ advice, advising })),
    give(useTurning, useKept({ turning, reviewing })),
    give(useMeasured, useKept({ measured, playing: measuring })),
  ];
}

/** The traits that are drawn exactly as they were sent. */
function useSent(
  { traits, reported, saved, linked, settled, unsettle, learnt = null }: BoardProps,
  task: AnyTask | null,
): Gift[] {
  const { offer, texts } = traits;
  return [
    give(useNotice, traits.notice),
    give(useReported, reported ?? null),
    give(useSaved, saved ?? null),
    give(useLinked, linked ?? null),
    give(useSettling, useKept({ judged: settled ?? null, putAway: useSteady({ putAway: () => unsettle?.() }).putAway })),
    give(
      useOffer,
      useMemo(() => ({ offer: offer ?? [], langs: Object.keys(texts) }), [offer, texts]),
    ),
    give(useTask, task),
    give(useLesson, traits.lesson ?? null),
    give(useCourse, traits.course ?? null),
    give(useClaim, traits.claim ?? null),
    give(useLaying, traits.laying ?? null),
    // The progress is mutable: it becomes a new part when more has been learnt.
    give(
      useLearnt,
      useMemo(() => ({ learnt }), [learnt, learnt?.progress, learnt?.trouble]),
    ),
  ];
}

type Where = ReturnType<typeof useWhere>;
export type Board = ReturnType<typeof useBoard>;

export function useBoard(props: BoardProps) {
  const { traits, look, send: sendIntent } = props;
  const { info, head, names, seat, result } = traits;
  const [everyStep, setEveryStep] = useState(false);
  const { catalogue, words } = useWordsOf(traits);
  const where = useWhere(props, everyStep);
  const { tree, game, root, setting, view, walk, hurried, playing, peeking } = where;
  const { mode, place: at, count, captions } = setting;
  const { line, stops, place, moments, lassos } = walk;
  const focus = useFocus(root);

  const { go, send } = useSteady({
    go(node: number) {
      if (mode === "plays") return setting.skip();
      playing.set(false);
      focus.follow();
      look(node);
    },
    send(intent: Intent) {
      playing.set(false);
      if (!ONLY_ASKS.has(intent.do)) asks.pick(null);
      if (intent.do !== "name" && !ONLY_ASKS.has(intent.do)) focus.follow();
      setting.sent(intent);
      sendIntent(intent);
    },
  });
  const { inquiring, asks } = useInquiringOf(view, go);
  const dealing = useDealingOf(traits.deal ?? null);
  const tabbed = useTabOf(inquiring.inquiry, firstTab(traits, dealing));
  const minds = useMinds(props, where, (intent) => {
    if (intent.do === "think") {
      setting.sent(intent);
      focus.follow();
    }
    sendIntent(intent);
  });
  const telling = useTelling(tree, game, words);
  const comparing = useComparing({
    tree,
    info,
    line,
    compared: traits.compared ?? null,
    words,
    wordsOf: telling.branchWords,
    send: sendIntent,
    go,
  });
  useFollowing(root, focus, {
    head,
    view,
    ask: traits.ask,
    mode,
    dealt: dealing?.offered.dealt,
    compares: comparing.sides !== null,
  });
  const { level, exercise, guessing } = traits;
  const task = useMemo(() => taskOf(level, exercise, guessing), [level, exercise, guessing]);
  const position = useUntold(
    useMemo(() => tree.position(view), [tree, view]),
    task,
  );
  /** An opponent has to choose here, or the next player has to take the screen, so nobody can answer. */
  const { thinks, hand_to, edits } = traits.table ?? ALONE;
  const theirs = view === head && (thinks !== null || hand_to !== null);
  const open = useMemo(
    () => (mode || theirs ? null : openAt(view, [traits.ask, traits.asked], position, game, info, words)),
    [mode, theirs, view, traits.ask, traits.asked, position, game, info, words],
  );
  /** A prediction is asked for: nothing can be chosen on the board before it is made. */
  const foretells = isOpen(task) && task.choices.length > 0;
  const { choosing, pointed, points } = useChoosingOf(foretells ? null : open, info, ({ node, who, offers }, index) =>
    send({ do: "choose", node, option: offers[index]!.option, who }),
  );

  const play = useKept({
    game,
    tree,
    head,
    names,
    seat,
    plays: traits.plays ?? ONE_PLAY,
    running: traits.running ?? null,
    result,
    line,
    stops,
    moments,
    lassos,
    everyStep,
    ...telling,
  });
  const here = useKept({ view, place, position, before: walk.before, hurried });
  const watches = useSteady({
    watch: () => focus.keep(setting.watch),
    next: () => focus.keep(setting.next),
    skip: setting.skip,
  });
  const steady = useSteady({ go, send, ...points, ...asks, peekAt: peeking.peekAt, compareWith: comparing.compareWith });
  const acts = useMemo(() => ({ still: false, ...steady }), []);
  const gifts = [
    give(useWords, words),
    give(usePlay, play),
    give(useHere, here),
    give(useQuestion, useKept({ ask: traits.ask, open })),
    give(useChoosing, choosing),
    give(usePointed, useLook(traits.lesson ?? null, pointed, choosing.chosen, mode)),
    give(useActs, acts),
    give(useInquiring, inquiring),
    give(useHappening, useKept({ mode, place: at, count, captions, ...watches })),
    give(useShowing, where.ending),
    give(useDealing, dealing),
    give(useTab, tabbed),
    give(
      useEditing,
      useKept({ editing: traits.editing ?? null, edits: edits === true && !task && !traits.lesson && !traits.studio }),
    ),
    give(useStudio, traits.studio ?? null),
    peeking.gift,
    ...minds,
    ...useSent(props, task),
  ];
  return { ...where, info, catalogue, comparing, setEveryStep, play, here, acts, inquiring, gifts };
}
