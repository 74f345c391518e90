/** The table of Runtime Error: the piles, the legend of the suits, everyone's statements, the hand, the claim. */
import { useState } from "preact/hooks";
import { Seat } from "../../parts/marks";
import { useActs, useHere, usePlay, useQuestion, useWords } from "../../parts/scene";
import { Comes } from "../../parts/telling";
import { StillAbout } from "../../why/about";
import { boardOf, count, isDown, lying, type Part, type Statement, satisfied } from "./board";
import { Card, Hand, Legend, Pile } from "./card";
import { Laid } from "./statement";

/** The verdict on the latest claim, and a button to make one if it is allowed. */
function Claim() {
  const words = useWords();
  const { head, seat } = usePlay();
  const { position, view } = useHere();
  const { ask } = useQuestion();
  const { send } = useActs();
  const { claim, turn, demonstrating, winner } = boardOf(position);
  const open = ask !== null && view === head && ask.node === head && (seat === null || ask.who === seat);
  const option = open ? ask.options.find((offer) => offer.option[0] === "claim")?.option : undefined;
  return (
    <div class="pn-re-claim">
      {claim !== null && (
        <Comes class="pn-re-verdict" data-why="verdict" data-verdict={claim.verdict}>
          {words.text(`board-re-${claim.verdict}`, { who: words.player(turn), size: claim.size })}
        </Comes>
      )}
      {demonstrating && winner === null && (
        <p class="pn-note">{words.text("board-re-demonstrating", { who: words.player(turn) })}</p>
      )}
      {option && (
        <button
          type="button"
          class="pn-button pn-re-ask"
          onClick={() => send({ do: "choose", node: head, option, who: ask!.who })}
        >
          {words.text("board-re-can-i")}
        </button>
      )}
    </div>
  );
}

export function Field() {
  const words = useWords();
  const { info } = words;
  const { position, before } = useHere();
  const board = boardOf(position);
  const cards = lying(board.statements);
  const earlier = before ? lying(boardOf(before).statements) : cards;
  const holds = new Set(satisfied(position));
  const [focus, setFocus] = useState<string | null>(null);
  const focused = focus !== null && cards.includes(focus) ? focus : cards[0];
  const top = board.discards[board.discards.length - 1] ?? null;
  const topBefore = before ? (boardOf(before).discards.at(-1) ?? null) : top;
  const card = (statement: Statement, part: Part) => {
    const name = statement[part];
    return (
      <Card
        key={part}
        card={name}
        part={part}
        down={isDown(statement, part)}
        fresh={name !== null && !earlier.includes(name)}
        focusable={name !== null && name === focused}
        onFocus={() => setFocus(name)}
      />
    );
  };
  return (
    <section role="group" class="pn-field" aria-label={words.text("board-re-field")}>
      <div class="pn-re-middle">
        <div class="pn-re-piles">
          <Pile name="deck" top={null} number={count(board.deck)} fresh={false} />
          <Pile name="input" top={board.input} number={null} fresh={before !== null && boardOf(before).input !== board.input} />
          <Pile name="discards" top={top} number={board.discards.length} fresh={top !== topBefore} />
        </div>
        <Legend />
      </div>
      <ol class="pn-re-players" data-many={board.statements.flat().length > 3 ? "" : undefined}>
        {board.statements.map((statements, i) => (
          <li key={i} class="pn-re-player" data-seat={i + 1}>
            <h3 class="pn-subheading" data-why="statements">
              <Seat seat={i + 1} /> {info.players[i] !== words.seat(i + 1) && <bdi>{info.players[i]}</bdi>}
            </h3>
            {statements.length === 0 && <p class="pn-note">{words.text("board-re-none")}</p>}
            <ol class="pn-re-statements" aria-label={words.text("board-re-statements", { who: words.player(i + 1) })}>
              {statements.map((statement, n) => (
                <Laid
                  key={n}
                  statement={statement}
                  holds={board.turn === i + 1 && statement.function !== null && holds.has(statement.function)}
                  drawn={(part) => card(statement, part)}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <div class="pn-shelf">
        <Hand />
        <Claim />
      </div>
      <StillAbout />
    </section>
  );
}
