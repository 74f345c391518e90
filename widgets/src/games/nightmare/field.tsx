/** The program: a row or a ring of cards, the program counter, the places between cards, and the cards beside it. */
import { useState } from "preact/hooks";
import { CardArt } from "../../parts/art";
import { useChoosing, useHere, useWords } from "../../parts/scene";
import { useSlots } from "../../parts/slots";
import { StillAbout } from "../../why/about";
import { useInquiring } from "../../why/inquiring";
import { answerTarget, PLACE } from "../../wire/choosing";
import { PointedAt, usePointing } from "../pointing";
import {
  boardOf,
  type Cell,
  changesOf,
  GONE,
  type Instruction,
  inGap,
  instructionsOf,
  isFaceDown,
  ringPlaces,
  type Side,
  underPc,
} from "./board";
import { Answers, Card, Flag, nameOn, Secret, Text, wayWords } from "./card";
import { Hand, Piles } from "./hand";
import { Lines } from "./lines";
import { Places, type Roving, RovingPlaces } from "./place";
import { Reaching } from "./reach";

const OPPOSITE: Record<Side, Side> = { left: "right", right: "left", top: "bottom", bottom: "top" };
const IN_A_ROW: Cell = { row: 1, column: 1, side: "left" };

/** The least number of cards of a ring with an inside; a smaller one is drawn as a row with its ends joined. */
const A_RING = 8;

/** The cells of a ring's cards and of the program counter's gap. Empty for a row. */
function useCells(): Cell[] {
  const { info } = useWords();
  const { position } = useHere();
  const board = boardOf(position);
  const count = board.row.length + (inGap(board) ? 1 : 0);
  return info.layout === "ring" && count >= A_RING ? ringPlaces(count) : [];
}

const placed = (cell: Cell | undefined) => cell && { "--row": cell.row, "--column": cell.column };

/** The cards in order, with a gap if the card under the program counter has left. */
function Row() {
  const words = useWords();
  const { info } = words;
  const { position, before } = useHere();
  const board = boardOf(position);
  const { row, pc } = board;
  const all = instructionsOf(board);
  const changes = changesOf(all, before ? instructionsOf(boardOf(before)) : all);
  const slots = useSlots(all.map(({ card }) => card));
  const [focus, setFocus] = useState<number | null>(null);
  const focused = all.find(({ card }) => slots.get(card) === focus)?.card ?? underPc(board) ?? row[0]?.card;
  const ring = info.layout === "ring";
  const cells = useCells();
  const columns = columnsFor(row.length + (inGap(board) ? 1 : 0));
  const edges: Record<number, string> = ring ? {} : { [row.length - 1]: "board-tail-end", 0: "board-head-end" };
  const items: (Instruction | null)[] = inGap(board) ? [...row.slice(0, pc), null, ...row.slice(pc)] : row;
  return (
    <ol
      class="pn-row"
      data-cards="row"
      data-rows={Math.ceil(row.length / columns)}
      style={{ "--columns": columns }}
      aria-label={words.text(ring ? "board-ring-label" : "board-row-label", { count: row.length })}
    >
      {items.map((instruction, i) => {
        const cell = cells[i] ?? IN_A_ROW;
        const next = cells[(i + 1) % items.length] ?? IN_A_ROW;
        if (instruction === null) {
          return (
            <li key="gap" class="pn-slot pn-pc-gap" style={placed(cells[i])}>
              <Flag toward={board.way < 0 ? cell.side : OPPOSITE[next.side]} />
              <span aria-hidden="true">{words.text("board-pc-gap")}</span>
            </li>
          );
        }
        const edge = edges[row.indexOf(instruction)];
        const after = OPPOSITE[next.side];
        return (
          <li
            key={slots.get(instruction.card)}
            class="pn-slot"
            data-half={(i % columns) * 2 < columns ? "first" : "last"}
            style={placed(cells[i])}
          >
            <Card
              instruction={instruction}
              changes={changes}
              edge={edge ? words.text(edge) : null}
              at={row.indexOf(instruction) + 1}
              focused={focused}
              focus={(card) => setFocus(slots.get(card) ?? null)}
              slots={slots}
              toward={board.way < 0 ? cell.side : after}
            />
            <Places card={instruction.card} owner={null} ring={cells.length > 0 ? { before: cell.side, after } : undefined} />
          </li>
        );
      })}
      {row.length === 0 && <li class="pn-empty">{words.text("board-no-program")}</li>}
    </ol>
  );
}

