/** Today's practice: a ring that closes, the days in a row, and the link to the exercise of the day. */
import { dayOf, GOAL, isDone, streak, today } from "../kept/training";
import { useLearnt } from "../lesson/learning";
import { useActs, useWords } from "../parts/scene";
import type { Exercise } from "../wire/types";

const RADIUS = 8;
const ROUND = 2 * Math.PI * RADIUS;

export function Today({ exercise }: { exercise: Exercise }) {
  const words = useWords();
  const { send } = useActs();
  const { learnt } = useLearnt();
  if (!learnt || exercise.own) return null;
  const [answers, now] = [learnt.progress.answers, learnt.now()];
  const [count, days, day] = [today(answers, now), streak(answers, now), dayOf(now)];
  const offered = exercise.daily && exercise.only === null && exercise.day !== day && !isDone(answers, exercise.game, day);
  return (
    <div class="pn-today">
      <Ring part={Math.min(1, count / GOAL)} />
      <span>
        {count > GOAL ? words.text("train-today-more", { count }) : words.text("train-today", { count, goal: GOAL })}
        {days > 1 && ` · ${words.text("train-streak", { days })}`}
      </span>
      {offered && (
        <button type="button" class="pn-button pn-of-day" onClick={() => send({ do: "exercise-of-day", day })}>
          {words.text("train-of-day")}
        </button>
      )}
    </div>
  );
}

function Ring({ part }: { part: number }) {
  return (
    <svg
      class="pn-ring-of-day"
      viewBox="0 0 20 20"
      width="24"
      height="24"
      aria-hidden="true"
      data-full={part === 1 ? "" : undefined}
    >
      <circle cx="10" cy="10" r={RADIUS} />
      <circle cx="10" cy="10" r={RADIUS} stroke-dasharray={`${part * ROUND} ${ROUND}`} transform="rotate(-90 10 10)" />
    </svg>
  );
}
