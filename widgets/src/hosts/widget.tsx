/** The anywidget: takes a model's traits, renders a board, and sends intents back. */
import { render as draw } from "preact";
import { BUILDS } from "../editing/using";
import { App } from "../frame/app";
import { handOver } from "../frame/exporting";
import { Keeper, NOT_KEPT, surroundings } from "../kept/keeping";
import { Learnt, place } from "../kept/progress";
import { Learning } from "../lesson/learning";
import { judged } from "../level/untold";
import { addSprite } from "../parts/art";
import { asLink, type Linked } from "../parts/linked";
import { asReport, type Report } from "../parts/reporting";
import { asSettled } from "../parts/settled";
import { once, seldom } from "../parts/soon";
import { leaveNoText } from "../parts/translated";
import { type Misunderstood, misunderstood, saidOf, TRAITS } from "../wire/checking";
import { type Model, noticeOf, SOON } from "../wire/model";
import type { Intent, Judged, Notice, Traits } from "../wire/types";

leaveNoText();

/** The traits that make a report of a step outdated. */
const ANEW: ReadonlySet<keyof Traits> = new Set<keyof Traits>(["base", "info", "lang", "seat"]);

/** After this many ms without an answer, a level or lesson says that it is checking whether its aim can still be reached. */
const LONG = 600;
/** The traits that answer a choice there. */
const ANSWERS: ReadonlySet<keyof Traits> = new Set<keyof Traits>(["head", "lesson", "level", "notice"]);

/** While scrubbing, how often (in ms) the kernel is told where the reader looks. */
const SAVE_EVERY = 150;

/** The messages that do not change the play: they only ask, or replace it. */
const ASKING: ReadonlySet<Intent["do"]> = new Set<Intent["do"]>([
  "draw",
  "report",
  "settle",
  "link",
  ...BUILDS,
  "edit-leave",
  "make",
  "make-open",
  "make-page",
  "make-sheet",
  "foresee",
  "compare",
  "see",
  "speak",
  "deal",
  "deal-back",
  "open",
  "claim-numbers",
  "course",
  "course-open",
  "train",
  "train-end",
  "think",
  "advise",
  "advise-end",
  "review",
  "uncover",
  "pass",
  "keep",
  "restore",
]);

/** The title of the play in the board's language. */
function titleOf(model: Model): string {
  const { title } = model.get("studio") ?? model.get("info");
  return typeof title === "string" ? title : (title[model.get("lang")] ?? "");
}

function traitsOf(model: Model): Traits {
  return Object.fromEntries(TRAITS.map((name) => [name, model.get(name)])) as unknown as Traits;
}

/** Listens to events; returns a function that stops it. */
function listening(model: Model, heard: Record<string, (message?: unknown) => void>): () => void {
  for (const [event, callback] of Object.entries(heard)) model.on(event, callback);
  return () => {
    for (const [event, callback] of Object.entries(heard)) model.off(event, callback);
  };
}

/** The marker of JupyterLab and Notebook on a view whose kernel is gone, or does not know its widget: messages are lost. */
const DISCONNECTED = ".jupyter-widgets-disconnected";

interface Place {
  model: Model;
  el: HTMLElement;
}

/** A message in place of a board that this page does not understand. */
function refuse({ model, el }: Place, wrong: Misunderstood): void {
  console.warn(wrong.id, wrong.trait);
  const lang = model.get("lang");
  draw(
    <div class="pn-board pn-pages" lang={lang}>
      <p class="pn-notice" role="alert">
        {saidOf(wrong, lang)}
      </p>
    </div>,
    el,
  );
}

/** Renders a model's board; returns a function that stops it. */
export function render(place: Place): () => void {
  addSprite().catch(() => {}); // if it is unavailable, the board has no pictures
  let close = () => {};
  const mistaken = (names?: (keyof Traits)[]) => {
    const wrong = misunderstood(traitsOf(place.model), names);
    if (wrong === null) return false;
    close();
    close = () => draw(null, place.el);
    refuse(place, wrong);
    return true;
  };
  if (!mistaken()) close = board(place, (name) => mistaken([name]));
  return () => close();
}

