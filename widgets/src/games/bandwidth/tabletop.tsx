/** The table: seats, terminals, and the Token with the way it has taken. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Hidden, Seat } from "../../parts/marks";
import { calm, glide } from "../../parts/motion";
import { useHere, usePlay, useWords } from "../../parts/scene";
import { routePath, seatsAround } from "./around";
import { boardOf, terminalOf } from "./board";

const SEATS_AT = 38;
const ROUTE_AT = 18;
/** Below this, a seat is close to the text under the table. */
const FOOT = 85;

/** The seats that the Token has passed since the previous stop, in order; read from the tree, not computed. */
function useRoute(): number[] {
  const { tree, line, stops } = usePlay();
  const { place, view, position } = useHere();
  const token = boardOf(position).token;
  const from = stops[place - 1];
  if (from === undefined) return [token];
  const between = line.slice(tree.depth(from), tree.depth(view) + 1);
  const tokens = between.map((node) => boardOf(tree.position(node)).token);
  return tokens.filter((seat, i) => i === 0 || seat !== tokens[i - 1]);
}

/** The duration of the Token's way from seat to seat; the whole way is limited, too. */
const A_SEAT = 160;
const AT_MOST = 700;
const FRAMES = 24;

/** Move the Token along its way when the step is shown, unless the reader is scrubbing or prefers reduced motion. */
function useTravel(way: string, seats: number) {
  const { view, hurried } = useHere();
  const path = useRef<SVGPathElement>(null);
  const token = useRef<SVGCircleElement>(null);
  useLayoutEffect(() => {
    if (!path.current || typeof path.current.getTotalLength !== "function" || hurried || calm()) return;
    const length = path.current.getTotalLength();
    const frames = Array.from({ length: FRAMES + 1 }, (_, i) => {
      const { x, y } = path.current!.getPointAtLength((length * i) / FRAMES);
      return { cx: `${x}px`, cy: `${y}px` };
    });
    const travel = glide(token.current!, frames, Math.min(AT_MOST, A_SEAT * (seats - 1)));
    return () => travel.cancel();
  }, [view, way]);
  return { path, token };
}

/** The seats with their terminals, and the Token with the way it has taken in this step. */
export function TableTop() {
  const words = useWords();
  const { info } = words;
  const { position } = useHere();
  const board = boardOf(position);
  const { token } = board;
  const n = board.points.length;
  const route = useRoute();
  const places = seatsAround(n, SEATS_AT);
  const inside = seatsAround(n, ROUTE_AT);
  const at = inside[token - 1]!;
  const way = route.length > 1 ? routePath(route, n, ROUTE_AT) : "";
  const travel = useTravel(way, route.length);
  return (
    <div class="pn-tabletop">
      <svg class="pn-route" viewBox="0 0 100 100" aria-hidden="true">
        <circle class="pn-table-edge" cx="50" cy="50" r={ROUTE_AT} />
        {way && <path ref={travel.path} class="pn-wire-line pn-route-line" d={way} />}
        {route.slice(0, -1).map((seat, i) => (
          <circle key={i} class="pn-route-by" cx={inside[seat - 1]!.x} cy={inside[seat - 1]!.y} r="1.6" />
        ))}
        <circle ref={travel.token} class="pn-token" cx={at.x} cy={at.y} r="4" />
      </svg>
      <ol class="pn-seats" aria-label={words.text("board-bfb-table")}>
        {places.map(({ x, y }, i) => {
          const seat = i + 1;
          const number = terminalOf(board, seat);
          return (
            <li
              key={seat}
              class="pn-seat"
              data-seat={seat}
              data-token={seat === token ? "" : undefined}
              data-foot={y > FOOT ? "" : undefined}
              style={{ left: `${x}%`, top: `${y}%` }}
              title={info.players[i] === words.seat(seat) ? undefined : info.players[i]}
            >
              <Seat seat={seat} />
              {info.players[i] !== words.seat(seat) && <bdi class="pn-seat-name">{info.players[i]}</bdi>}
              <span class="pn-terminal" data-why="terminals" data-first={number === 1 ? "" : undefined}>
                <span aria-hidden="true">{words.text("board-bfb-terminal-short", { number })}</span>
                <Hidden text={words.text("board-bfb-terminal", { number })} />
              </span>
              {seat === token && (
                <span class="pn-token-word" data-why="token">
                  {words.text("board-bfb-token")}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {route.length > 1 && (
        <p class="pn-route-words">
          {words.text("board-bfb-route", {
            seats: words.list(
              route.map((seat) => words.player(seat)),
              "list-then",
            ),
          })}
        </p>
      )}
    </div>
  );
}