/** The number of cards per row: as few rows as remain readable. */
function columnsFor(count: number): number {
  if (count <= 5) return Math.max(1, count);
  if (count <= 10) return 5;
  return count <= 18 ? 6 : 8;
}

/** The full text of a card, in a separate place: the one pointed at, or else the opened one, or else the program counter's. */
function Reader() {
  const words = useWords();
  const { position } = useHere();
  const { picked } = useInquiring();
  const { read: pointed, held } = usePointing();
  const board = boardOf(position);
  const card = pointed ?? picked ?? underPc(board);
  if (card === null) return null;
  const instruction = instructionsOf(board).find((each) => each.card === card) ?? { card, bits: [] };
  return (
    <p class="pn-reader" data-pointed={pointed === null ? undefined : ""} data-held={held ? "" : undefined} aria-hidden="true">
      <CardArt card={card} />
      <span>
        <span class="pn-reader-name">{nameOn(card, words)}</span>{" "}
        {isFaceDown(card) ? <Secret card={card} /> : <Text instruction={instruction} />}
      </span>
    </p>
  );
}

/** The inside of a ring: the card being read, and the deck. */
function Inside() {
  const { position } = useHere();
  const board = boardOf(position);
  const cells = useCells();
  const { next } = useChoosing();
  const asked = instructionsOf(board).find(({ card }) =>
    [...next].some((target) => target.startsWith(answerTarget(card, ""))),
  )?.card;
  const locked = instructionsOf(board).filter(({ link }) => link != null && link !== GONE);
  const lines = {
    "--across": Math.max(...cells.map(({ column }) => column)),
    "--down": Math.max(...cells.map(({ row }) => row)),
    "--lanes": locked.length,
  };
  return (
    <div class="pn-inside" data-lanes={locked.length > 1 ? "" : undefined} style={lines}>
      <Reader />
      {asked && <Answers card={asked} reachable />}
      <Seam />
      <Piles />
    </div>
  );
}

/** How the ends meet, the direction of the program, and the cards that left in this step. */
function Seam() {
  const words = useWords();
  const { info } = words;
  const { position, before } = useHere();
  const board = boardOf(position);
  const known = new Set(instructionsOf(board).map(({ card }) => card));
  const gone = before ? instructionsOf(boardOf(before)).filter(({ card }) => !known.has(card)) : [];
  return (
    <p class="pn-seam" data-why="towards">
      {board.row.length > 1 && `${words.text(`board-seam-${info.layout}`)} `}
      {wayWords(info, board.way, words)}
      {gone.length > 0 && (
        <span class="pn-gone">
          {" "}
          {words.text("board-gone", {
            cards: words.list(
              gone.map(({ card }) => words.cardName(card)),
              "list-and",
            ),
          })}
        </span>
      )}
    </p>
  );
}

/** The place for the keyboard focus, among those that can be chosen: the last focused one, or else the first. */
function useRovingPlaces(): Roving {
  const { next } = useChoosing();
  const [at, to] = useState<number | null>(null);
  const places = [...next].filter((target) => target.startsWith(PLACE)).map((target) => Number(target.slice(PLACE.length)));
  const place = at !== null && places.includes(at) ? at : places.length > 0 ? Math.min(...places) : null;
  return { place, to };
}

export function Field() {
  const words = useWords();
  const { position } = useHere();
  const board = boardOf(position);
  const ring = useCells().length > 0;
  const roving = useRovingPlaces();
  return (
    <PointedAt role="group" class="pn-field" aria-label={words.text("board-field")}>
      <div
        class="pn-area"
        data-layout={ring ? "ring" : "row"}
        data-way={board.way < 0 ? "back" : "on"}
        data-placing={roving.place !== null ? "" : undefined}
        data-beside={board.beside?.some(({ cards }) => cards.length > 0) ? "" : undefined}
        style={{ "--rows": Math.ceil(board.row.length / columnsFor(board.row.length)) }}
      >
        <Lines board={board} />
        <RovingPlaces.Provider value={roving}>
          <Reaching>
            <Row />
          </Reaching>
        </RovingPlaces.Provider>
        {ring && <Inside />}
      </div>
      {!ring && (
        <div class="pn-under">
          <Seam />
          <Reader />
        </div>
      )}
      <div class="pn-shelf">
        <Hand />
        {!ring && <Piles />}
      </div>
      <StillAbout />
    </PointedAt>
  );
}
