/** The question, what may be answered and what would follow; undo and redo. */
import { useId, useMemo, useState } from "preact/hooks";
import { AskHint, Why, Wins } from "../company/hint";
import { HandOver, Thinks } from "../company/panel";
import { choosers, personAt, Whose } from "../company/undoing";
import { useShowing } from "../ending/showing";
import { ToEnding } from "../ending/to_ending";
import { useHappening } from "../happening/happening";
import { Happens, Watch } from "../happening/panel";
import { isLearning, useLesson } from "../lesson/learning";
import { GoOn, Sayings, Verdict } from "../level/level";
import { isOpen, useTask } from "../level/untold";
import { Points } from "../parts/marks";
import { Icon } from "../parts/pictograms";
import { useActs, useChoosing, useCompany, useHere, useOffer, usePlay, useQuestion, useWords } from "../parts/scene";
import { Cites } from "../why/citation";
import { Answered, BeforeThis, Otherwise } from "../why/what_if";
import { left } from "../wire/choosing";
import { wordsAt } from "../wire/happened";
import { asked, settled, triedAt } from "../wire/line";
import { type About, type Entry, grouped, type Offered } from "../wire/open";
import type { Preview, Saying, Who } from "../wire/types";
import { Refusals } from "./refusals";

/** With more options than this, they are grouped by card. */
const MANY = 6;

/** With more players than this, an answer says only whose points it changes: on low screens five answers are seen at once. */
const ALL_TOLD = 4;

/** What an answer would do: first everybody's points after it, unless no answer changes any, then its steps. */
function Follows({ preview, id }: { preview: Preview; id: string }) {
  const words = useWords();
  const { game } = usePlay();
  const { position } = useHere();
  const { open } = useQuestion();
  const before = game.points(position);
  const telling = wordsAt(position, game, words);
  const changes = ({ points }: Preview) => points.some((score, i) => score !== before[i]);
  const many = before.length > ALL_TOLD;
  const matters = many ? changes(preview) : open?.offers.some((offer) => offer.preview && changes(offer.preview));
  return (
    <details class="pn-preview" data-points={matters ? "" : undefined}>
      <summary id={id}>
        <span class="pn-follows">{words.text("board-follows")}</span>{" "}
        {matters && <Points points={preview.points} before={before} changed={many} />}
      </summary>
      <ol class="pn-preview-steps">
        {preview.steps.map(([index, args], i) => {
          const rule = open?.rules[index];
          return rule ? <li key={i}>{telling.say({ ...rule, args })}</li> : null;
        })}
        <li class="pn-preview-stops">{words.text(`board-stops-${preview.stops}`)}</li>
      </ol>
    </details>
  );
}

/** Press an answer, at the question at the head or at an earlier one. */
function useAnswer() {
  const { tree, everyStep } = usePlay();
  const { open } = useQuestion();
  const { send, go } = useActs();
  return (offer: Offered, tried: number | null) => {
    if (!open) return;
    if (!open.live && tried !== null) go(settled(tree, tried, everyStep));
    else send({ do: "choose", node: open.node, option: offer.option, who: open.who });
  };
}

function Digit({ number }: { number: number }) {
  if (number > 9) return null;
  return (
    <span class="pn-digit" aria-hidden="true">
      {number}
    </span>
  );
}

function Choice({ offer, number }: { offer: Offered; number: number }) {
  const words = useWords();
  const { tree } = usePlay();
  const { open } = useQuestion();
  const { point } = useActs();
  const answer = useAnswer();
  const id = useId();
  const tried = triedAt(tree, open!.node, offer.option);
  const out = () => point([]);
  return (
    <li class="pn-choice" onMouseEnter={() => point(offer.path)} onMouseLeave={out}>
      <button
        type="button"
        class="pn-button pn-option pn-numbered"
        data-option={JSON.stringify(offer.option)}
        aria-describedby={offer.preview ? id : undefined}
        onFocus={() => point(offer.path)}
        onBlur={out}
        onClick={() => answer(offer, tried)}
      >
        <Digit number={number} />
        <span>
          {offer.text}
          {offer.times > 1 && <span class="pn-tag">{words.text("board-copies", { count: offer.times })}</span>}
          {tried !== null && <span class="pn-tag">{words.text(open!.live ? "board-tried" : "board-tried-walk")}</span>}
        </span>
      </button>
      <Wins options={[offer.option]} />
      <Otherwise offer={offer} />
      {offer.preview && <Follows preview={offer.preview} id={id} />}
    </li>
  );
}

