/** Battle for Bandwidth on the board: rows of three with gaps, the function, green numbers and X, the token on its way. */
import { useState } from "preact/hooks";
import { Cites } from "../citation";
import { useScene } from "../context";
import { Hidden, Seat } from "../marks";
import type { Position } from "../types";
import { kindOf, type Words } from "../words";
import type { GameView } from "./game";
import { routePath, seatsAround } from "./table";

interface Kind {
  name: string;
  kind: string;
  number: number;
  from_x: boolean;
  way: number;
  green: number | null;
}

type Row = (string | null)[];

interface Board {
  cards: Kind[];
  rows: Row[];
  function: string | null;
  token: number;
  first: number;
  points: number[];
  winner: number | null;
  run: { x: number; at: number } | null;
  /** Hands and pile are numbers where they may not be seen. */
  table: { turn: number; hands: (string[] | number)[]; pile: number | string[]; discards: string[] };
}

const WIDTH = 3;

function boardOf(position: Position): Board {
  return position.board as unknown as Board;
}

function kindOn(board: Board, card: string): Kind | undefined {
  return board.cards.find(({ name }) => name === kindOf(card));
}

/** The first card of the program, whose green number X takes. */
export function firstCard(rows: readonly Row[]): string | null {
  return rows.flat().find((card) => card !== null) ?? null;
}

/** Whether a card follows behind a place: an empty place before one is a gap, any other is free. */
export function isGap(rows: readonly Row[], row: number, place: number): boolean {
  const behind = rows.flat().slice(row * WIDTH + place + 1);
  return behind.some((card) => card !== null);
}

/** The cards that lie in the program or the function. */
function lying(board: Board): string[] {
  return [...board.rows.flat(), board.function].filter((card) => card !== null);
}

/** The number on a card as it is printed: 3, X, X+1. */
export function printed({ number, from_x }: Pick<Kind, "number" | "from_x">): string {
  if (!from_x) return String(number);
  return number === 0 ? "X" : number > 0 ? `X+${number}` : `X\u2212${-number}`;
}

/** What the rules call a kind of card: passing by X stands in a place of its own. */
function placeOf({ kind, from_x }: Kind): string {
  return kind === "pass" && from_x ? "pass-x" : kind;
}

function textOf(kind: Kind, words: Words): string {
  const number = kind.from_x ? printed(kind) : kind.number;
  return words.text(`card-bfb-${placeOf(kind)}`, { number, row: kind.number, way: kind.way > 0 ? "clockwise" : "counter-clockwise" });
}

// --- a card -----------------------------------------------------------------------------------------------------------

interface CardProps {
  card: string;
  here: boolean;
  fresh: boolean;
  focusable: boolean;
  onFocus(): void;
}

/** A card in the program or the function. `here`: the program stands at it, or it is being performed. */
function Card({ card, here, fresh, focusable, onFocus }: CardProps) {
  const { words, position, picked, pick } = useScene();
  const board = boardOf(position);
  const kind = kindOn(board, card);
  const givesX = firstCard(board.rows) === card;
  return (
    <button
      type="button"
      class="pn-card"
      data-card={card}
      data-pc={here ? "on" : undefined}
      data-changed={fresh ? "new" : undefined}
      aria-expanded={picked === card}
      tabIndex={focusable ? 0 : -1}
      onFocus={onFocus}
      onClick={() => pick(picked === card ? null : card)}
    >
      {here && (
        <span class="pn-pc">
          <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
            <path d="M4 3l16 9-16 9z" />
          </svg>
          <Hidden text={words.text(card === board.function ? "board-bfb-performed" : "board-bfb-here")} />
        </span>
      )}
      <span class="pn-card-top">
        <span class="pn-card-name">{kindOf(card)}</span>
      </span>
      {kind && <span class="pn-card-text">{textOf(kind, words)}</span>}
      {kind?.green != null && (
        <span class="pn-card-foot">
          <span class="pn-green" data-gives={givesX ? "" : undefined}>
            <Hidden text={words.text("board-bfb-green", { green: kind.green })} />
            <span aria-hidden="true">{kind.green}</span>
            {givesX && <span class="pn-gives-x">{words.text("board-bfb-gives-x")}</span>}
          </span>
        </span>
      )}
      {fresh && (
        <span class="pn-changed">
          {words.text("board-changed")} <Hidden text={words.text("board-changed-new")} />
        </span>
      )}
    </button>
  );
}

