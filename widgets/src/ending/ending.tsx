/** The end of a game: who won and why, everybody's points over time, the ranking; and what to do next. */
import { useMemo } from "preact/hooks";
import { useLesson } from "../lesson/learning";
import { useTask } from "../level/untold";
import { Hidden, Seat, SHAPES } from "../parts/marks";
import { Icon } from "../parts/pictograms";
import { type Play, useActs, useCompany, useHere, usePlay, useWords } from "../parts/scene";
import type { Saying } from "../wire/types";
import { Lines } from "./lines";
import { Mine } from "./mine";
import { placesOf, winnersOf, yours } from "./places";
import { useShowing } from "./showing";
import { TurningPoints } from "./turning";

/** How many shapes fly up. */
const BITS = 18;

function Actions() {
  const words = useWords();
  const { plays, seat, stops } = usePlay();
  const { send, go } = useActs();
  const task = useTask();
  const lesson = useLesson();
  const ending = useShowing();
  const again = plays.again ?? [];
  const dealt = again.includes("new");
  const look = () => {
    ending.hide();
    go(stops[0]!);
  };
  return (
    <div class="pn-buttons pn-ending-actions">
      {dealt && (
        <button type="button" class="pn-button pn-ending-new" onClick={() => send({ do: "again", deal: "new" })}>
          <Icon name="redo" />
          {words.text("board-ending-new")}
        </button>
      )}
      {again.includes("same") && (
        <button type="button" class="pn-button pn-ending-same" onClick={() => send({ do: "again", deal: "same" })}>
          {words.text(dealt ? "board-ending-same" : "board-ending-begin")}
        </button>
      )}
      <button type="button" class="pn-button pn-ending-look" onClick={look}>
        {words.text("board-ending-look")}
      </button>
      {again.length > 0 && seat === null && !task && !lesson && (
        <button type="button" class="pn-button pn-ending-train" onClick={() => send({ do: "train" })}>
          {words.text("board-ending-train")}
        </button>
      )}
    </div>
  );
}

/** Everybody's points at each stop; null while a long line is being processed, empty in a game without points. */
function courseOf({ moments }: Pick<Play, "moments">): readonly (readonly number[])[] | null {
  if (moments === null) return null;
  return (moments[0]?.points.length ?? 0) > 0 ? moments.map(({ points }) => points) : [];
}

function Places({ result, course }: { result: Saying; course: readonly (readonly number[])[] }) {
  const words = useWords();
  const { info } = words;
  const { game } = usePlay();
  const { position } = useHere();
  const places = useMemo(
    () => placesOf(winnersOf(result), game.out(position), course, info.players.length),
    [result, course, position],
  );
  return (
    <ol class="pn-ending-places" aria-label={words.text("board-ending-places")} data-many={places.length > 4 ? "" : undefined}>
      {places.map(({ seat, place, points, won, out }) => (
        <li key={seat} data-won={won ? "" : undefined}>
          <span class="pn-ending-place">{words.text("board-ending-place", { place })}</span>
          <Seat seat={seat} />
          <span class="pn-ending-name">{words.player(seat) === words.seat(seat) ? "" : words.player(seat)}</span>
          {out && !won && <span class="pn-tag">{words.text("board-ending-out")}</span>}
          {points !== null && (
            <span class="pn-ending-score">
              {points}
              <Hidden text={words.text("board-points-word", { points })} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Shapes that fly up after a win; omitted if reduced motion is preferred. */
function Burst() {
  return (
    <div class="pn-burst" aria-hidden="true">
      {Array.from({ length: BITS }, (_, i) => (
        <i key={i} data-colour={(i % 6) + 1} style={{ "--i": i / BITS, "--far": 0.55 + ((i * 7) % BITS) / (2 * BITS) }}>
          {SHAPES[i % SHAPES.length]}
        </i>
      ))}
    </div>
  );
}

export function Ending() {
  const words = useWords();
  const { result, moments } = usePlay();
  const { who } = useCompany();
  const course = useMemo(() => courseOf({ moments }), [moments]);
  if (!result) return null;
  const mine = yours(who, winnersOf(result));
  return (
    <section
      class="pn-ending"
      data-mine={mine ?? undefined}
      data-plain={course?.length === 0 ? "" : undefined}
      aria-label={words.text("board-ending")}
    >
      <div class="pn-ending-top">
        <div class="pn-ending-who" aria-hidden="true">
          {winnersOf(result).map((seat) => (
            <Seat key={seat} seat={seat} />
          ))}
        </div>
        <h3 class="pn-ending-said">
          {mine && <strong class="pn-ending-mine">{words.text(`board-ending-${mine}`)} </strong>}
          {words.say(result)}
        </h3>
        <Actions />
        <Mine course={course} />
        {mine === "won" && <Burst />}
      </div>
      {course && course.length > 1 && (
        <div class="pn-ending-over">
          <h4 class="pn-heading">{words.text("board-ending-points")}</h4>
          <Lines course={course} />
        </div>
      )}
      <div class="pn-ending-side">
        {course && <Places result={result} course={course} />}
        <TurningPoints />
      </div>
    </section>
  );
}
