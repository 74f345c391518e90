/** Everything about a board that its parts may use, worked out from what is sent and from what its reader does. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useChoosing } from "../asking/pointing";
import { usePeek } from "../asking/preview";
import { ALONE, useGoing, useThinking } from "../company/thinking";
import { useComparing } from "../compare/using";
import { useDealing } from "../dealing/using";
import { useShowing } from "../ending/showing";
import { gameView } from "../games";
import { useFocus, useFollowing } from "../happening/focus";
import { useHappening, usePlayed } from "../happening/happening";
import type { Learnt } from "../kept/progress";
import { isLearning } from "../lesson/learning";
import type { Lesson } from "../lesson/types";
import { useUntold } from "../level/untold";
import type { Scene } from "../parts/context";
import { useInView } from "../parts/inview";
import { useMotion } from "../parts/motion";
import type { Report } from "../parts/reporting";
import { usePlaying, useSeen } from "../time/playing";
import { useHurry } from "../time/rest";
import { useInquiring } from "../why/inquiring";
import { cardTarget } from "../wire/choosing";
import { openAt } from "../wire/open";
import { useTelling } from "../wire/telling";
import type { Intent, Traits } from "../wire/traits";
import type { Plays } from "../wire/types";
import { Catalogue, Words } from "../wire/words";
import { firstTab, useTab } from "./frame";
import { useProse } from "./prose";
import { useTree, useWalk } from "./seeing";

export interface BoardProps {
  traits: Traits;
  /** The text about a step that was asked for last. */
  reported?: Report | null;
  /** What this browser keeps of what its reader has learnt, where that is what the board is for. */
  learnt?: Learnt | null | undefined;
  /** Looks at another node. */
  look(node: number): void;
  send(intent: Intent): void;
  /** Told what is to be seen: a node, its place among the stops, and the last place. */
  see?(node: number, place: number, last: number): void;
}

/** A page from before there were others has the one play. */
const ONE_PLAY: Plays = { at: 0, compared: null, kept: [] };

/** What is only asked: nothing that is open is closed by it. */
const ONLY_ASKS: ReadonlySet<Intent["do"]> = new Set<Intent["do"]>(["foresee", "report", "advise", "advise-end", "review"]);

/** The words of a board, and of its catalogue those that another play's need. */
function useWordsOf({ texts, lang, info }: Traits) {
  const catalogue = useMemo(() => new Catalogue(texts), [texts]);
  const words = useMemo(() => new Words(catalogue, lang, info), [catalogue, lang, info]);
  return { catalogue, words };
}

/** Where one is: what a choice has set off, the node that is seen, what is gone through from there, and what moves by itself. */
function useWhere({ traits, look, see }: BoardProps, everyStep: boolean) {
  const { head, info, result } = traits;
  const tree = useTree(traits);
  const game = gameView(info.game);
  const root = useRef<HTMLDivElement>(null);
  const setting = useHappening(tree, traits, everyStep, look);
  const view = tree.has(setting.view) ? setting.view : tree.has(head) ? head : 0;
  const walk = useWalk(tree, traits, view, everyStep, game);
  const { place, stops } = walk;
  const { hurried, settled: atEase } = useHurry(view);
  const playing = usePlaying(place, stops, look);
  const happening = usePlayed(setting, playing.speed, useSeen());
  const peeking = usePeek(view);
  const ended = result !== null && view === head && peeking.peek === null;
  const ending = useShowing(tree.play, head, ended, !traits.lesson);
  useInView(root, view);
  useProse(root, traits.lang);
  useMotion(root, view, hurried || peeking.peek !== null);
  useEffect(() => see?.(view, place, stops.length - 1), [view, place, stops.length]);
  return { tree, game, root, setting, view, walk, hurried, atEase, playing, happening, peeking, ending };
}

