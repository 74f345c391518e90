/** Everything around the table: who plays on top, the step and the question beside it, the rest in tabs. */
import { useLayoutEffect, useState } from "preact/hooks";
import { Asking } from "../asking/options";
import { Step } from "../asking/step";
import { ClaimBox, Proof } from "../claim/claim";
import { Turns } from "../company/panel";
import { CourseBox, CoursePanel } from "../course/course";
import { useCourse } from "../course/using";
import { DealingForm } from "../dealing/dealing";
import { type Dealing, useDealing } from "../dealing/using";
import { ToEditor } from "../editing/to_editor";
import { useEditing } from "../editing/using";
import { TurningPoints } from "../ending/turning";
import { useHappening } from "../happening/happening";
import { Captions } from "../happening/panel";
import { isLearning, useLesson } from "../lesson/learning";
import { LessonBox } from "../lesson/lesson";
import { Lessons } from "../lesson/lessons";
import { Levels, Task } from "../level/level";
import { Mastery } from "../level/mastery";
import { type AnyTask, isOpen, useTask } from "../level/untold";
import { part, useKept } from "../parts/part";
import { Icon } from "../parts/pictograms";
import { useActs, useClaim, useHere, useOffer, usePlay, useWords } from "../parts/scene";
import { useLaying } from "../parts/settled";
import { Players } from "../players/players";
import { Settings } from "../settings/settings";
import { useStudio } from "../studio/making";
import { StudioPanel } from "../studio/studio";
import { AtRest } from "../time/rest";
import { About } from "../why/about";
import { type Inquiry, useInquiring } from "../why/inquiring";
import { TABLE } from "../why/subject";
import { comeBack } from "../why/what_if";
import type { Claim, Info, Laying, Lesson, Traits } from "../wire/types";
import type { Words } from "../wire/words";
import { Branches, Names } from "./branches";
import { Log } from "./log";
import { NoticeArea } from "./notice";
import { QuestionForm } from "./question";
import { Taking } from "./taking";

/** Nobody's seat: it sees what everybody sees. */
const NOBODY = 0;

/** The rulebook, and the way to play it if there are several. */
function editionOf({ work, version, versions }: Info, words: Words): string {
  return versions > 1
    ? words.text("board-edition-version", { work, version: String(version) })
    : words.text("board-edition", { work });
}

/** Whose view is shown; nobody's while the screen is passed on. */
function eyesOf(seat: number | null, words: Words): string {
  if (seat === NOBODY) return words.text("board-eyes-nobody");
  return seat === null ? words.text("board-whole-table") : words.text("board-eyes", { seat: words.player(seat) });
}

/** The title of the play, its rulebook, and remarks about the table. In a lesson the rulebook is omitted. */
function useRemarks(): string[] {
  const words = useWords();
  const { info } = words;
  const { seat, game, plays } = usePlay();
  const { position } = useHere();
  const lesson = useLesson();
  const made = plays.at === 0 ? undefined : plays.kept.find(({ number }) => number === plays.at)?.made;
  const back = made ? comeBack(made, position, info) : null;
  return [
    ...(isLearning(lesson) ? [] : [editionOf(info, words), eyesOf(seat, words)]),
    ...(made ? [words.say(made)] : []),
    ...(back === null ? [] : [words.text("board-made-back", { card: words.cardName(back) })]),
    ...game.table(position, words),
  ];
}

/** The game and its rulebook. */
function Titles() {
  const words = useWords();
  const remarks = useRemarks();
  return (
    <div class="pn-titles">
      <h2 class="pn-title" title={words.title()}>
        {words.title()}
      </h2>
      <p class="pn-subtitle" title={remarks.join(" · ")}>
        {remarks.map((remark) => (
          <span key={remark}>{remark}</span>
        ))}
      </p>
    </div>
  );
}

/** Whether the help on keys is open. */
export const useHelp = part<{ help: boolean; setHelp(open: boolean): void }>();