/** The previews of the answers behind a card's name; only once if it is the same for all of them. */
function Brings({ offers }: { offers: readonly Offered[] }) {
  const words = useWords();
  const { game } = usePlay();
  const { position } = useHere();
  if (!game.foresees) return null;
  const before = game.points(position);
  const found = offers.flatMap(({ text, preview }) => (preview ? [{ text, points: preview.points }] : []));
  const same = new Set(found.map(({ points }) => points.join())).size === 1;
  return (
    <ul class="pn-brings">
      {(same ? found.slice(0, 1) : found).map(({ text, points }) => (
        <li key={text}>
          <span>{same ? words.text("board-follows") : text}</span> <Points points={points} before={before} />
        </li>
      ))}
    </ul>
  );
}

/** The answers about one card, behind its name. */
function Group({ entry, number, show }: { entry: About; number: number; show(): void }) {
  const words = useWords();
  const { game } = usePlay();
  const { position } = useHere();
  const { point } = useActs();
  const out = () => point([]);
  return (
    <li class="pn-choice" onMouseEnter={() => point([entry.target])} onMouseLeave={out}>
      <button
        type="button"
        class="pn-button pn-group pn-numbered"
        data-group={entry.card}
        onFocus={() => point([entry.target])}
        onBlur={out}
        onClick={show}
      >
        <Digit number={number} />
        <span>
          {wordsAt(position, game, words).cardName(entry.card)}
          <span class="pn-tag">{words.text("board-answers", { count: entry.offers.length })}</span>
        </span>
      </button>
      <Wins options={entry.offers.map(({ option }) => option)} />
      <Brings offers={entry.offers} />
    </li>
  );
}