/** `mistaken`: whether a changed trait is not understood; a message then replaces the board. */
function board({ model, el }: Place, mistaken: (name: keyof Traits) => boolean): () => void {
  // The view belongs to the browser. `view` only reports it, and may be echoed late by the kernel, after play has continued, so
  // echoes are ignored. The kernel uses `look` to request a view.
  let eye = model.get("view").node;
  let reported: Report | null = null;
  let saved: { save: unknown } | null = null;
  let linked: Linked | null = null;
  let settled: Judged | null = null;
  const saving = seldom(() => model.save_changes(), SAVE_EVERY);
  const painting = once(() => paint());
  const update = painting.soon;
  const look = (node: number) => {
    if (eye === node) return;
    eye = node;
    model.set("view", { node });
    saving.soon();
    update();
  };
  /** The head when an opponent was asked to think, until it has answered, or something else was requested. */
  let thinksAt: number | null = null;
  /**
   * The kernel asks to look at a node. A reader who looked back while an opponent was thinking is not interrupted by its
   * answer.
   */
  const lead = (node: number) => {
    const stays = thinksAt !== null && eye !== thinksAt && node === model.get("head");
    if (!stays) return look(node);
    model.set("view", { node: eye });
    saving.soon();
  };
  const guided = () => lead(model.get("look").node);

  // Only views that the reader chose are kept, not those that the kernel requested.
  const around = model.get("number") === NOT_KEPT ? null : surroundings();
  let told: Notice | null = null;
  const keeper =
    around &&
    new Keeper(model, around, () => {
      told ??= noticeOf(-1, "board-not-kept");
      update();
    });
  const walk = (node: number) => {
    look(node);
    if (!practises()) keeper?.act(false);
  };
  let unheard = -1;
  let thinking: Notice | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;
  /** The kernel may need seconds to find out what a choice does to the aim of a level or lesson. */
  const judging = () => {
    clearTimeout(patience);
    patience = setTimeout(() => {
      const notice = noticeOf(--unheard, "level-thinking");
      thinking = { ...notice, told: [notice] };
      update();
    }, LONG);
  };
  const judgement = () => {
    clearTimeout(patience);
    thinking = null;
  };
  /** The exercise for which a replacement was requested: further clicks on it must not answer the new one. */
  let gone: string | undefined;
  const send = (intent: Intent) => {
    if (el.closest(DISCONNECTED)) {
      const notice = noticeOf(--unheard, "board-run-again");
      if (intent.do !== "foresee") model.set("notice", notice); // a preview that the reader did not explicitly request
      return;
    }
    const asked = model.get("exercise")?.name;
    const refused = ![undefined, SOON].includes(model.get("notice")?.id);
    if (intent.do === "exercise-say" && asked === gone && !refused) return;
    gone = intent.do === "exercise-next" || intent.do === "exercise-of-day" ? asked : gone;
    thinksAt = intent.do === "think" ? model.get("head") : ASKING.has(intent.do) ? thinksAt : null;
    if (intent.do === "choose" && (model.get("lesson") || model.get("level"))) judging(); // a page without a kernel answers at once
    model.send(intent);
    if (intent.do === "exercise-say") {
      tried = { name: asked, choice: intent.choice };
      learn(); // noted at once, so that it counts even if the page is closed now
      update();
    }
    if (intent.do === "again" || intent.do === "restore") keeper?.anew();
    if (!ASKING.has(intent.do) && !practises()) keeper?.act(true);
  };
  /** Whether exercises on a game are on the board, or a lesson is made: the game is kept unchanged. */
  const practises = () => model.get("exercise")?.own === true || model.get("studio") != null;
  const see = (node: number, place: number, last: number) => {
    if (!practises()) keeper?.see(node, place, last);
  };
  let learning: Learning | null = null;
  const learn = () => {
    const lesson = model.get("studio") ? null : model.get("lesson"); // who tries a lesson of their own has learnt nothing
    const [level, exercise] = [model.get("level"), model.get("exercise")];
    if (lesson || level || exercise) learning ??= new Learning(new Learnt(place()), send);
    if (lesson) learning?.follow(lesson);
    if (level) learning?.solve(level);
    const answered = judgedHere();
    if (answered) learning?.practise(answered);
  };
  /** An answer is judged at once, by the key that came with the exercise; the kernel's own verdict replaces that. */
  let tried: { name: string | undefined; choice: number } | null = null;
  const judgedHere = () => {
    const asked = model.get("exercise") ?? null;
    if (tried && (asked?.name !== tried.name || asked?.solved)) tried = null;
    return asked && tried ? judged(asked, tried.choice) : asked;
  };
  const traits = (): Traits => ({
    ...traitsOf(model),
    exercise: judgedHere(),
    view: { node: eye },
    notice: thinking ?? model.get("notice") ?? told,
  });
  const paint = () =>
    draw(
      <App
        {...{ traits: traits(), reported, saved, linked, settled, unsettle, learnt: learning?.learnt, look: walk, send, see }}
      />,
      el,
    );
  const unsettle = () => {
    settled = null;
    update();
  };
  /** Play has continued: follow it, unless the kernel requests another view. */
  let wish = model.get("look").seq;
  const follow = () => {
    const { seq, node } = model.get("look");
    lead(seq === wish ? model.get("head") : node);
    queueMicrotask(() => (wish = seq));
    update();
  };
  /** Other eyes, another play or another language: earlier texts do not apply. */
  const otherwise = () => {
    const again = settled !== null && settled.settled.lang !== model.get("lang") ? settled.node : null;
    reported = linked = settled = null;
    if (again !== null) send({ do: "settle", node: again });
    update();
  };
  /** An opponent has thought for another slice, or answered. */
  const thought = () => {
    queueMicrotask(() => (thinksAt = null));
    update();
  };
  const heard = (name: keyof Traits) =>
    name === "head" ? follow : name === "look" ? guided : name === "table" ? thought : ANEW.has(name) ? otherwise : update;

  const hear = (message?: unknown) => {
    keeper?.hear(message);
    const unmade = () => model.set("notice", noticeOf(Date.now(), "studio-not-fetched"));
    void handOver(message, titleOf(model)).catch(unmade);
    const { kept } = (message ?? {}) as { kept?: unknown };
    if (kept !== undefined && model.get("result")) {
      saved = { save: kept };
      update();
    }
    const [report, link, judged] = [asReport(message), asLink(message), asSettled(message)];
    if (!report && !link && !judged) return;
    settled = judged ?? settled;
    reported = report ?? reported;
    linked = link ?? linked;
    update();
  };
  let dealt = model.get("deal")?.dealt;
  const dealtAnew = () => {
    const now = model.get("deal")?.dealt;
    if (now !== dealt) keeper?.anew();
    dealt = now;
    update();
  };

  const learned = () => {
    learn();
    update();
  };

  const changes: Partial<Record<keyof Traits, () => void>> = {
    ...Object.fromEntries(TRAITS.map((name) => [name, heard(name)])),
    reopen: () => keeper?.changed(),
    deal: dealtAnew,
    lesson: learned,
    level: learned,
    exercise: learned,
  };
  const stop = listening(model, {
    ...Object.fromEntries(
      TRAITS.map((name) => [
        `change:${name}`,
        () => {
          if (ANSWERS.has(name)) judgement();
          if (!mistaken(name)) changes[name]!();
        },
      ]),
    ),
    "msg:custom": hear,
  });
  learn();
  paint();
  return () => {
    clearTimeout(patience);
    painting.stop();
    saving.stop();
    keeper?.stop();
    stop();
    draw(null, el);
  };
}

export default { render };
