/** A level: the task, its hints, its choices, the verdict on the last move, and the other levels. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { remembered } from "../kept/memory";
import { Kept } from "../lesson/kept";
import { Learning, useLearnt } from "../lesson/learning";
import { Hidden, Points, Seat } from "../parts/marks";
import { Icon } from "../parts/pictograms";
import { useActs, useHere, usePlay, useWords } from "../parts/scene";
import { Comes } from "../parts/telling";
import { MakeOwn } from "../players/make_own";
import { Cites } from "../why/citation";
import { wordsAt } from "../wire/happened";
import type { Exercise, Intent, Level } from "../wire/types";
import { inWords } from "../wire/words";
import { Today } from "./today";
import { type AnyTask, hasBoard, isOpen, useTask } from "./untold";

/** The task, whose it is, and the hints asked for so far. */
export function Task() {
  const words = useWords();
  const { send } = useActs();
  const task = useTask();
  if (!task) return null;
  const name = words.player(task.seat);
  const named = name !== words.seat(task.seat);
  return (
    <section role="group" class="pn-task" aria-label={words.text("level-task")}>
      <div class="pn-task-top">
        {task.is === "exercise" ? (
          <ExerciseHead exercise={task} />
        ) : task.seat === words.you ? null : (
          <p class="pn-task-you">
            {words.text("level-you")} <Seat seat={task.seat} /> {named ? name : null}
          </p>
        )}
        {task.is === "exercise" && task.own && (
          <button type="button" class="pn-button pn-train-end" onClick={() => send({ do: "train-end" })}>
            {words.text("train-end")}
          </button>
        )}
        {isOpen(task) && (
          <div class="pn-buttons">
            {task.is === "level" && task.more && (
              <button type="button" class="pn-button pn-hint" onClick={() => send({ do: "level-hint" })}>
                {words.text("level-hint")}
              </button>
            )}
            {hasBoard(task) && (
              <button type="button" class="pn-button pn-solution" onClick={() => send({ do: `${task.is}-show` })}>
                {words.text("level-show")}
              </button>
            )}
          </div>
        )}
      </div>
      {task.is === "exercise" && <Today exercise={task} />}
      <TaskWords said={inWords(task.task, words)} />
      {task.is === "exercise" && <Cites key={task.name} cite={null} rulings={task.turns_on} />}
      <ul class="pn-hints" aria-live="polite">
        {task.is === "level" && task.hints.map((hint, i) => <li key={i}>{inWords(hint, words)}</li>)}
      </ul>
      <Kept />
    </section>
  );
}

/** The exercise's title, and whether it comes back because it was wrong, or is due. */
function ExerciseHead({ exercise }: { exercise: Exercise }) {
  const words = useWords();
  const { learnt } = useLearnt();
  const [again, setAgain] = useState(false);
  useEffect(() => {
    const now = learnt?.now() ?? 0;
    const memory = remembered(learnt?.progress.answers ?? [], exercise.game, now).get(exercise.topic);
    setAgain(memory !== undefined && memory.due <= now);
  }, [exercise.name]);
  return (
    <p class="pn-task-you" data-topic={exercise.topic}>
      {inWords(exercise.title, words)} <Pips level={exercise.level} />
      {again && ` · ${words.text("mastery-due")}`}
    </p>
  );
}

/** The level of an exercise, from 1 to 5. */
function Pips({ level }: { level: number }) {
  const words = useWords();
  const said = words.text("train-level", { level });
  return (
    <span class="pn-pips" role="img" aria-label={said} title={said}>
      {"●".repeat(level)}
      <span>{"●".repeat(5 - level)}</span>
    </span>
  );
}

/** The task in words; for an exercise, first what happens, line by line. */
function TaskWords({ said }: { said: string }) {
  const lines = said.split("\n");
  const happens = lines.slice(0, -1);
  return (
    <>
      {happens.length > 0 && <p class="pn-task-happens">{happens.join("\n")}</p>}
      <p class="pn-task-words">{lines.at(-1)}</p>
    </>
  );
}

/** The verdict on the last move, and the reason; after the right one, the way on. */
export function Verdict() {
  const words = useWords();
  const task = useTask();
  const verdict = task?.verdict;
  if (!task || !verdict) return null;
  const { right, says, why, cite, rulings, lost } = verdict;
  return (
    <div key={`${task.tried} ${JSON.stringify(says ?? why)}`} class="pn-verdict" data-right={String(right)}>
      <Comes>
        <span class="pn-verdict-mark" aria-hidden="true">
          {right ? "✓" : "✗"}
        </span>{" "}
        {task.is !== "guess" && task.shown ? (
          <strong>{words.text("level-shown")}</strong>
        ) : right ? (
          task.is === "exercise" ? null : (
            <Hidden text={words.text("level-right")} />
          )
        ) : (
          <strong>{words.text(lost ? "level-lost" : "level-wrong")}</strong>
        )}{" "}
        {says ? inWords(says, words) : why && words.say(why)}
      </Comes>
      <Cites cite={cite} rulings={rulings} />
      {task.solved && hasBoard(task) && <Onward task={task} />}
    </div>
  );
}

