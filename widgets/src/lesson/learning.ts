/** Keeps what is learnt on a board, and opens a track where its reader left off. */
import { goOnWith, type Learnt } from "../progress";
import type { Intent, Lesson, Level } from "../types";

/** What a lesson or a level of a board has come to is noted. A track for which nobody asked a lesson goes on where it was left. */
export class Learning {
  private begun = false;

  constructor(
    readonly learnt: Learnt,
    private readonly send: (intent: Intent) => void,
  ) {}

  follow(lesson: Lesson): void {
    if (!this.begun && !lesson.chosen && this.goOn(lesson)) return;
    this.begun = true;
    this.learnt.opened(lesson.game, lesson.name);
    if (lesson.over) this.learnt.finished(lesson.name);
  }

  /** A level is solved by whoever was not shown its solution. */
  solve(level: Level): void {
    if (level.solved && !level.shown && !level.exercise && level.name !== "") this.learnt.mastered(level.name);
  }

  /** Whether another lesson than the first is opened. */
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