/** What is pointed out: what the pointer is on; else, while nothing else goes on, the cards that a lesson's sentence is about. */
function useLook(lesson: Lesson | null, { pointed, chosen }: ReturnType<typeof useChoosing>, mode: string | null) {
  const rests = mode === null && pointed.size === 0 && chosen.length === 0;
  return useMemo(() => (rests && isLearning(lesson) ? new Set(lesson.look.map(cardTarget)) : pointed), [rests, lesson, pointed]);
}

/** Opponents and whoever gives a hint, who think on while nothing else is to be seen. `think` carries on what is asked for. */
function useMinds({ traits }: BoardProps, { view, playing, happening, setting }: Where, think: (intent: Intent) => void) {
  const company = traits.table ?? ALONE;
  const { thinks } = company;
  const seen = useSeen();
  const here = seen && happening.mode === null;
  const thinking = useThinking({
    thinks,
    rests: here && view === traits.head && thinks?.node === view,
    reads: setting.reads,
    speed: playing.speed,
    think: (node) => think({ do: "think", node }),
  });
  const advice = traits.advice ?? null;
  const advising = useGoing(advice?.node === view ? advice : null, here, () => think({ do: "advise", node: view }));
  const turning = traits.turning ?? null;
  const reviewing = useGoing(turning, seen, () => think({ do: "review" }));
  return { company, thinking, advice, advising, turning, reviewing };
}

type Where = ReturnType<typeof useWhere>;
export type Board = ReturnType<typeof useBoard>;

export function useBoard(props: BoardProps) {
  const { traits, look, send: sendIntent } = props;
  const { info, texts, head, names } = traits;
  const [everyStep, setEveryStep] = useState(false);
  const { catalogue, words } = useWordsOf(traits);
  const where = useWhere(props, everyStep);
  const { tree, game, root, setting, view, walk, hurried, playing, happening, ending } = where;
  const { mode } = happening;
  const focus = useFocus(root);

  const go = useCallback(
    (node: number) => {
      if (mode === "plays") return setting.skip();
      playing.set(false);
      focus.follow();
      look(node);
    },
    [look, mode, head],
  );
  const inquiring = useInquiring(view, go);
  const dealing = useDealing(traits.deal ?? null);
  const tabs = useTab(inquiring.inquiry, firstTab(traits, dealing));
  const send = (intent: Intent) => {
    playing.set(false);
    if (!ONLY_ASKS.has(intent.do)) inquiring.pick(null);
    if (intent.do !== "name" && !ONLY_ASKS.has(intent.do)) focus.follow();
    setting.sent(intent);
    sendIntent(intent);
  };
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
    line: walk.line,
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
  const position = useUntold(tree.position(view), traits.level ?? null);
  /** An opponent has to choose here, or the next player has to take the screen: nobody answers. */
  const theirs = view === head && (minds.company.thinks !== null || minds.company.hand_to !== null);
  const open = useMemo(
    () => (mode || theirs ? null : openAt(view, [traits.ask, traits.asked], position, game, info, words)),
    [mode, theirs, view, traits.ask, traits.asked, position, game, info, words],
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
    reported: props.reported ?? null,
    running: traits.running ?? null,
    result: traits.result,
    seat: traits.seat,
    plays: traits.plays ?? ONE_PLAY,
    compared: traits.compared ?? null,
    offer: traits.offer ?? [],
    langs: Object.keys(texts),
    level: traits.level ?? null,
    lesson: traits.lesson ?? null,
    learnt: props.learnt ?? null,
    dealing,
    claim: traits.claim ?? null,
    ...minds,
    ...walk,
    hurried,
    position,
    open,
    ending,
    happening: { ...happening, watch: () => focus.keep(happening.watch), next: () => focus.keep(happening.next) },
    ...choosing,
    pointed: useLook(traits.lesson ?? null, choosing, mode),
    everyStep,
    still: false,
    compareWith: comparing.compareWith,
    ...inquiring,
    go,
    send,
    ...telling,
  };
  return { ...where, scene, catalogue, comparing, tabs, setEveryStep };
}