/** The way on. If the focus is on the board, because the reader has just answered, it moves to the button. */
function Onward({ task }: { task: AnyTask & { is: "level" | "exercise" } }) {
  const words = useWords();
  const { send } = useActs();
  const { learnt } = useLearnt();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current?.closest(".pn-board")?.contains(document.activeElement)) return;
    box.current.querySelector<HTMLElement>(".pn-primary")?.focus({ preventScroll: true });
  }, []);
  const [next, further, again] =
    task.is === "exercise"
      ? [task.more ? () => Learning.next(task, learnt) : null, "train-next-exercise", "train-same"]
      : [task.next !== null ? (): Intent => ({ do: "level", name: task.next! }) : null, "level-next", "level-again"];
  return (
    <div ref={box} class="pn-buttons">
      {next && (
        <button type="button" class="pn-button pn-primary pn-next-level" onClick={() => send(next())}>
          {words.text(further)}
        </button>
      )}
      <button type="button" class="pn-button pn-same-level" onClick={() => send({ do: task.is, name: task.name })}>
        {words.text(again)}
      </button>
    </div>
  );
}

/** The choices of a task: answers, all players' points, or outcomes. */
export function Sayings({ task }: { task: AnyTask }) {
  const words = useWords();
  const { game, tree, head } = usePlay();
  const { send } = useActs();
  const position = tree.position(head);
  const before = game.points(position);
  return (
    <ol class="pn-options" aria-label={words.text("level-choices")}>
      {task.choices.map(({ answer, points, says }, i) => (
        <li key={i} class="pn-choice" data-said={i === task.tried ? String(task.verdict?.right) : undefined}>
          <button
            type="button"
            class="pn-button pn-option pn-numbered"
            aria-current={i === task.tried ? "true" : undefined}
            onClick={() => send({ do: `${task.is}-say`, choice: i })}
          >
            <span class="pn-digit" aria-hidden="true">
              {i + 1}
            </span>
            {points && <Points points={points} before={before} />}
            {answer && wordsAt(position, game, words).option(answer, task.seat)}
            {says && inWords(says, words)}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A button for the script's next answer: another player's choice, or an automatic continuation. */
export function GoOn() {
  const words = useWords();
  const { head } = usePlay();
  const { view } = useHere();
  const { send } = useActs();
  const task = useTask();
  if (!isOpen(task) || task.is !== "level" || !task.goes_on || view !== head) return null;
  return (
    <button type="button" class="pn-button pn-level-on" onClick={() => send({ do: "level-on" })}>
      <Icon name="run" /> {words.text("level-go-on")}
    </button>
  );
}

/** The levels of every game, pack by pack; the current game comes first, with its pack open. */
export function Levels() {
  const words = useWords();
  const level = useTask();
  const { learnt } = useLearnt();
  if (level?.is !== "level") return null;
  const solved: ReadonlySet<string> = learnt?.solved ?? new Set();
  const isAt = ({ game }: { game: string }) => level.name.startsWith(`${game}/`);
  return (
    <section role="group" class="pn-levels" aria-label={words.text("level-others")}>
      {[...level.others]
        .sort((one, other) => Number(isAt(other)) - Number(isAt(one)))
        .map(({ game, title, packs }) => (
          <div key={game}>
            <h4>{inWords(title, words)}</h4>
            {packs.map((pack) => (
              <InPack key={inWords(pack.title, words)} pack={pack} at={level.name} solved={solved} />
            ))}
          </div>
        ))}
      <MakeOwn game={level.name.split("/")[0]!} name={level.name} />
    </section>
  );
}

interface PackProps {
  pack: Level["others"][number]["packs"][number];
  at: string;
  solved: ReadonlySet<string>;
}

function InPack({ pack: { title, levels }, at, solved }: PackProps) {
  const words = useWords();
  const { send } = useActs();
  const done = levels.filter(({ name }) => solved.has(name)).length;
  return (
    <details class="pn-pack" open={levels.some(({ name }) => name === at)}>
      <summary>
        {inWords(title, words)} <span class="pn-pack-done">{words.text("level-solved-of", { done, all: levels.length })}</span>
      </summary>
      <ul>
        {levels.map(({ name, title: called }) => (
          <li key={name} data-done={solved.has(name) ? "" : undefined}>
            <button
              type="button"
              class="pn-level"
              data-level={name}
              aria-current={name === at ? "true" : undefined}
              onClick={() => send({ do: "level", name })}
            >
              {inWords(called, words)}
              {solved.has(name) && <Hidden text={words.text("level-solved")} />}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A question without a board, in the middle of prose. */
export function Quiz() {
  const task = useTask();
  return (
    <>
      <Task />
      {task && <Sayings task={task} />}
      <Verdict />
    </>
  );
}
