/** In place of the question: an opponent who is thinking, or the request to hand over the screen to the next player. */

import { useHappening } from "../happening/happening";
import { Seat } from "../parts/marks";
import { useActs, useCompany, useHere, usePlay, useWords } from "../parts/scene";
import { useThinking } from "./thinking";

/** The progress of somebody's thinking. */
export function Progress({ done, of, label }: { done: number; of: number; label: string }) {
  return (
    <div class="pn-thinking-bar" role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={of} aria-valuenow={done}>
      <span style={{ inlineSize: `${(100 * done) / of}%` }} />
    </div>
  );
}

/** An opponent has to choose. */
export function Thinks() {
  const words = useWords();
  const company = useCompany();
  const thinking = useThinking();
  const { seat, done, of } = company.thinks!;
  const who = words.who(seat);
  const { paused, pause } = thinking;
  const { captions } = useHappening();
  const thinks = (
    <>
      <span aria-hidden="true">
        <Seat seat={seat} />
      </span>{" "}
      {words.text("board-thinking", { who })}
    </>
  );
  return (
    <div class="pn-thinking">
      {captions.length > 0 ? (
        <>
          {/* While something is played out, the heading stays, and only the line below it changes. */}
          <h3 class="pn-question">{words.text("board-happening")}</h3>
          <p class="pn-happening-place">{thinks}</p>
        </>
      ) : (
        <h3 class="pn-question">{thinks}</h3>
      )}
      {of > 1 && <Progress done={done} of={of} label={words.text("board-thinking", { who })} />}
      {of > 1 && <p class="pn-note">{words.text("board-thinking-done", { done, of })}</p>}
      <div class="pn-buttons">
        <button type="button" class="pn-button pn-thinking-stop" onClick={() => pause(!paused)}>
          {paused ? words.text("board-thinking-on", { who }) : words.text("board-thinking-stop")}
        </button>
      </div>
    </div>
  );
}

/** The next player takes the screen: until then nobody's cards are seen. */
export function HandOver() {
  const words = useWords();
  const { send } = useActs();
  const company = useCompany();
  const seat = company.hand_to!;
  const who = words.who(seat);
  return (
    <div class="pn-hand-to">
      <h3 class="pn-question">
        <span aria-hidden="true">
          <Seat seat={seat} />
        </span>{" "}
        {words.text("board-hand-over", { who })}
      </h3>
      <p class="pn-note">{words.text("board-cover-note", { who })}</p>
      <div class="pn-buttons">
        <button type="button" class="pn-button pn-uncover" onClick={() => send({ do: "uncover", seat })}>
          {words.text("board-uncover", { who })}
        </button>
      </div>
    </div>
  );
}

/** Over the table, while the screen goes from one player to the next. */
export function Cover() {
  const words = useWords();
  const company = useCompany();
  const seat = company.hand_to!;
  return (
    <div class="pn-cover">
      <p aria-hidden="true">
        <Seat seat={seat} />
        <span>{words.text("board-hand-over", { who: words.who(seat) })}</span>
      </p>
    </div>
  );
}

/** Announced on every change: who is thinking, or who gets the screen. */
export function Turns() {
  const words = useWords();
  const { head } = usePlay();
  const { view } = useHere();
  const company = useCompany();
  const happening = useHappening();
  const rests = view === head && happening.mode === null;
  const { thinks, hand_to: next } = company;
  const said = !rests
    ? ""
    : thinks
      ? words.text("board-thinking", { who: words.who(thinks.seat) })
      : next !== null
        ? words.text("board-hand-over", { who: words.who(next) })
        : "";
  return (
    <p class="pn-hidden" role="status">
      {said}
    </p>
  );
}