/** One card in full, with what the rules say of it. */
function Detail({ card }: { card: string }) {
  const { words, info, position, pick } = useScene();
  const kind = kindOn(boardOf(position), card);
  if (!kind) return null;
  const rules = info.cards[placeOf(kind)];
  return (
    <section role="group" class="pn-detail" aria-label={kind.name}>
      <h3 class="pn-heading">{kind.name}</h3>
      <p>{textOf(kind, words)}</p>
      {rules && <Cites key={card} cite={{ work: words.text("board-rules"), place: kind.kind, ref: rules.ref }} rulings={[]} />}
      <button type="button" class="pn-button pn-detail-close" onClick={() => pick(null)}>
        {words.text("board-close")}
      </button>
    </section>
  );
}

// --- the table --------------------------------------------------------------------------------------------------------

const SEATS_AT = 38;
const ROUTE_AT = 21;

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
function TableTop() {
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
              <span class="pn-terminal" data-first={number === 1 ? "" : undefined}>
                <span aria-hidden="true">{words.text("board-bfb-terminal-short", { number })}</span>
                <Hidden text={words.text("board-bfb-terminal", { number })} />
              </span>
              {seat === token && <span class="pn-token-word">{words.text("board-bfb-token")}</span>}
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

// --- the field --------------------------------------------------------------------------------------------------------

/** X: of the run under way, else what it would be; nothing without a program. */
function X() {
  const { words, position } = useScene();
  const board = boardOf(position);
  const first = firstCard(board.rows);
  if (board.run) return <p class="pn-x">{words.text("board-bfb-x-runs", { x: board.run.x })}</p>;
  const green = first === null ? undefined : kindOn(board, first)?.green;
  return <p class="pn-x">{green == null ? words.text("board-bfb-no-program") : words.text("board-bfb-x-next", { x: green })}</p>;
}

function Field() {
  const { words, info, position, before, picked } = useScene();
  const board = boardOf(position);
  const cards = lying(board);
  const earlier = before ? lying(boardOf(before)) : cards;
  const gone = earlier.filter((card) => !cards.includes(card)).map(kindOf);
  const [focus, setFocus] = useState<string | null>(null);
  const at = board.run === null ? null : (board.rows.flat()[board.run.at] ?? null);
  const focused = focus !== null && cards.includes(focus) ? focus : (at ?? cards[0]);
  const performed = new Set(position.frames.map(({ source }) => source));
  const drawn = (card: string, here: boolean) => (
    <Card
      card={card}
      here={here}
      fresh={!earlier.includes(card)}
      focusable={card === focused}
      onFocus={() => setFocus(card)}
    />
  );
  return (
    <section role="group" class="pn-field" aria-label={words.text("board-field")}>
      <X />
      <div class="pn-bfb">
        <ol class="pn-bfb-rows">
          {board.rows.map((row, r) => (
            <li key={r} class="pn-bfb-row">
              <h4 class="pn-subheading">{words.text("board-bfb-row", { row: r + 1 })}</h4>
              <ol class="pn-bfb-places">
                {row.map((card, p) => (
                  <li key={card ?? p} class="pn-slot">
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
            <h4 class="pn-subheading">{words.text("board-bfb-function")}</h4>
            {board.function === null ? (
              <span class="pn-bfb-empty">{words.text("board-bfb-no-function")}</span>
            ) : (
              drawn(board.function, performed.has(board.function))
            )}
          </div>
          <TableTop />
        </div>
      </div>
      <p class="pn-seam">
        {info.goal !== undefined && words.text("board-bfb-goal", { goal: info.goal })}
        {gone.length > 0 && <span class="pn-gone"> {words.text("board-gone", { cards: words.list(gone, "list-and") })}</span>}
      </p>
      {picked !== null && cards.includes(picked) && <Detail card={picked} />}
    </section>
  );
}

// --- for the rest of the board ----------------------------------------------------------------------------------------

export const bandwidth: GameView = {
  Field,
  points: (position) => boardOf(position).points,
  out: () => [],
  hand: (position, seat) => boardOf(position).table.hands[seat - 1] ?? null,
  remarks(position, seat, words) {
    const { run, table, winner, first, points } = boardOf(position);
    const number = ((seat - first + points.length) % points.length) + 1;
    const turn = run === null && winner === null && table.turn === seat;
    return [words.text("board-bfb-terminal", { number }), ...(turn ? [words.text("board-turn")] : [])];
  },
  table(position, words) {
    const { pile, discards } = boardOf(position).table;
    return [
      words.text("board-bfb-pile", { count: typeof pile === "number" ? pile : pile.length }),
      words.text("board-bfb-discards", { count: discards.length }),
    ];
  },
  /** Answers name cards in hand, never one that lies on the field. */
  placeOf: () => null,
};
