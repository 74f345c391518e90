/** Why not? What cannot be pointed at on the board, and the rule that forbids it. */

import { Hidden } from "../parts/marks";
import { useChoosing, useHere, usePlay, useWords } from "../parts/scene";
import type { Target } from "../wire/choosing";
import { wordsAt } from "../wire/happened";
import type { Refusal } from "../wire/types";
import { Cites } from "./citation";

/** Each reason once. */
function reasons(refused: readonly Refusal[]): Refusal[] {
  return [...new Map(refused.map((refusal) => [JSON.stringify(refusal.why), refusal])).values()];
}

/** For screen readers: that something cannot be chosen, and why. */
export function Forbidden({ target }: { target: Target }) {
  const words = useWords();
  const { game } = usePlay();
  const { position } = useHere();
  const { whyNot } = useChoosing();
  const [first] = reasons(whyNot(target));
  return first ? <Hidden text={`${words.text("board-forbidden")} ${wordsAt(position, game, words).say(first.why)}`} /> : null;
}

/** How many reasons are shown. */
const MOST = 3;

/** Why something cannot be chosen, with the rules. Nothing if it can, or nobody would try. */
export function WhyNot({ target }: { target: Target }) {
  const words = useWords();
  const { game } = usePlay();
  const { position } = useHere();
  const { whyNot } = useChoosing();
  const found = reasons(whyNot(target)).slice(0, MOST);
  if (found.length === 0) return null;
  return (
    <div class="pn-why-not">
      <h4 class="pn-subheading">{words.text("board-why-not")}</h4>
      {found.map(({ why }, i) => (
        <div key={i}>
          <p class="pn-why-not-words">{wordsAt(position, game, words).say(why)}</p>
          <Cites cite={why.cite} rulings={why.rulings} />
        </div>
      ))}
    </div>
  );
}
