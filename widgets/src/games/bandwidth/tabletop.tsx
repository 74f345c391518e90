/** The table: seats, terminals, and the token with the way that it has come. */
import { useScene } from "../../context";
import { Hidden, Seat } from "../../marks";
import { routePath, seatsAround } from "./around";
import { boardOf } from "./board";

const SEATS_AT = 38;
const ROUTE_AT = 18;

/** The seats that the token has been at since the stop before, in order; seen in the tree, not worked out. */
function useRoute(): number[] {
  const { tree, line, stops, place, view, position } = useScene();
  const token = boardOf(position).token;
  const from = stops[place - 1];
  if (from === undefined) return [token];
  const between = line.slice(line.indexOf(from), line.indexOf(view) + 1);
  const tokens = between.map((node) => boardOf(tree.position(node)).token);
  return tokens.filter((seat, i) => i === 0 || seat !== tokens[i - 1]);
}

/** Who sits where, with terminals, and the token with the way that it has come in this step. */
export function TableTop() {
  const { words, info, position } = useScene();
  const { token, first, points } = boardOf(position);
  const n = points.length;
  const route = useRoute();
  const places = seatsAround(n, SEATS_AT);
  const inside = seatsAround(n, ROUTE_AT);
  const at = inside[token - 1]!;
  return (
    <div class="pn-tabletop">
      <svg class="pn-route" viewBox="0 0 100 100" aria-hidden="true">
        <circle class="pn-table-edge" cx="50" cy="50" r={ROUTE_AT} />
        {route.length > 1 && <path class="pn-wire-line pn-route-line" d={routePath(route, n, ROUTE_AT)} />}
        {route.slice(0, -1).map((seat, i) => (
          <circle key={i} class="pn-route-by" cx={inside[seat - 1]!.x} cy={inside[seat - 1]!.y} r="1.6" />
        ))}
        <circle class="pn-token" cx={at.x} cy={at.y} r="4" />
      </svg>
      <ol class="pn-seats" aria-label={words.text("board-bfb-table")}>
        {places.map(({ x, y }, i) => {
          const seat = i + 1;
          const number = ((seat - first + n) % n) + 1;
          return (
            <li
              key={seat}
              class="pn-seat"
              data-seat={seat}
              data-token={seat === token ? "" : undefined}
              style={{ left: `${x}%`, top: `${y}%` }}
            >
              <Seat seat={seat} />
              <span class="pn-seat-name">{info.players[i]}</span>
              <span class="pn-terminal" data-why="terminals" data-first={number === 1 ? "" : undefined}>
                <span aria-hidden="true">{words.text("board-bfb-terminal-short", { number })}</span>
                <Hidden text={words.text("board-bfb-terminal", { number })} />
              </span>
              {seat === token && <span class="pn-token-word" data-why="token">{words.text("board-bfb-token")}</span>}
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
