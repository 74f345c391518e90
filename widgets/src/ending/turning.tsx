/** The turning points of a game: choices after which another one was expected to be clearly better, found on demand. */

import { percent } from "../company/hints";
import { Progress } from "../company/panel";
import { Reason } from "../company/reason";
import { useTurning } from "../company/thinking";
import { useLesson } from "../lesson/learning";
import { useTask } from "../level/untold";
import { Seat } from "../parts/marks";
import { type Play, useActs, useClaim, useCompany, usePlay, useWords } from "../parts/scene";
import { wordsAt } from "../wire/happened";
import { placeOf } from "../wire/line";
import type { Option, TurningPoint } from "../wire/types";
import { useShowing } from "./showing";

/** The place of a turning point among the stops of the game. */
export const placeOfPoint = ({ tree, stops }: Pick<Play, "tree" | "stops">, { node }: TurningPoint): number =>
  placeOf(tree, stops, node);

/** Goes to a turning point, where another choice begins a branch. */
export function useGoTo(): (point: TurningPoint) => void {
  const { go } = useActs();
  const ending = useShowing();
  return ({ node }) => {
    ending.hide();
    go(node);
  };
}

function Point({ point, number }: { point: TurningPoint; number: number }) {
  const words = useWords();
  const play = usePlay();
  const { tree, game } = play;
  const goTo = useGoTo();
  const { node, seat, chosen, better, expected, possible, tries, paid, after, instead } = point;
  const ending = useShowing();
  const who = words.who(seat);
  const telling = wordsAt(tree.position(node), game, words);
  const called = (option: Option) => telling.option(option, seat) ?? option[0];
  return (
    <li class="pn-turning-point" value={number}>
      <span class="pn-turning-number" aria-hidden="true">
        {number}
      </span>
      <div>
        <p>
          <span aria-hidden="true">
            <Seat seat={seat} />
          </span>{" "}
          {words.text("board-turning-chosen", { place: placeOfPoint(play, point), who, words: called(chosen) })}
        </p>
        <p>
          {paid > 0
            ? words.text("board-turning-paid", { points: paid })
            : tries === 0
              ? words.text("board-turning-proved", { words: called(better) })
              : words.text("board-turning-better", {
                  words: called(better),
                  better: percent(possible),
                  chosen: percent(expected),
                })}
        </p>
        {[after, instead].map((each, i) => each && <Reason key={i} node={node} seat={seat} reason={each} leave={ending.hide} />)}
        <button type="button" class="pn-button pn-turning-try" onClick={() => goTo(point)}>
          {words.text("board-turning-try")}
        </button>
      </div>
    </li>
  );
}

/** What has been found so far, and the progress; before that, the button that starts the search. */
export function TurningPoints() {
  const words = useWords();
  const { tree } = usePlay();
  const task = useTask();
  const lesson = useLesson();
  const claim = useClaim();
  const company = useCompany();
  const { turning, reviewing } = useTurning();
  if (!company.hints || task || lesson || claim || tree.size < 2) return null;
  if (!turning) {
    return (
      <div class="pn-turning">
        <button type="button" class="pn-button pn-turning-find" onClick={reviewing.begin}>
          {words.text("board-turning-find")}
        </button>
      </div>
    );
  }
  const { done, of, found } = turning;
  const label = words.text("board-turning-done", { done: Math.min(Math.floor(done) + 1, of), of });
  const tries = Math.max(0, ...found.map((point) => point.tries));
  const none = words.text(done < of ? "board-turning-so-far" : "board-turning-none");
  return (
    <section class="pn-turning" aria-label={words.text("board-turning")}>
      <h4 class="pn-heading">{words.text("board-turning")}</h4>
      {done < of && (
        <div class="pn-turning-goes">
          <Progress done={done} of={of} label={label} />
          <span class="pn-note">{label}</span>
          <button type="button" class="pn-button pn-turning-stop" onClick={reviewing.going ? reviewing.stop : reviewing.begin}>
            {words.text(reviewing.going ? "board-turning-stop" : "board-turning-find")}
          </button>
        </div>
      )}
      {found.length === 0 && (
        <p class="pn-note" role="status">
          {none}
        </p>
      )}
      {tries > 0 && <p class="pn-note">{words.text("board-turning-from", { tries })}</p>}
      <ol class="pn-turning-points">
        {found.map((point, i) => (
          <Point key={point.node} point={point} number={i + 1} />
        ))}
      </ol>
    </section>
  );
}
