/** The whole board. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { perform } from "./acting";
import { Comparing } from "./compare/comparing";
import { useComparing } from "./compare/using";
import type { Scene } from "./context";
import { useDealing } from "./dealing/using";
import { Ending, useShowing } from "./ending/ending";
import { Side, Top, useTab } from "./frame";
import { gameView } from "./games";
import { happened, wordsAt } from "./happened";
import { free, leaves, skipBy, useHappening, usePlayed } from "./happening/happening";
import { Help } from "./help";
import { useInView } from "./inview";
import { actionOf, zoneOf } from "./keys";
import { Quiz } from "./level/level";
import { placeOf, stopsOf, withStop } from "./line";
import { lassosOn } from "./loops";
import { useMotion } from "./motion";
import { NoticeArea } from "./notice";
import { openAt } from "./open";
import { usePlaying, useSeen } from "./playing";
import { useChoosing } from "./pointing";
import { Peeked, Table, usePeek } from "./preview";
import { useHurry } from "./rest";
import { Scened } from "./scened";
import { useLine, useMoments, useTree } from "./seeing";
import { useShield } from "./shield";
import { Timeline } from "./timeline";
import type { Intent, Plays, Traits } from "./types";
import { subjectAt, useInquiring } from "./why/inquiring";
import { Catalogue, Words } from "./words";

export interface AppProps {
  traits: Traits;
  /** Looks at another node. */
  look(node: number): void;
  send(intent: Intent): void;
  /** Told what is to be seen: a node, its place among the stops, and the last place. */
  see?(node: number, place: number, last: number): void;
}

/** The scene as it was when somebody was last at rest. */
function useRested(scene: Scene, waits: boolean): Scene {
  const last = useRef(scene);
  if (!waits) last.current = scene;
  return last.current;
}

/** A page from before there were others has the one play. */
const ONE_PLAY: Plays = { at: 0, beside: null, kept: [] };

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

  const setting = useHappening(tree, traits, everyStep, look);
  const view = tree.has(setting.view) ? setting.view : tree.has(head) ? head : 0;
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
  const happening = usePlayed(setting, speed, useSeen());
  const { mode } = happening;
  const peeking = usePeek(view);
  const ending = useShowing(tree.play, head, traits.result !== null && view === head && peeking.peek === null);
  useInView(root, view);
  useMotion(root, view, hurried || peeking.peek !== null);
  useEffect(() => see?.(view, place, stops.length - 1), [view, place, stops.length]);

  const go = useCallback(
    (node: number) => {
      if (mode === "plays") return setting.skip();
      setPlaying(false);
      refocus.current = root.current?.querySelector(".pn-ask")?.contains(document.activeElement) === true;
      look(node);
    },
    [look, mode, head],
  );
  /** What is pressed in the question's place goes by it: the focus stays there. */
  const keepFocus = (act: () => void) => {
    refocus.current = true;
    act();
  };
  const inquiring = useInquiring(view, go);
  const { inquiry, inquire, pick } = inquiring;
  const dealing = useDealing(traits.deal ?? null);
  const tabs = useTab(inquiry, traits.level ? null : dealing?.offered.opened ? "deal" : "log");
  const send = (intent: Intent) => {
    setPlaying(false);
    if (intent.do !== "foresee") pick(null);
    hold();
    if (intent.do !== "name" && intent.do !== "foresee")
      refocus.current = root.current?.querySelector(".pn-ask")?.contains(document.activeElement) === true;
    setting.sent(intent);
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
    refocus.current = mode !== null && free(root.current);
    root.current?.querySelector<HTMLElement>(mode ? ".pn-happening .pn-button" : ".pn-ask")?.focus({ preventScroll: true });
  }, [head, view, traits.ask, mode]);

  // Another game: whoever dealt it begins with its first question.
  const dealt = dealing?.offered.dealt;
  useEffect(() => {
    if (root.current?.querySelector(".pn-dealing")?.contains(document.activeElement))
      root.current.querySelector<HTMLElement>(".pn-ask")?.focus();
  }, [dealt]);

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
    () => (mode ? null : openAt(view, [traits.ask, traits.asked], position, game, info, words)),
    [mode, view, traits.ask, traits.asked, position, game, info, words],
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
    offer: traits.offer ?? [],
    langs: Object.keys(texts),
    level: traits.level ?? null,
    dealing,
    line,
    stops,
    place,
    moments,
    lassos,
    hurried,
    position,
    open,
    ending: { ...ending, hide: () => [hold(), ending.hide()] },
    happening: { ...happening, watch: () => keepFocus(happening.watch), next: () => keepFocus(happening.next) },
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
  const asking = useRested(scene, hurried && view !== head && mode === null);

  const toggle = () => {
    if (!playing && place === stops.length - 1) look(stops[0]!);
    setPlaying(!playing);
  };

  useShield(root, (event) => setting.takes(event) || actionOf(event, zoneOf(event.target as Element)) !== null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (setting.takes(event)) return skipBy(event, () => event.repeat || setting.skip());
    const target = event.target as HTMLElement;
    const action = actionOf(event, zoneOf(target));
    if (!action) return;
    event.stopPropagation();
    if (action.do === "native") return;
    event.preventDefault();
    perform(action, target, {
      root: root.current!,
      scene,
      comparing,
      toggle,
      help: (to) => setHelp(to ?? !help),
      atEase,
    });
  };

  /** A press on a part of something asks about that part, unless the press was a choice. */
  const onClick = (event: MouseEvent) => {
    const part = (event.target as Element).closest<HTMLElement>("[data-why]");
    if (!part || part.closest("[aria-pressed], [data-selectable], .pn-half")) return;
    const asked = subjectAt(part, position, info);
    if (asked) inquire(inquiry?.target === asked.target && inquiry.what === asked.what ? null : asked.target, asked.what);
  };

  if (traits.level?.quiz)
    return (
      <Scened scene={scene}>
        <div ref={root} class="pn-quiz" lang={lang}>
          <Quiz level={traits.level} />
        </div>
      </Scened>
    );
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
        onClickCapture={(event) => mode === "plays" && leaves(event) && skipBy(event, setting.skip)}
        onClick={onClick}
      >
        <div class="pn-frame">
          <Peeked scene={scene} peeking={peeking}>
            <Top help={help} setHelp={setHelp} />
          </Peeked>
          {help && <Help />}
          {comparing.sides ? (
            <div class="pn-beside-main">
              <NoticeArea compared />
              <Comparing {...comparing.sides} catalogue={catalogue} step={comparing.step} setStep={comparing.setStep} />
            </div>
          ) : (
            <>
              <Table scene={scene} peeking={peeking}>
                <game.Field />
              </Table>
              {ending.shown && <Ending />}
              <Side asking={asking} atRest={atRest} waits={asking !== scene} tabs={tabs} peekAt={peeking.peekAt} />
              <Timeline playing={{ on: playing, speed, toggle, setSpeed, setEveryStep }} />
            </>
          )}
        </div>
      </div>
    </Scened>
  );
}
