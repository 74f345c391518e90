/** The names of the players on a board: opponents by name; a person who plays alone against opponents is "you". */
import type { Info } from "./types";
import type { Words } from "./words";

const PERSON = "person";

/** The seat of the only person who plays against opponents; null if there is none, or several. `who`: who plays, by seat. */
export function youOf(who: string): number | null {
  const persons = who.split(",").flatMap((each, i) => (each === PERSON ? [i + 1] : []));
  return persons.length === 1 && who !== PERSON ? persons[0]! : null;
}

/** The names of the players, in seat order. Given names are kept. */
export function calledOf({ players }: Info, who: string, words: Words): string[] {
  const codes = who === "" ? [] : who.split(",");
  return players.map((name, i) => {
    const code = codes[i];
    const known = code !== undefined && code !== PERSON && words.has(`board-opponent-${code}`);
    if (!known || name !== words.seat(i + 1)) return name;
    const opponent = words.text(`board-opponent-${code}`);
    const number = codes.slice(0, i + 1).filter((each) => each === code).length;
    return number > 1 ? words.text("board-opponent-again", { who: opponent, number }) : opponent;
  });
}
