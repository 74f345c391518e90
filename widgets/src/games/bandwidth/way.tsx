/** The Token's way if the program ran now: from its place through the seats where it would bring a point. */

import { Shape } from "../../parts/marks";
import { useHere, useWords } from "../../parts/scene";
import { kindOf } from "../../wire/words";
import { boardOf, wayOf } from "./board";

export function TheWay() {
  const words = useWords();
  const { position } = useHere();
  const way = wayOf(position);
  if (way === null) return null;
  const { token } = boardOf(position);
  const { stops, wins } = way;
  return (
    <section role="group" class="pn-way" aria-label={words.text("board-bfb-way")}>
      <h3 class="pn-way-head">
        <b>{words.text("board-bfb-way")}</b> {words.text(stops.length > 0 ? "board-bfb-way-points" : "board-bfb-way-nowhere")}
      </h3>
      {stops.length > 0 && (
        <ol class="pn-way-stops">
          <li class="pn-way-stop" data-from="" title={words.text("board-bfb-way-from", { seat: words.player(token) })}>
            <Shape seat={token} />
          </li>
          {stops.map(([card, seat], i) => (
            <li
              key={i}
              class="pn-way-stop"
              data-seat={seat}
              title={words.text("board-bfb-way-stop", { card: kindOf(card), seat: words.player(seat) })}
            >
              <Shape seat={seat} />
            </li>
          ))}
        </ol>
      )}
      {wins !== undefined && <p class="pn-way-wins">{words.text("board-bfb-way-wins", { seat: words.player(wins) })}</p>}
    </section>
  );
}