/** The buttons for asking about the table, and for the help on keys. */
function Tools() {
  const words = useWords();
  const { inquire } = useActs();
  const { inquiry } = useInquiring();
  const { help, setHelp } = useHelp();
  const asked = inquiry?.target === TABLE;
  const { editing } = useEditing();
  if (editing !== null) return null;
  return (
    <div class="pn-tools">
      <button
        type="button"
        class="pn-button pn-tool pn-why-toggle"
        aria-expanded={asked}
        onClick={() => inquire(asked ? null : TABLE)}
      >
        {words.text("board-why-toggle")}
      </button>
      <ToEditor />
      <button
        type="button"
        class="pn-button pn-tool pn-help-toggle"
        aria-label={words.text("board-keys")}
        title={words.text("board-keys")}
        aria-expanded={help}
        onClick={() => setHelp(!help)}
      >
        <Icon name="keys" />
      </button>
    </div>
  );
}

export function Top() {
  return (
    <div class="pn-top">
      <Titles />
      <Players />
      <Tools />
    </div>
  );
}

type Tab =
  | "studio"
  | "log"
  | "why"
  | "branches"
  | "take"
  | "levels"
  | "lessons"
  | "course"
  | "deal"
  | "settings"
  | "claim"
  | "mastery"
  | "question";

/** The tab that is open at first; in a level or an exercise, none of those folded away. */
export function firstTab({ level, exercise, lesson, claim, laying }: Traits, dealing: Dealing | null): Tab | null {
  if (level || exercise || lesson) return null;
  if (claim) return "claim";
  if (laying) return laying.shelf ? "studio" : "question";
  return dealing?.offered.opened ? "deal" : "log";
}

interface Tabbed {
  tab: Tab | null;
  set(tab: Tab | null): void;
}

/** The tab that is open. */
export const useTab = part<Tabbed>();

/** The initial tab: asking about something opens its own tab, and closing that returns to this one. */
export function useTabOf(inquiry: Inquiry | null, first: Tab | null): Tabbed {
  const [tab, set] = useState<Tab | null>(first);
  const asked = inquiry !== null;
  useLayoutEffect(() => set((now) => (asked ? "why" : now === "why" ? first : now)), [asked, inquiry?.target, inquiry?.what]);
  return useKept({ tab, set });
}

/** Whether a lesson is under construction, or being tried. */
const WITH_STUDIO: readonly Tab[] = ["studio", "log", "why"];
const USUAL: readonly Tab[] = ["log", "why", "branches", "take"];
/** Nothing of a level can be downloaded: its play is restarted each time. */
const WITH_LEVELS: readonly Tab[] = ["levels", "log", "why", "branches"];
const WITH_EXERCISES: readonly Tab[] = ["mastery", "log", "why", "branches"];
const WITH_LESSONS: readonly Tab[] = ["lessons", "log", "why"];
const WITH_COURSE: readonly Tab[] = ["course", "log", "why"];
const WITH_CLAIM: readonly Tab[] = ["claim", ...USUAL];
const BEFORE_STUDIO: readonly Tab[] = ["studio", ...USUAL];
const WITH_QUESTION: readonly Tab[] = ["question", ...USUAL];

/** The tabs of a board, by what it is about. */
function tabsOf(
  making: boolean,
  course: boolean,
  task: AnyTask | null,
  lesson: Lesson | null,
  claim: Claim | null,
  laying: Laying | null,
): readonly Tab[] {
  if (making) return WITH_STUDIO;
  if (course) return WITH_COURSE;
  if (lesson) return WITH_LESSONS;
  if (task) return task.is === "exercise" ? WITH_EXERCISES : WITH_LEVELS;
  if (laying) return laying.shelf ? BEFORE_STUDIO : WITH_QUESTION;
  return claim ? WITH_CLAIM : USUAL;
}

