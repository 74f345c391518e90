/** A lesson: one sentence at a time, something to do on the board, and the reply. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useActs, useWords } from "../parts/scene";
import { Comes } from "../parts/telling";
import { Glad, PlayNow } from "../players/play_now";
import { Cites } from "../why/citation";
import type { Intent, Lesson, Verdict } from "../wire/types";
import { inWords } from "../wire/words";
import { Explained } from "./explained";
import { Kept, Note } from "./kept";
import { useLearnt, useLesson } from "./learning";
import { useSeen } from "./seen";

function Press({ act, kind, children }: { act: Intent; kind: string; children: ComponentChildren }) {
  const { send } = useActs();
  return (
    <button type="button" class={`pn-button pn-lesson-${kind}`} onClick={() => send(act)}>
      {children}
    </button>
  );
}

/** The progress in the lesson: a mark for each sentence. */
function Dots({ lesson }: { lesson: Lesson }) {
  const words = useWords();
  const said = words.text("lesson-step", { at: lesson.at, count: lesson.count });
  return (
    <div class="pn-lesson-dots" role="img" aria-label={said} title={said}>
      {Array.from({ length: lesson.count }, (_, i) => (
        <i key={i} data-is={i + 1 < lesson.at ? "done" : i + 1 === lesson.at ? "here" : undefined} />
      ))}
    </div>
  );
}

/** The lesson's title, its present sentence, and the way on. */
export function LessonBox() {
  const words = useWords();
  const lesson = useLesson();
  const seen = useSeen();
  const box = useRef<HTMLElement>(null);
  useLed(box, lesson, seen);
  if (!lesson) return null;
  const number = lesson.number > 0 ? `${words.text("lesson-number", { number: lesson.number })} · ` : "";
  return (
    <section ref={box} role="group" class="pn-lesson" aria-label={inWords(lesson.title, words)}>
      <div class="pn-lesson-top">
        <p class="pn-lesson-title">
          {number}
          <b>{inWords(lesson.title, words)}</b>
        </p>
        <Dots lesson={lesson} />
      </div>
      <p
        class="pn-lesson-says"
        tabIndex={-1}
        aria-live={leadsOn(lesson) ? "polite" : "off" /* read with the focus, which it gets */}
      >
        <Explained key={`${lesson.name} ${lesson.at}`} text={inWords(lesson.says, words)} lesson={lesson} />
      </p>
      {seen && lesson.verdict && <Came verdict={lesson.verdict} lesson={lesson} />}
      {lesson.hint && <p class="pn-lesson-hinted">{inWords(lesson.hint, words)}</p>}
      {seen && <Ways lesson={lesson} />}
      <Kept />
      <Elsewhere />
      {seen && lesson.over && lesson.teaches.length > 0 && <Teaches lesson={lesson} />}
    </section>
  );
}

/** Whether there is a button that leads on: not while the learner is to choose. */
const leadsOn = ({ open, over, verdict }: Lesson) => !open || over || verdict?.right === false;

/**
 * Moves the focus with each new sentence and each reply: to the button that leads on, or else, if there is something to do, to the
 * sentence. Not when the page opens: the reader has done nothing yet.
 */
function useLed(box: { current: HTMLElement | null }, lesson: Lesson | null, seen: boolean): void {
  const at = lesson && `${lesson.name} ${lesson.at} ${JSON.stringify(lesson.verdict)}`;
  const before = useRef(at);
  useLayoutEffect(() => {
    if (!seen || before.current === at) return;
    before.current = at;
    const around = box.current?.parentElement; // a course has its own way on, beside the lesson
    const ways = [".pn-lesson-ways .pn-primary", ".pn-course-on", ".pn-lesson-says"];
    const led = ways.map((each) => around?.querySelector<HTMLElement>(each));
    led.find(Boolean)?.focus({ preventScroll: true });
  }, [at, seen]);
}

/** A note that there is progress at another address of this site. */
function Elsewhere() {
  const words = useWords();
  const { learnt } = useLearnt();
  const elsewhere = learnt?.elsewhere();
  return elsewhere ? <Note text={words.text("progress-elsewhere", { ...elsewhere })} /> : null;
}

/** The new rules and cards, each linked to the reference. */
function Teaches({ lesson }: { lesson: Lesson }) {
  const words = useWords();
  return (
    <div class="pn-lesson-teaches">
      <span>{words.text("lesson-teaches")}</span>
      {lesson.teaches.map((cite) => (
        <Cites key={cite.ref} cite={cite} rulings={[]} />
      ))}
    </div>
  );
}

/** The verdict on the learner's choice, and the reason. */
function Came({ verdict, lesson }: { verdict: Verdict; lesson: Lesson }) {
  const words = useWords();
  const { right, says, why, cite, lost } = verdict;
  return (
    <div class="pn-verdict" data-right={String(right)}>
      <Comes>
        <span class="pn-verdict-mark" aria-hidden="true">
          {right ? "✓" : "✗"}
        </span>{" "}
        <strong>{words.text(right ? "lesson-right" : lost ? "lesson-lost" : "lesson-wrong")}</strong>{" "}
        {says ? inWords(says, words) : why && words.say(why)}
      </Comes>
      {right && lesson.another && <p>{words.text("lesson-another-way")}</p>}
      <Cites cite={cite} rulings={[]} />
    </div>
  );
}

/** The navigation: back, on, hint, solution. */
function Ways({ lesson }: { lesson: Lesson }) {
  const words = useWords();
  const wrong = lesson.verdict !== null && !lesson.verdict.right;
  const asked = lesson.open && !wrong;
  return (
    <div class="pn-buttons pn-lesson-ways">
      {lesson.at > 1 && (
        <Press kind="back" act={{ do: "lesson-back" }}>
          {words.text("lesson-back")}
        </Press>
      )}
      {asked && lesson.hints && (
        <Press kind="hint" act={{ do: "lesson-hint" }}>
          {words.text("lesson-hint")}
        </Press>
      )}
      {asked && (
        <Press kind="show" act={{ do: "lesson-show" }}>
          {words.text("lesson-show")}
        </Press>
      )}
      {wrong && (
        <Press kind="take-back pn-primary" act={{ do: "lesson-take-back" }}>
          {words.text("lesson-take-back")}
        </Press>
      )}
      {!lesson.open && !lesson.over && (
        <Press kind="on pn-primary" act={{ do: "lesson-on" }}>
          {words.text("lesson-next")}
        </Press>
      )}
      {lesson.over && <Onward lesson={lesson} />}
    </div>
  );
}

/** Whether all of a game's lessons but those about single cards end with this one. */
const endsTrack = ({ name, track }: Lesson) => track.filter(({ meet }) => !meet).at(-1)?.name === name;

/** The end of a lesson: the next one, or the same again; after a track's last, a whole game. */
function Onward({ lesson }: { lesson: Lesson }) {
  const words = useWords();
  const last = endsTrack(lesson);
  return (
    <>
      <Glad tune={last ? "won" : "learnt"} about={lesson.name} />
      <p class="pn-lesson-over" data-track={last ? "" : undefined}>
        {words.text(last ? "lesson-track-over" : "lesson-over")}
      </p>
      {last && <PlayNow game={lesson.game} />}
      <Press kind="again" act={{ do: "lesson", name: lesson.name }}>
        {words.text("lesson-again")}
      </Press>
      {lesson.next !== null && (
        <Press kind={last ? "next" : "next pn-primary"} act={{ do: "lesson", name: lesson.next }}>
          {words.text("lesson-next-lesson")}
        </Press>
      )}
    </>
  );
}
