/** Illegal answers, and why. */
import { useId } from "preact/hooks";
import { useActs, useHere, usePlay, useWords } from "../parts/scene";
import { Cites } from "../why/citation";
import { wordsAt } from "../wire/happened";
import type { Refusal } from "../wire/types";

/** How many refusals of one kind are shown at once; the others are folded away. */
const FEW_REFUSED = 2;

/** Refusals with the same reason: what it forbids, and the reason. A press still asks the kernel, which refuses. */
function Refused({ same, node }: { same: Refusal[]; node: number }) {
  const words = useWords();
  const { game } = usePlay();
  const { position } = useHere();
  const { send } = useActs();
  const id = useId();
  const { why } = same[0]!;
  const telling = wordsAt(position, game, words);
  return (
    <li class="pn-refused">
      <div class="pn-refused-ways">
        {same.map(({ option, who }, i) => (
          <button
            key={i}
            type="button"
            class="pn-refused-try"
            data-option={JSON.stringify(option)}
            data-who={who}
            aria-disabled="true"
            aria-describedby={id}
            onClick={() => send({ do: "choose", node, option, who })}
          >
            {words.text("board-branch", { who: words.who(who), words: telling.option(option, who) ?? option[0] })}
          </button>
        ))}
      </div>
      <p id={id} class="pn-why">
        {telling.say(why)}
      </p>
      <Cites cite={why.cite} rulings={why.rulings} />
    </li>
  );
}

/** Illegal answers grouped by reason; reasons that say the same about different cards are together. */
export function Refusals({ refused, node }: { refused: Refusal[]; node: number }) {
  const words = useWords();
  if (refused.length === 0) return null;
  const kinds = gathered(refused, ({ why }) => `${why.id} ${why.cite?.ref}`);
  return (
    <details class="pn-refusals">
      <summary>{words.text("board-refused")}</summary>
      {kinds.map((kind, i) => {
        const reasons = gathered(kind, ({ why }) => JSON.stringify(why)).map((same, j) => (
          <Refused key={j} same={same} node={node} />
        ));
        const folded = reasons.slice(FEW_REFUSED);
        return (
          <div key={i}>
            <ul>{reasons.slice(0, FEW_REFUSED)}</ul>
            {folded.length > 0 && (
              <details class="pn-more-refused">
                <summary>{words.text("board-more", { count: folded.length })}</summary>
                <ul>{folded}</ul>
              </details>
            )}
          </div>
        );
      })}
    </details>
  );
}

/** Items grouped by key, in order of first appearance. */
function gathered<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const found = new Map<string, T[]>();
  for (const item of items) found.set(key(item), [...(found.get(key(item)) ?? []), item]);
  return [...found.values()];
}
