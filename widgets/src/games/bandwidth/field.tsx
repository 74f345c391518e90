/** The program in its rows of three, X, the function, the table and the open hand. */
import { useMemo, useState } from "preact/hooks";
import { CardArt } from "../../parts/art";
import { useHere, usePlay, useWords } from "../../parts/scene";
import { useSlots } from "../../parts/slots";
import { StillAbout } from "../../why/about";
import { kindOf } from "../../wire/words";
import { sizeOf, useFiller } from "../piles";
import { PointedAt, usePointing } from "../pointing";
import { type Board, boardOf, firstCard, isGap, kindOn, lying, type Row, textOf, xOf } from "./board";
import { Card } from "./card";
import { Hands } from "./hand";
import { TableTop } from "./tabletop";
import { TheWay } from "./way";

/** An empty program is drawn with its first row. */
const NO_ROWS: Row[] = [[null, null, null]];

/** X and how it is made up, in the current run, or else if the program ran now; nothing without a program. */
function X() {
  const words = useWords();
  const { position } = useHere();
  const board = boardOf(position);
  const x = xOf(board);
  return (
    <p class="pn-x" data-why="x">
      {x !== null && (
        <span class="pn-green" data-gives="" aria-hidden="true">
          {x}
        </span>
      )}
      {x === null ? words.text("board-bfb-no-program") : words.text(board.run ? "board-bfb-x-runs" : "board-bfb-x-next", { x })}
    </p>
  );
}

/** The card whose green number is X: in a run, the first card when it began, even if that has left since; found in the tree. */
function useGiver(): string | null {
  const { tree } = usePlay();
  const { view, position } = useHere();
  return useMemo(() => {
    let board = boardOf(position);
    for (let at = tree.parent(view); board.run !== null && at !== null; at = tree.parent(at)) {
      const before = boardOf(tree.position(at));
      if (before.run === null) break;
      board = before;
    }
    return firstCard(board.rows);
  }, [tree, view, position]);
}

const pilesOf = ({ table }: Board) => ({ deck: sizeOf(table.pile), discards: table.discards.length });

/** The pile and the discards, with their numbers of cards. */
function Piles() {
  const words = useWords();
  const { position } = useHere();
  const { pile, discards } = boardOf(position).table;
  const { idle } = useFiller((at) => pilesOf(boardOf(at)));
  if (idle) return null;
  return (
    <div class="pn-piles">
      <span class="pn-pile pn-deck">{words.text("board-bfb-pile", { count: sizeOf(pile) })}</span>
      <span class="pn-pile pn-pile-empty">{words.text("board-bfb-discards", { count: discards.length })}</span>
    </div>
  );
}

/** The card that is pointed at, with its full text in a separate place: in a hand or a narrow window it has only a few words. */
function Reader() {
  const words = useWords();
  const { position } = useHere();
  const { read, held } = usePointing();
  const board = boardOf(position);
  const kind = read === null ? null : kindOn(board, read);
  if (read === null || !kind) return null;
  return (
    <p class="pn-reader" data-pointed="" data-held={held ? "" : undefined} aria-hidden="true">
      <CardArt card={read} />
      <span>
        <span class="pn-reader-name">{kindOf(read)}</span> <span class="pn-card-text">{textOf(kind, words)}</span>
      </span>
    </p>
  );
}

export function Field() {
  const words = useWords();
  const { info } = words;
  const { position, before } = useHere();
  const board = boardOf(position);
  const cards = lying(board);
  const earlier = before ? lying(boardOf(before)) : cards;
  const slots = useSlots(cards);
  const gone = earlier.filter((card) => !cards.includes(card)).map(kindOf);
  const [focus, setFocus] = useState<string | null>(null);
  const at = board.run === null ? null : (board.rows.flat()[board.run.at] ?? null);
  const focused = focus !== null && cards.includes(focus) ? focus : (at ?? cards[0]);
  const giver = useGiver();
  const performed = new Set(position.frames.map(({ source }) => source));
  const drawn = (card: string, here: boolean) => (
    <Card
      card={card}
      here={here}
      givesX={card === giver}
      fresh={!earlier.includes(card)}
      focusable={card === focused}
      onFocus={() => setFocus(card)}
    />
  );
  return (
    <PointedAt role="group" class="pn-field" aria-label={words.text("board-field")}>
      <div class="pn-bfb">
        <X />
        <ol class="pn-bfb-rows">
          {(board.rows.length > 0 ? board.rows : NO_ROWS).map((row, r) => (
            <li key={r} class="pn-bfb-row">
              <h3 class="pn-bfb-label">
                <b aria-hidden="true">{(r + 1) * 10}</b> {words.text("board-bfb-row", { row: r + 1 })}
              </h3>
              <ol class="pn-bfb-places">
                {row.map((card, p) => (
                  <li key={card === null ? `free ${p}` : slots.get(card)} class="pn-slot">
                    {card !== null ? (
                      drawn(card, card === at)
                    ) : (
                      <span class="pn-bfb-empty" data-gap={isGap(board.rows, r, p) ? "" : undefined}>
                        {words.text(isGap(board.rows, r, p) ? "board-bfb-gap" : "board-bfb-free")}
                      </span>
                    )}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
        <div class="pn-bfb-side">
          <div class="pn-bfb-function">
            <h3 class="pn-subheading">{words.text("board-bfb-function")}</h3>
            {board.function === null ? (
              <span class="pn-bfb-empty" data-why="function">
                {words.text("board-bfb-no-function")}
              </span>
            ) : (
              drawn(board.function, performed.has(board.function))
            )}
          </div>
          <TableTop />
          <TheWay />
        </div>
        <Reader />
      </div>
      <p class="pn-seam">
        {info.goal !== undefined && words.text("board-bfb-goal", { goal: info.goal })}
        {gone.length > 0 && <span class="pn-gone"> {words.text("board-gone", { cards: words.list(gone, "list-and") })}</span>}
      </p>
      <div class="pn-shelf">
        <Hands />
        <Piles />
      </div>
      <StillAbout />
    </PointedAt>
  );
}
