/** Two lines side by side: where they diverge, what differs at their ends, and both boards in step from there. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { gameView } from "../games";
import { Given, give, useKept, useSteady } from "../parts/part";
import { NO_CHOICE, useActs, useHere, usePlay, useWords } from "../parts/scene";
import { Players } from "../players/players";
import { Cites } from "../why/citation";
import { cardOf, useInquiring, useInquiringOf } from "../why/inquiring";
import { nameOf, TABLE } from "../why/subject";
import { happened, wordsAt } from "../wire/happened";
import { placeOf } from "../wire/line";
import { type Catalogue, Words } from "../wire/words";
import { contrasts, endOf, type Side, sharedDepth, stopsFrom } from "./compare";

/** How many differences are shown at once; the others are folded away. */
const FEW = 10;

interface Titled extends Side {
  title: string;
}

interface Props {
  here: Titled;
  there: Titled;
  catalogue: Catalogue;
  /** How many steps after the divergence both are. */
  step: number;
  setStep(step: number): void;
  /** Continues with the other one: goes to its branch, or replaces this play with it. */
  take: { label: string; press(): void };
  close(): void;
}

/** The actions of a board that is only for viewing. */
const NOTHING = {
  still: true,
  go: () => undefined,
  send: () => undefined,
  press: () => undefined,
  restart: () => undefined,
  point: () => undefined,
  peekAt: () => undefined,
  compareWith: () => undefined,
};

/** A board that is only for viewing. Nothing on it can be chosen. */
function useStill({ tree, info, line }: Side, catalogue: Catalogue, view: number, before: number | null) {
  const { lang } = useWords();
  const outer = usePlay();
  const { hurried } = useHere();
  const words = useMemo(() => new Words(catalogue, lang, info), [catalogue, lang, info]);
  const game = gameView(info.game);
  const { inquiring, asks } = useInquiringOf(view, NOTHING.go);
  const steady = useSteady(asks);
  const play = useMemo(
    () => ({
      ...outer,
      game,
      tree,
      head: view,
      names: {},
      running: null,
      result: null,
      line: [...line],
      stops: stopsFrom({ tree, info, line }, 0),
      say: (node: number) => happened(node, tree, game, words),
    }),
    [outer, game, tree, view, line, info, words],
  );
  const here = useKept({
    view,
    place: 0,
    position: tree.position(view),
    before: before === null ? null : tree.position(before),
    hurried,
  });
  const gifts = [
    give(useWords, words),
    give(usePlay, play),
    give(useHere, here),
    ...NO_CHOICE,
    give(useInquiring, inquiring),
    give(
      useActs,
      useMemo(() => ({ ...NOTHING, ...steady }), []),
    ),
  ];
  return { words, play, gifts };
}

/** One of the two, at its place. */
function Half({ side, stops, step, catalogue }: { side: Titled; stops: number[]; step: number; catalogue: Catalogue }) {
  const place = Math.min(step, stops.length - 1);
  const view = stops[place]!;
  const { words, play, gifts } = useStill(side, catalogue, view, place > 0 ? stops[place - 1]! : null);
  const rule = side.tree.rule(view);
  return (
    <Given gifts={gifts}>
      <section role="group" class="pn-half" data-node={view} aria-label={side.title}>
        <h4 class="pn-half-title">{side.title}</h4>
        <div class="pn-half-step">
          <p>
            {play.say(view)}
            {step > place && <span class="pn-tag">{words.text("board-compare-ended")}</span>}
          </p>
          {rule && <Cites key={view} cite={rule.cite} rulings={[]} />}
        </div>
        <Players />
        <play.game.Field />
      </section>
    </Given>
  );
}

