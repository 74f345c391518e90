/** Why a choice is good or bad: what is expected to follow it, with everybody's points, to be played on the board. */

import { Points } from "../parts/marks";
import { useActs, usePlay, useWords } from "../parts/scene";
import { wordsAt } from "../wire/happened";
import type { Foreseen, Reason as Given } from "../wire/types";

/** So many letters at most tell what follows. Of a longer run the points say what it comes to, and the board can play all of it. */
const MOST = 340;

/** How many of these sentences are told; one that would be left out alone is. */
function fewOf(all: readonly string[], room: number): number {
  const over = all.findIndex((_, i) => all.slice(0, i + 1).join(" ").length > room);
  return over < 0 || all.length - over < 2 ? all.length : Math.max(1, over);
}

interface Props {
  /** The question at which it is a choice, and whose. */
  node: number;
  seat: number;
  reason: Given;
  /** Everybody's average points at the end of the simulated games that began with it. */
  average?: readonly number[] | null | undefined;
  /** Whether the events are open at first. */
  shown?: boolean;
  /** Called before it is played on the board. */
  leave?(): void;
}

export function Reason({ node, seat, reason, average = null, shown = false, leave }: Props) {
  const words = useWords();
  const { tree, game } = usePlay();
  const { send } = useActs();
  const { option, events, points, result, idle, open, plays } = reason;
  const position = tree.position(node);
  const before = game.points(position);
  const called = wordsAt(position, game, words).option(option, seat) ?? option[0];
  const say = (each: Foreseen) => words.telling(new Map(Object.entries(each.apart))).sayShort(each);
  const changes = points.some((score, i) => score !== before[i]);
  const follow = () => {
    leave?.();
    send({ do: "follow", node, option });
  };
  const tenths = new Intl.NumberFormat(words.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const each = (score: number, i: number) => words.text("why-gain", { who: words.player(i + 1), change: tenths.format(score) });
  const still = average
    ? words.text("board-reason-average", { points: words.list(average.map(each), "list-plain") })
    : words.text("why-no-points");
  const ends = changes ? idle && words.text("board-reason-idle") : points.length > 0 && still;
  const all = events.map(say);
  const end = [result && say(result), ends].filter(Boolean).join(" ");
  const few = fewOf(all, MOST - end.length);
  const more = few < all.length && words.text("board-reason-more", { count: all.length - few });
  const told = [...all.slice(0, few), more, end].filter(Boolean).join(" ");
  return (
    <details class="pn-reason" open={shown}>
      <summary>
        <span>{words.text("board-reason-after", { words: called })}</span> {changes && <Points points={points} before={before} />}
      </summary>
      <p>
        <span>{open ? words.text("why-open") : told}</span>{" "}
        {plays && (
          <button type="button" class="pn-chip pn-follow" onClick={follow}>
            {words.text("board-reason-follow")}
          </button>
        )}
      </p>
    </details>
  );
}