/** Answers that hold for longer than this moment, behind one button. */
function Lasting({ offers, number }: { offers: Offered[]; number: number }) {
  const words = useWords();
  const [shown, show] = useState(false);
  if (offers.length === 0) return null;
  return (
    <div class="pn-lasting">
      <button type="button" class="pn-button pn-lasting-toggle" aria-expanded={shown} onClick={() => show(!shown)}>
        {words.text("board-lasting")}
      </button>
      {shown && (
        <ul class="pn-options">
          {offers.map((offer, i) => (
            <Choice key={JSON.stringify(offer.option)} offer={offer} number={number + i} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Another player's answers: their view is offered, if the board may be seen through other eyes. */
function NotShown({ who }: { who: Who }) {
  const words = useWords();
  const { send } = useActs();
  const { offer } = useOffer();
  const hand = typeof who === "number" && offer.includes("seat");
  return (
    <>
      <p class="pn-note">{words.text("board-not-yours")}</p>
      {hand && (
        <div class="pn-buttons pn-hand-over">
          <button type="button" class="pn-button" onClick={() => send({ do: "see", seat: who })}>
            {words.text("board-hand-over", { who: words.who(who) })}
          </button>
          <button type="button" class="pn-button" onClick={() => send({ do: "see", seat: null })}>
            {words.text("board-show-all")}
          </button>
        </div>
      )}
    </>
  );
}

/** What is asked here, in words; null if nothing is. */
function useAsked(): string | null {
  const words = useWords();
  const { game } = usePlay();
  const { view, position } = useHere();
  const { ask } = useQuestion();
  const question = ask !== null && ask.node === view ? ask : position.ask;
  return question && wordsAt(position, game, words).question(question.kind, question.who, question.args);
}

function Question() {
  const { tree } = usePlay();
  const { view, position } = useHere();
  const { ask } = useQuestion();
  const asked = useAsked();
  const live = ask !== null && ask.node === view;
  const step = tree.rule(view);
  /** The step that asks already cites the rule of the question. */
  const sameAsStep = live && step?.cite?.ref === ask.cite?.ref && ask.rulings.every((ruling) => step?.rulings.includes(ruling));
  const question = live ? ask : position.ask!;
  return (
    <>
      <h3 class="pn-question">{asked}</h3>
      {live && !sameAsStep && <Cites key={view} cite={ask.cite} rulings={ask.rulings} />}
      {!live && question.options?.length !== 0 && <Answered />}
      {question.options?.length === 0 && <NotShown who={question.who} />}
    </>
  );
}

/** The answers in a list: grouped by card if there are many, narrowed by what has been pointed at on the board. */
function Choices() {
  const words = useWords();
  const { game } = usePlay();
  const { open } = useQuestion();
  const { chosen, next } = useChoosing();
  const { press, restart } = useActs();
  const [group, setGroup] = useState<{ node: number; target: string } | null>(null);
  const { live, node, offers } = open!;
  /** Also used for drawing the board, and for moving the focus from a button that is gone. */
  const show = (group: { node: number; target: string } | null) => {
    setGroup(group);
    restart();
  };
  const lasting = offers.filter(({ option }) => game.lasting?.(option));
  const plain = offers.filter(({ option }) => !game.lasting?.(option));
  const narrowed = live ? chosen : group?.node === node ? [group.target] : [];
  const shown = left(
    plain.map(({ path }) => path),
    narrowed,
  ).map((index) => plain[index]!);
  const asks = narrowed.length > 0 ? words.text(live && next.size > 0 ? "board-chosen-next" : "board-chosen") : null;
  const many = shown.length > MANY;
  const entries: Entry[] = many && narrowed.length === 0 ? grouped(shown) : shown.map((offer) => ({ offer }));
  return (
    <>
      <Question />
      <Why />
      {next.size > 0 && open!.who !== "chance" && narrowed.length === 0 && (
        <p class="pn-note pn-pick">{words.text("board-pick")}</p>
      )}
      <p role="status" class="pn-hidden">
        {live && asks !== null && `${asks} ${shown.map(({ text }) => text).join(", ")}`}
      </p>
      {asks !== null && (
        <div class="pn-narrowed">
          <p>{asks}</p>
          <button type="button" class="pn-button pn-all" onClick={() => show(null)}>
            {words.text("board-all")}
          </button>
        </div>
      )}
      <ol class="pn-options" data-many={entries.length > MANY ? "" : undefined}>
        {entries.map((entry, i) =>
          "offer" in entry ? (
            <Choice key={JSON.stringify(entry.offer.option)} offer={entry.offer} number={i + 1} />
          ) : (
            <Group
              key={entry.target}
              entry={entry}
              number={i + 1}
              show={() => (live ? press(entry.target) : show({ node, target: entry.target }))}
            />
          ),
        )}
      </ol>
      <Lasting key={node} offers={lasting} number={entries.length + 1} />
    </>
  );
}

/** Undo and redo; and, when looking elsewhere, the way back to where the game is. */
function Moves() {
  const words = useWords();
  const { info } = words;
  const { tree, head } = usePlay();
  const { view, position } = useHere();
  const { go, send } = useActs();
  const task = useTask();
  const lesson = useLesson();
  const company = useCompany();
  const free = !isOpen(task) && !isLearning(lesson);
  const seats = useMemo(
    () => choosers(tree, head, (seat) => !company.who || personAt(company.who, seat)),
    [tree, head, company.who, info],
  );
  const elsewhere = view !== head;
  // Elsewhere than at the head they would change play out of sight: the reader has to go there first.
  const canUndo = head !== 0 && !elsewhere;
  const canRedo = tree.children(head).length > 0 && !elsewhere;
  const settledHere = position.ask !== null || tree.children(view).length === 0;
  const named = {
    undo: seats.length > 0 ? words.text("board-undo-of", { who: words.who(seats[0]!) }) : words.text("board-undo"),
  };
  const move = (what: "undo" | "redo", can: boolean, label: string) => (
    <button
      type="button"
      class={`pn-button pn-tool pn-${what}`}
      aria-label={label}
      title={label}
      aria-disabled={can ? undefined : "true"}
      onClick={() => can && send({ do: what })}
    >
      <Icon name={what} />
    </button>
  );
  return (
    <div class="pn-undo-redo">
      {free && move("undo", canUndo, named.undo)}
      {free && (company.who !== "" || company.passing) && <Whose seats={seats} />}
      {free && move("redo", canRedo, words.text("board-redo"))}
      <AskHint />
      <Watch />
      <ToEnding />
      {elsewhere && (
        <button type="button" class="pn-button pn-to-head" onClick={() => go(head)}>
          {words.text("board-to-head")}
        </button>
      )}
      {elsewhere && settledHere && free && words.info.eyes === undefined && (
        <button type="button" class="pn-button pn-play-here" onClick={() => send({ do: "goto", node: view })}>
          {words.text("board-play-here")}
        </button>
      )}
    </div>
  );
}

/** In the middle of a run nothing is asked: the next question on this line is one press away. */
function OnToQuestion() {
  const words = useWords();
  const { tree, stops } = usePlay();
  const { place } = useHere();
  const { go } = useActs();
  const next = stops.slice(place + 1).find((node) => asked(tree, node) || tree.position(node).ask !== null);
  return (
    <>
      <p class="pn-note">{words.text("board-nothing")}</p>
      {next !== undefined && (
        <button type="button" class="pn-button pn-to-ask" onClick={() => go(next)}>
          {words.text("board-to-ask")}
        </button>
      )}
      <BeforeThis />
    </>
  );
}

/** A suspended run. */
function StillRunning({ left }: { left: Saying }) {
  const words = useWords();
  const { view } = useHere();
  const { send } = useActs();
  return (
    <>
      <p class="pn-result pn-still-running">{words.say(left)}</p>
      {words.info.eyes === undefined && (
        <button type="button" class="pn-button pn-go-on" onClick={() => send({ do: "go-on", node: view })}>
          {words.text("board-go-on")}
        </button>
      )}
    </>
  );
}

export function Asking() {
  const words = useWords();
  const { head, running, result } = usePlay();
  const { view } = useHere();
  const { open } = useQuestion();
  const task = useTask();
  const lesson = useLesson();
  const company = useCompany();
  const happening = useHappening();
  const ending = useShowing();
  const question = useAsked();
  const ended = view === head && result;
  const left = view === head && running;
  const here = view === head;
  /** After an exercise nothing is asked: the board was only there for it. */
  if (task?.is === "exercise" && task.solved) {
    return (
      <section role="group" class="pn-panel pn-ask" tabIndex={-1} aria-label={words.text("board-asking")}>
        <Verdict />
        {happening.mode && <Happens />}
      </section>
    );
  }
  if (happening.mode) {
    return (
      <section role="group" class="pn-panel pn-ask" tabIndex={-1} aria-label={words.text("board-happening")}>
        <Happens />
      </section>
    );
  }
  if (here && (company.thinks || company.hand_to !== null)) {
    return (
      <section role="group" class="pn-panel pn-ask" tabIndex={-1} aria-label={words.text("board-asking")}>
        {company.thinks ? <Thinks /> : <HandOver />}
        <Moves />
      </section>
    );
  }
  /** During a lesson, only its own tasks are asked. */
  if (isLearning(lesson) && !(lesson.open && lesson.verdict === null)) return null;
  if (isOpen(task) && task.choices.length > 0) {
    return (
      <section role="group" class="pn-panel pn-ask" tabIndex={-1} aria-label={words.text("board-asking")}>
        <Verdict />
        <Sayings task={task} />
        <Moves />
      </section>
    );
  }
  /** While a level's task is open, the decisions of others come from its script. */
  const scripted = isOpen(task) && open?.live === true && open.who !== task.seat;
  /** Who comes here hears what is asked. */
  const named = (open && question) ?? words.text("board-asking");
  return (
    <section role="group" class="pn-panel pn-ask" tabIndex={-1} aria-label={named}>
      <Verdict />
      {here && words.info.eyes !== undefined && (
        <p class="pn-note pn-only-seen">{words.text("board-only-seen", { seat: words.player(words.info.eyes) })}</p>
      )}
      {open && !scripted ? <Choices /> : null}
      {scripted && <Question />}
      <GoOn />
      {!open && ended && <p class={ending.shown ? "pn-result pn-hidden" : "pn-result"}>{words.say(ended)}</p>}
      {left && <StillRunning left={left} />}
      {!open && (ended || left) && !isLearning(lesson) && <BeforeThis />}
      {!open && !ended && !left && !isLearning(lesson) && <OnToQuestion />}
      <Moves />
      {open && <Refusals key={view} refused={open.refused.filter(({ hoped }) => hoped !== false)} node={open.node} />}
    </section>
  );
}
