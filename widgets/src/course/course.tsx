/** A course: which part is open, the way on, and all of its parts. */
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { place } from "../kept/progress";
import { useLearnt } from "../lesson/learning";
import { AsFile } from "../lesson/lessons";
import { useSeen } from "../lesson/seen";
import { Hidden } from "../parts/marks";
import { useActs, useWords } from "../parts/scene";
import type { Course } from "../wire/types";
import { inWords } from "../wire/words";
import { Following, isDone, keep, nextPart } from "./following";
import { useCourse } from "./using";

/** Which part it is, and what comes after it once it is finished. */
export function CourseBox() {
  const words = useWords();
  const course = useCourse();
  const seen = useSeen();
  useFollowed(course);
  if (!course) return null;
  const { parts, at, right, over } = course;
  const told = words.text("course-at", { title: inWords(course.title, words), at: at + 1, count: parts.length });
  return (
    <section role="group" class="pn-in-course" aria-label={inWords(course.title, words)}>
      <p class="pn-course-at">
        {told}
        {right && <span role="status"> · {words.text("course-right", { right: right[0]!, count: right[1]! })}</span>}
      </p>
      {seen && over && <Onward key={at} course={course} />}
    </section>
  );
}

/** What is done is noted, and the course is resumed where it was left. */
function useFollowed(course: Course | null): void {
  const { send } = useActs();
  const { learnt } = useLearnt();
  const following = useMemo(() => learnt && new Following(learnt, place()?.storage ?? null, send), [learnt]);
  useEffect(() => {
    if (course) following?.follow(course);
  }, [course, following]);
}

/** The way to the next part. If the focus is on the board, because the reader has just finished this one, it moves to the button. */
function Onward({ course }: { course: Course }) {
  const words = useWords();
  const { send } = useActs();
  const { learnt } = useLearnt();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (button.current?.closest(".pn-board")?.contains(document.activeElement)) button.current.focus({ preventScroll: true });
  }, []);
  const next = nextPart(course, learnt);
  if (next === null) {
    return (
      <p class="pn-lesson-over" role="status">
        {words.text(course.done ? "course-over" : "course-left")}
      </p>
    );
  }
  return (
    <div class="pn-buttons">
      <button
        ref={button}
        type="button"
        class="pn-button pn-primary pn-course-on"
        onClick={() => send({ do: "course", part: next })}
      >
        {words.text("course-go-on", { title: inWords(course.parts[next]!.title, words) })}
      </button>
    </div>
  );
}

/** All parts; and another course, from its file. */
export function CoursePanel() {
  const words = useWords();
  const { send } = useActs();
  const { learnt } = useLearnt();
  const course = useCourse();
  const text = useRef<string | null>(null);
  useEffect(() => {
    if (text.current !== null) keep(place()?.storage ?? null, text.current); // it is a good one
    text.current = null;
  }, [course?.opened]);
  if (!course) return null;
  const about = inWords(course.about, words);
  const open = async (file: File | undefined) => {
    if (!file) return;
    text.current = await file.text();
    send({ do: "course-open", text: text.current });
  };
  return (
    <section role="group" class="pn-levels pn-course-list" aria-label={words.text("course-parts")}>
      {about && <p class="pn-note">{about}</p>}
      <ol>
        {course.parts.map(({ name, title }, part) => {
          const done = isDone(name, learnt) || (part === course.at && course.done);
          return (
            <li key={name} data-done={done ? "" : undefined}>
              <button
                type="button"
                class="pn-level"
                data-part={part}
                aria-current={part === course.at ? "true" : undefined}
                onClick={() => send({ do: "course", part })}
              >
                {inWords(title, words)}
                {done && <Hidden text={words.text("course-part-done")} />}
              </button>
            </li>
          );
        })}
      </ol>
      <div class="pn-buttons">
        <label class="pn-button pn-progress-load pn-course-open">
          {words.text("course-open")}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              void open(event.currentTarget.files?.[0]);
              event.currentTarget.value = "";
            }}
          />
        </label>
      </div>
      <AsFile />
    </section>
  );
}
