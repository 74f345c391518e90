/** The players: points with the changes of this step, and hands as the reader's seat sees them. */

import type { Remark } from "../games/game";
import { Change, Hidden, Seat } from "../parts/marks";
import { Mini } from "../parts/pictograms";
import { useActs, useChoosing, useCompany, useHere, usePlay, usePointed, useQuestion, useWords } from "../parts/scene";
import { useInquiring } from "../why/inquiring";
import { Forbidden } from "../why/not";
import { seatTarget } from "../wire/choosing";
import { kindOf } from "../wire/words";

/** Point at a player, if that leads to an answer. */
function Choose({ seat }: { seat: number }) {
  const words = useWords();
  const { next } = useChoosing();
  const { press } = useActs();
  const target = seatTarget(seat);
  if (!next.has(target)) return null;
  const label = words.text("board-choose", { what: words.player(seat) });
  return <button type="button" class="pn-player-choose" aria-label={label} onClick={() => press(target)} />;
}

/** A remark; screen readers get its long form. */
function Remarked({ remark }: { remark: Remark }) {
  if (typeof remark === "string") return <span class="pn-remark">{remark}</span>;
  return (
    <span class="pn-remark" title={remark.whole}>
      <span aria-hidden="true">{remark.short}</span>
      <Hidden text={remark.whole} />
    </span>
  );
}

/** Whether a player has to choose: a person or an opponent. */
function useChooses(seat: number): boolean {
  const { head } = usePlay();
  const { view } = useHere();
  const { open } = useQuestion();
  const company = useCompany();
  return open?.who === seat || (view === head && [company.thinks?.seat, company.hand_to].includes(seat));
}

/** The remarks about a player, and the hand as far as it is visible. */
function More({ seat, out }: { seat: number; out: boolean }) {
  const words = useWords();
  const { game } = usePlay();
  const { position } = useHere();
  const hand = game.hand(position, seat);
  const asked = useChooses(seat);
  const remarks = game.remarks(position, seat, words).filter((remark) => !asked || remark !== words.text("board-turn"));
  return (
    <div class="pn-player-more">
      {out && (
        <span class="pn-remark" data-why="out">
          {words.text("board-out")}
        </span>
      )}
      {asked && <span class="pn-remark pn-asked">{words.text("board-asked")}</span>}
      {remarks.map((remark) => (
        <Remarked key={typeof remark === "string" ? remark : remark.whole} remark={remark} />
      ))}
      {typeof hand === "number" && hand > 0 && (
        <span class="pn-hand-count" data-why="hands">
          {words.text("board-hand-count", { count: hand })}
        </span>
      )}
      {Array.isArray(hand) && hand.length > 0 && (
        <span class="pn-hand" data-why="hands">
          <span class="pn-hand-label">{words.text("board-hand")}</span>{" "}
          {hand.map((card) => (
            <span key={card} class="pn-hand-card" title={kindOf(card)}>
              <Mini card={card} />
              <span class="pn-hand-name">{kindOf(card)}</span>
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

/** A player's points, and their change in the step. */
function Score({ score, earlier }: { score: number; earlier: number }) {
  const words = useWords();
  return (
    <span class="pn-score-group">
      <span key={score} class="pn-score" data-changed={score === earlier ? undefined : ""}>
        {score}
      </span>
      <Hidden text={words.text("board-points-word", { points: score })} />
      <Change by={score - earlier} />
    </span>
  );
}

interface PlayerProps {
  seat: number;
  out: boolean;
  /** Points now and a stop earlier, in a game that has any. */
  score: number | undefined;
  earlier: number | undefined;
}

function Player({ seat, out, score, earlier }: PlayerProps) {
  const words = useWords();
  const { info } = words;
  const { next, whyNot } = useChoosing();
  const pointed = usePointed();
  const { inquire, still } = useActs();
  const { inquiry } = useInquiring();
  const target = seatTarget(seat);
  const asked = inquiry?.target === target;
  const name = info.players[seat - 1] || words.seat(seat);
  const Top = still ? "div" : "button";
  const press = () => inquire(asked ? null : target, score === undefined ? null : "points");
  return (
    <li
      class="pn-player"
      data-seat={seat}
      data-out={out ? "" : undefined}
      data-asked={useChooses(seat) ? "" : undefined}
      data-selectable={next.has(target) ? "" : undefined}
      data-forbidden={whyNot(target).length > 0 ? "" : undefined}
      data-pointed={pointed.has(target) ? "" : undefined}
      title={name === words.seat(seat) ? undefined : name} // a tooltip for whatever is cut off
    >
      <Choose seat={seat} />
      <Top class="pn-player-top" {...(still ? {} : { type: "button", "aria-expanded": asked, onClick: press })}>
        <Seat seat={seat} />
        <Forbidden target={target} />
        {name !== words.seat(seat) && <bdi class="pn-player-name">{name}</bdi>}
        {score !== undefined && <Score score={score} earlier={earlier ?? score} />}
      </Top>
      <More seat={seat} out={out} />
    </li>
  );
}

export function Players() {
  const words = useWords();
  const { info } = words;
  const { game } = usePlay();
  const { position, before } = useHere();
  const points = game.points(position);
  const earlier = before ? game.points(before) : points;
  const out = game.out(position);
  return (
    <ul
      class="pn-points"
      data-players={info.players.length}
      aria-label={words.text(points.length > 0 ? "board-points" : "board-players")}
    >
      {info.players.map((_, i) => (
        <Player key={i} seat={i + 1} out={out.includes(i + 1)} score={points[i]} earlier={earlier[i]} />
      ))}
    </ul>
  );
}
