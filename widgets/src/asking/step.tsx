/** The step in words, a teacher's comment, the citation of its rule, and the running performances. */

import { isLearning, useLesson } from "../lesson/learning";
import { Hidden, Seat } from "../parts/marks";
import { useHere, usePlay, useWords } from "../parts/scene";
import { Cites } from "../why/citation";
import { wordsAt } from "../wire/happened";
import type { Frame } from "../wire/types";
import { Told } from "./comment";

/** The running performances, outermost first, each with its performer: COPY (P1), in it BUG as written on COPY (P1). */
function Performed() {
  const words = useWords();
  const { game } = usePlay();
  const { position, before } = useHere();
  const performing = (frames: readonly Frame[]) => frames.filter((frame) => frame.source !== undefined);
  const frames = performing(position.frames);
  const earlier = performing(before?.frames ?? position.frames);
  if (frames.length === 0) return null;
  const telling = wordsAt(position, game, words);
  return (
    <div class="pn-stack">
      <span class="pn-stack-label">{words.text("board-stack")}</span>
      <ol class="pn-stack-list">
        {frames.map((frame, i) => {
          const card = telling.cardName(frame.source);
          const here = typeof frame.env?.here === "string" ? telling.cardName(frame.env.here) : card;
          const pending = game.pending?.(frame) ?? [];
          const fresh = earlier[i]?.source !== frame.source || earlier[i]?.code !== frame.code;
          return (
            <li key={i} data-changed={fresh ? "" : undefined}>
              <span class="pn-stack-card">{here === card || i === 0 ? card : words.text("board-stack-on", { card, here })}</span>
              {frame.actor ? <Seat seat={frame.actor} /> : null}
              {fresh && <Hidden text={words.text("board-changed")} />}
              {pending.length > 0 && (
                <span class="pn-pending">
                  {words.text("board-pending", {
                    cards: words.list(
                      pending.map((each) => telling.cardName(each)),
                      "list-then",
                    ),
                  })}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** In a lesson the rulings of a step are not shown. */
const NONE: readonly string[] = [];

export function Step() {
  const words = useWords();
  const { tree } = usePlay();
  const { view } = useHere();
  const learning = isLearning(useLesson());
  const rule = tree.rule(view);
  return (
    <section role="group" class="pn-step" aria-label={words.text("board-step")}>
      <Told />
      {rule && <Cites key={view} cite={rule.cite} rulings={learning ? NONE : rule.rulings} ofStep />}
      <Performed />
    </section>
  );
}
