/** A course on a board: what the learner has done of it is noted, and it is resumed where they left off. */
import type { Learnt } from "../kept/progress";
import type { Course, Intent } from "../wire/types";

/** The key in the browser's storage of the course that its reader opened last from a file. */
export const KEY = "pnrules course";

/** Whether a part has been done, in this course or elsewhere. */
export const isDone = (name: string, learnt: Learnt | null): boolean =>
  learnt !== null && (learnt.done.has(name) || learnt.solved.has(name));

/** The part to continue with: the first after this one that is not done, or else the first before it; null if all are done. */
export function nextPart({ parts, at, done }: Course, learnt: Learnt | null): number | null {
  const isOpen = (place: number) => !(place === at && done) && !isDone(parts[place]!.name, learnt);
  const places = parts.map((_, place) => place);
  return [...places.slice(at + 1), ...places.slice(0, at)].find(isOpen) ?? null;
}

/** Keep the text of a course for the next visit; if there is no room, it has to be opened again then. */
export function keep(storage: Storage | null, text: string): void {
  try {
    storage?.setItem(KEY, text);
  } catch {}
}

function kept(storage: Storage | null): string | null {
  try {
    return storage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

export class Following {
  private begun = false;
  private opened = 0;

  constructor(
    private readonly learnt: Learnt,
    private readonly storage: Storage | null,
    private readonly send: (intent: Intent) => void,
  ) {}

  follow(course: Course): void {
    if (course.opened !== this.opened) this.begun = false; // another course: it is resumed where its reader left off
    this.opened = course.opened;
    if (course.done) this.note(course);
    if (this.begun) return;
    this.begun = true;
    const text = course.given || course.opened > 0 ? null : kept(this.storage);
    if (text !== null) return this.send({ do: "course-open", text });
    const { at, chosen, parts } = course;
    if (chosen || !isDone(parts[at]!.name, this.learnt)) return;
    const next = nextPart(course, this.learnt);
    if (next !== null) this.send({ do: "course", part: next });
  }

  private note({ parts, at }: Course): void {
    const { name, kind } = parts[at]!;
    if (kind === "lesson") this.learnt.finished(name);
    else this.learnt.mastered(name);
  }
}