function Tabs() {
  const words = useWords();
  const { tree, plays, names } = usePlay();
  const { offer } = useOffer();
  const [task, lesson, dealing, laying] = [useTask(), useLesson(), useDealing(), useLaying()];
  const { tab, set } = useTab();
  const making = useStudio() !== null;
  const makes = making || laying?.shelf !== undefined;
  const course = useCourse() !== null;
  useLayoutEffect(() => set(making ? "studio" : tab === "studio" && !makes ? "log" : tab), [making]);
  const folds = task !== null || lesson !== null;
  const icons = [...(dealing ? (["deal"] as const) : []), ...(offer.length > 0 ? (["settings"] as const) : [])];
  const more = tree.forked || plays.kept.length > 1 || Object.keys(names).length > 0;
  return (
    <section role="group" class="pn-tabs" data-tab={tab ?? ""} aria-label={words.text("board-tabs")}>
      <div class="pn-tab-row">
        {tabsOf(making, course, task, lesson, useClaim(), laying).map((each) => (
          <button
            key={each}
            type="button"
            class="pn-tab"
            data-tab={each}
            data-some={each === "branches" && more ? "" : undefined}
            aria-pressed={tab === each}
            onClick={() => set(tab === each && folds ? null : each)}
          >
            {words.text(`board-tab-${each}`)}
          </button>
        ))}
        {icons.map((each) => (
          <button
            key={each}
            type="button"
            class="pn-tab pn-tab-icon"
            data-tab={each}
            aria-pressed={tab === each}
            aria-label={words.text(`board-tab-${each}`)}
            title={words.text(`board-tab-${each}`)}
            onClick={() => set(tab === each && folds ? null : each)}
          >
            <Icon name={each === "deal" ? "cards" : "settings"} />
          </button>
        ))}
      </div>
      {tab !== null && (
        <div class="pn-tab-panel">
          {tab === "studio" && makes && <StudioPanel />}
          {tab === "why" && <About />}
          {tab === "settings" && <Settings />}
          {tab === "levels" && <Levels />}
          {tab === "course" && <CoursePanel />}
          {tab === "lessons" && lesson && <Lessons lesson={lesson} />}
          {tab === "mastery" && task?.is === "exercise" && <Mastery exercise={task} />}
          {tab === "deal" && <DealingForm />}
          {tab === "question" && laying && <QuestionForm laying={laying} />}
          {tab === "claim" && <Proof />}
          {(tab === "log" || tab === "branches" || tab === "take") && (
            <AtRest>
              {tab === "log" && <Log />}
              {tab === "branches" && <ToEditor inWords />}
              {tab === "branches" && <Branches />}
              {tab === "branches" && <TurningPoints />}
              {tab === "branches" && <Names />}
              {tab === "take" && <Taking />}
            </AtRest>
          )}
        </div>
      )}
    </section>
  );
}

/** What has just happened, unless there is something more important. */
function Stepped() {
  const { head } = usePlay();
  const { view } = useHere();
  const [task, lesson, claim] = [useTask(), useLesson(), useClaim()];
  /**
   * The step is left out if the task, the verdict on a move or a claim says more about the position.
   */
  const asked = isOpen(task) && (task.choices.length > 0 || task.verdict !== null) && view === head;
  const told = asked || (claim !== null && view === 0) || (isLearning(lesson) && view === head);
  return told ? null : <Step />;
}

/** A constant element: it is only redrawn for the parts that it uses. */
const ASKING = (
  <>
    <Turns />
    <Asking />
  </>
);

/** The question. At the head it is shown at once; elsewhere only when the board rests. */
function QuestionArea() {
  const { head } = usePlay();
  const { view, hurried } = useHere();
  const { mode } = useHappening();
  const atOnce = view === head || mode !== null;
  return (
    <div class="pn-question-area" data-waits={hurried && !atOnce ? "" : undefined}>
      <Captions />
      <AtRest unless={atOnce}>{ASKING}</AtRest>
    </div>
  );
}

export function Side() {
  return (
    <div class="pn-side">
      <ClaimBox />
      <div class="pn-now">
        <Task />
        <LessonBox />
        <CourseBox />
        <Stepped />
        <NoticeArea />
        <QuestionArea />
      </div>
      <Tabs />
    </div>
  );
}
