/** A hint: what a good player would choose here, what each choice is expected to bring, and why. */

import { useLesson } from "../lesson/learning";
import { useTask } from "../level/untold";
import { Hidden } from "../parts/marks";
import { useActs, useClaim, useCompany, useHere, usePlay, useQuestion, useWords } from "../parts/scene";
import { wordsAt } from "../wire/happened";
import type { Option } from "../wire/types";
import { type Hint, hintFor, isProved, percent } from "./hints";
import { Progress } from "./panel";
import { Reason } from "./reason";
import { useAdvice } from "./thinking";

/** For the question on screen; null if no hint was asked for. */
export function useHint(): Hint | null {
  const { view } = useHere();
  const { open } = useQuestion();
  const { advice } = useAdvice();
  return advice && open && advice.node === view ? hintFor(advice) : null;
}

/** After a choice, or choices about one card: in how many of 100 games the player wins with it. */
export function Wins({ options }: { options: readonly Option[] }) {
  const words = useWords();
  const hint = useHint();
  const wins = hint?.of(options) ?? null;
  if (wins === null) return null;
  return (
    <span class="pn-wins" data-best={hint!.isBest(options) ? "" : undefined} style={{ "--wins": `${percent(wins)}%` }}>
      <span aria-hidden="true">{words.text("board-percent", { percent: percent(wins) })}</span>
      <Hidden text={words.text("board-hint-wins", { percent: percent(wins) })} />
      {hint!.isBest(options) && <b>{words.text("board-hint-best")}</b>}
    </span>
  );
}

/** Why: the best choice, the next best, and how that is known. */
export function Why() {
  const words = useWords();
  const { game } = usePlay();
  const { position } = useHere();
  const { advice, advising } = useAdvice();
  const hint = useHint();
  if (!hint || !advice) return null;
  const telling = wordsAt(position, game, words);
  const called = (option: Option) => telling.option(option, advice.seat) ?? option[0];
  const { best, next } = hint;
  const { matters } = advice;
  const reasons = matters ? [advice.best, advice.tempting].filter((reason) => reason !== null) : [];
  const who = words.who(advice.seat);
  const proved = isProved(advice);
  /** An option tried more often is preferred to one that did as well in a few games. */
  const alike = next !== null && percent(next.wins) >= percent(best.wins);
  const says = matters
    ? [
        words.text(proved ? "board-hint-proved" : "board-hint-why", {
          words: called(best.option),
          who,
          percent: percent(best.wins),
        }),
        next &&
          words.text(alike ? "board-hint-alike" : "board-hint-next", {
            words: called(next.option),
            percent: percent(next.wins),
          }),
      ]
        .filter(Boolean)
        .join(" ")
    : words.text("why-nothing", { who, percent: percent(best.wins) });
  return (
    <section class="pn-advice" aria-label={words.text("board-hint-title")}>
      <h4 class="pn-subheading">{words.text("board-hint-title")}</h4>
      {advising.going && (
        <Progress
          done={advice.done}
          of={advice.of}
          label={words.text("board-thinking-done", { done: advice.done, of: advice.of })}
        />
      )}
      {advising.going && <p>{says}</p>}
      <p role="status">{!advising.going && says}</p>
      {reasons.map((reason, i) => (
        <Reason
          key={i}
          node={advice.node}
          seat={advice.seat}
          reason={reason}
          average={hint.points(reason.option)}
          shown={i === 0}
        />
      ))}
      {!proved && <p class="pn-note">{words.text("board-hint-from", { tries: advice.done, who })}</p>}
    </section>
  );
}

/** Asks for a hint, stops it, and puts it away. */
export function AskHint() {
  const words = useWords();
  const { seat, head } = usePlay();
  const { view } = useHere();
  const { open } = useQuestion();
  const { send } = useActs();
  const task = useTask();
  const lesson = useLesson();
  const claim = useClaim();
  const company = useCompany();
  const { advice, advising } = useAdvice();
  const asked = open !== null && open.who !== "chance" && (seat === null || seat === open.who) && open.offers.length > 1;
  if (!company.hints || !asked || task || lesson || claim || company.hand_to !== null) return null;
  const here = advice?.node === view;
  const press = () => {
    if (advising.going) advising.stop();
    else if (here) send({ do: "advise-end" });
    else advising.begin();
  };
  const what = advising.going ? "board-hint-stop" : here ? "board-hint-close" : "board-hint";
  return (
    <button
      type="button"
      class="pn-button pn-ask-hint"
      aria-expanded={here}
      data-live={view === head ? "" : undefined}
      onClick={press}
    >
      {words.text(what)}
      {what !== "board-hint" && <Hidden text={words.text("board-hint")} />}
    </button>
  );
}
