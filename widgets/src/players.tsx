/** Who plays: points with what this step changed, hands as the seat looking sees them. */
import { seatTarget } from "./choosing";
import { useScene } from "./context";
import { Change, Hidden, Seat } from "./marks";
import { Mini } from "./pictograms";
import { Forbidden } from "./why/not";
import { kindOf } from "./words";

/** Points at a player, where that leads to an answer. */
function Choose({ seat }: { seat: number }) {
  const { words, next, press } = useScene();
  const target = seatTarget(seat);
  if (!next.has(target)) return null;
  const label = words.text("board-choose", { what: words.player(seat) });
  return <button type="button" class="pn-player-choose" aria-label={label} onClick={() => press(target)} />;
}

export function Players() {
  const { words, info, game, position, before, open, next, pointed, inquiry, inquire, whyNot, still } = useScene();
  const Top = still ? "div" : "button";
  const points = game.points(position);
  const earlier = before ? game.points(before) : points;
  const out = game.out(position);
  const ask = (seat: number, score: number | undefined) => {
    const target = seatTarget(seat);
    inquire(inquiry?.target === target ? null : target, score === undefined ? null : "points");
  };
  return (
    <ul
      class="pn-points"
      data-players={info.players.length}
      aria-label={words.text(points.length > 0 ? "board-points" : "board-players")}
    >
      {info.players.map((player, i) => {
        const seat = i + 1;
        const score = points[i];
        const hand = game.hand(position, seat);
        const remarks = game.remarks(position, seat, words);
        const name = player || words.seat(seat);
        return (
          <li
            key={seat}
            class="pn-player"
            data-seat={seat}
            data-out={out.includes(seat) ? "" : undefined}
            data-asked={open?.who === seat ? "" : undefined}
            data-selectable={next.has(seatTarget(seat)) ? "" : undefined}
            data-forbidden={whyNot(seatTarget(seat)).length > 0 ? "" : undefined}
            data-pointed={pointed.has(seatTarget(seat)) ? "" : undefined}
          >
            <Choose seat={seat} />
            <Top
              class="pn-player-top"
              {...(still
                ? {}
                : { type: "button", "aria-expanded": inquiry?.target === seatTarget(seat), onClick: () => ask(seat, score) })}
            >
              <Seat seat={seat} />
              <Forbidden target={seatTarget(seat)} />
              {name !== words.seat(seat) && <span class="pn-player-name">{name}</span>}
              {score !== undefined && (
                <span class="pn-score-group">
                  <span key={score} class="pn-score" data-changed={score === (earlier[i] ?? score) ? undefined : ""}>
                    {score}
                  </span>
                  <Hidden text={words.text("board-points-word", { points: score })} />
                  <Change by={score - (earlier[i] ?? score)} />
                </span>
              )}
            </Top>
            <div class="pn-player-more">
              {out.includes(seat) && (
                <span class="pn-remark" data-why="out">
                  {words.text("board-out")}
                </span>
              )}
              {open?.who === seat && <span class="pn-remark pn-asked">{words.text("board-asked")}</span>}
              {remarks.map((remark) => (
                <span key={remark} class="pn-remark">
                  {remark}
                </span>
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
          </li>
        );
      })}
    </ul>
  );
}
