/** Records progress on a board, resumes a track where its reader left off, and asks for exercises that are due. */

import { due, remembered, standing } from "../kept/memory";
import { goOnWith, type Learnt } from "../kept/progress";
import { level } from "../kept/training";
import { part } from "../parts/part";
import type { Exercise, Intent, Lesson, Level } from "../wire/types";

/** The board's lesson; null if it has none. */
export const useLesson = part<Lesson | null>();

/** The progress kept in this browser; null if the board has no lesson and no level. */
export const useLearnt = part<{ learnt: Learnt | null }>();

/** Whether a lesson is going on: until its end, nothing else can be done on the board. */
export const isLearning = (lesson: Lesson | null): lesson is Lesson => lesson !== null && !lesson.over;

/** The number of topics known for long from which on a learner is also asked about rulings. */
const MASTERED = 10;

/** Records completed lessons, levels and exercises. A track opened without a given lesson resumes where it was left. */
export class Learning {
  private begun = false;
  /** The exercise that was open on this board: its answer is recorded once. */
  private open: string | null = null;

  constructor(
    readonly learnt: Learnt,
    private readonly send: (intent: Intent) => void,
  ) {}

  follow(lesson: Lesson): void {
    if (!this.begun && !lesson.chosen && this.goOn(lesson)) return;
    this.begun = true;
    if (lesson.track.length > 0) this.learnt.opened(lesson.game, lesson.name); // a part of a course is not where a track was left
    if (lesson.over) this.learnt.finished(lesson.name);
  }

  /** Record a solved level, unless its solution was shown. */
  solve(level: Level): void {
    if (level.solved && !level.shown) this.learnt.mastered(level.name);
  }

  /** The request for the next exercise: one for this learner, unless all are about one topic, or the same for a whole class. */
  static next(exercise: Exercise, learnt: Learnt | null): Intent {
    if (exercise.only !== null || exercise.chosen || learnt === null) return { do: "exercise", name: "next" };
    return { do: "exercise-next", ...Learning.learner(exercise, learnt) };
  }

  private static learner({ game, known }: Exercise, learnt: Learnt) {
    const [{ progress, done }, now] = [learnt, learnt.now()];
    const names = new Set(known.map((topic) => topic.name));
    const memories = remembered(progress.answers, game, now);
    const lasting = [...memories.values()].filter((memory) => standing(memory, now) === "known");
    return {
      lessons: [...done].filter((name) => name.startsWith(`${game}/`)),
      level: level(progress.answers, game),
      due: due(memories, now).filter((topic) => names.has(topic)),
      rulings: lasting.length >= MASTERED,
    };
  }

  /** Record the answer to an exercise. Exercises opened without a choice begin at the learner's level. */
  practise(exercise: Exercise): void {
    if (!this.begun && !exercise.chosen && !exercise.solved) {
      this.begun = true;
      const { lessons, level, due } = Learning.learner(exercise, this.learnt);
      if (lessons.length > 0 || level > 1 || due.length > 0) return this.send(Learning.next(exercise, this.learnt));
    }
    this.begun = true;
    if (!exercise.solved) this.open = exercise.name;
    else if (this.open === exercise.name) {
      this.open = null;
      this.learnt.answered(exercise.game, exercise.about, exercise.verdict?.right === true, exercise.day);
    }
  }

  /** Open the lesson to resume. Gives whether it is another than the first. */
  private goOn(lesson: Lesson): boolean {
    this.begun = true;
    const { progress } = this.learnt;
    const name = goOnWith(
      lesson.track.map((each) => each.name),
      progress,
      progress.last[lesson.game],
    );
    if (name === null || name === lesson.name) return false;
    this.send({ do: "lesson", name });
    return true;
  }
}
