/** Visits of the film that are a seat's turn, not a card. */

import type { Position } from "../wire/types";
import { FACE_DOWN, kindOf, type Words } from "../wire/words";
import type { GameView, Visited } from "./game";

const SEAT = /^seat (\d+)$/;

export const turnOf = (seat: number): string => `seat ${seat}`;

/** A seat's turn by the player's name, and everything else by the card's, without the number of its copy. */
export function seatOrCard(visit: string, words: Words): Visited {
  const seat = SEAT.exec(visit);
  if (seat) return { name: words.player(Number(seat[1])), card: null, seat: Number(seat[1]) };
  const kind = kindOf(visit);
  return { name: kind === FACE_DOWN ? words.cardName(visit) : kind, card: visit, seat: null };
}

/** The card that has just left a seat's hand, if the hand is visible. */
export function played(game: Pick<GameView, "hand">, position: Position, before: Position | null, seat: number): string | null {
  const [now, then] = [game.hand(position, seat), before && game.hand(before, seat)];
  if (now === then || !Array.isArray(now) || !Array.isArray(then)) return null;
  return then.find((card) => !now.includes(card)) ?? null;
}