/** What differs at the two ends, as a table. */
function Differences({ here, there }: { here: Titled; there: Titled }) {
  const words = useWords();
  const { info } = words;
  const { game } = usePlay();
  const [all, setAll] = useState(false);
  const found = useMemo(
    () => contrasts(game, info, here.tree.position(endOf(here)), there.tree.position(endOf(there))),
    [game, info, here.tree, there.tree, endOf(here), endOf(there)],
  );
  if (found.length === 0) return <p class="pn-note">{words.text("board-compare-same")}</p>;
  const about = (target: string) => {
    const card = cardOf(target);
    if (card !== null) return wordsAt(here.tree.position(endOf(here)), game, words).cardName(card);
    return target === TABLE ? words.text("board-why-table") : words.player(Number(target.split(" ")[1]));
  };
  const shown = all ? found : found.slice(0, FEW);
  return (
    <>
      <div class="pn-contrasts-scroll" tabIndex={0} role="group" aria-label={words.text("board-compare-differs")}>
        <table class="pn-contrasts">
          <caption>{words.text("board-compare-differs")}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{here.title}</th>
              <th scope="col">{there.title}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ subject, here: one, there: other }) => (
              <tr key={subject.fact.join(" ")} data-fact={subject.fact.join(" ")}>
                <th scope="row">
                  {words.text("board-compare-what", { who: about(subject.about), what: nameOf(subject, words) })}
                </th>
                <td>{subject.say(one, words)}</td>
                <td>{subject.say(other, words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.length > shown.length && (
        <button type="button" class="pn-button pn-contrasts-more" onClick={() => setAll(true)}>
          {words.text("board-more", { count: found.length - shown.length })}
        </button>
      )}
    </>
  );
}

export function Comparing({ here, there, catalogue, step, setStep, take, close }: Props) {
  const words = useWords();
  const { stops: usual, say } = usePlay();
  const depth = useMemo(() => sharedDepth(here, there), [here.tree, there.tree, here.line, there.line]);
  const [ones, others] = useMemo(
    () => [stopsFrom(here, depth), stopsFrom(there, depth)],
    [here.tree, there.tree, here.line, there.line, depth],
  );
  const last = Math.max(ones.length, others.length) - 1;
  const at = Math.min(step, last);
  /** What happened on one of the two, for screen readers. */
  const heard = ({ tree, info }: Side, node: number) =>
    happened(node, tree, gameView(info.game), new Words(catalogue, words.lang, info));
  const parting = here.line[depth]!;
  const section = useRef<HTMLElement>(null);
  // The pressed button is gone with its board.
  useLayoutEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} role="group" tabIndex={-1} class="pn-comparing" aria-label={words.text("board-compare")}>
      <div class="pn-comparing-top">
        <h3 class="pn-question">{words.text("board-compare")}</h3>
        <div class="pn-buttons">
          <button type="button" class="pn-button pn-take" onClick={take.press}>
            {take.label}
          </button>
          <button type="button" class="pn-button pn-compare-close" onClick={close}>
            {words.text("board-compare-close")}
          </button>
        </div>
      </div>
      <p class="pn-parting">
        {words.text("board-compare-parts", { place: placeOf(here.tree, usual, parting), words: say(parting) })}
      </p>
      <Differences here={here} there={there} />
      <div class="pn-together">
        <button
          type="button"
          class="pn-button pn-together-prev"
          aria-disabled={at === 0 ? "true" : undefined}
          onClick={() => setStep(Math.max(0, at - 1))}
        >
          {words.text("board-prev")}
        </button>
        <input
          type="range"
          class="pn-together-slider"
          min={0}
          max={Math.max(1, last)}
          value={at}
          aria-label={words.text("board-compare-together")}
          aria-valuetext={words.text("board-compare-step", { step: at, last })}
          onInput={(event) => setStep(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          class="pn-button pn-together-next"
          aria-disabled={at === last ? "true" : undefined}
          onClick={() => setStep(Math.min(last, at + 1))}
        >
          {words.text("board-next")}
        </button>
        <span class="pn-count">{words.text("board-compare-step", { step: at, last })}</span>
      </div>
      <p role="status" class="pn-hidden">
        {[here, there].map((side, i) => {
          const stops = i === 0 ? ones : others;
          const text = heard(side, stops[Math.min(at, stops.length - 1)]!);
          return `${words.text("board-labelled", { label: side.title, text })} `;
        })}
      </p>
      <div class="pn-halves">
        <Half side={here} stops={ones} step={at} catalogue={catalogue} />
        <Half side={there} stops={others} step={at} catalogue={catalogue} />
      </div>
    </section>
  );
}
