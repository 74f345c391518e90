/** Who plays the next deal, seat by seat. Pure functions. */
import type { Deal, Dealable } from "../wire/types";

export const PERSON = "person";
const OPEN = "open";

/** Ways to fill all seats at once: an opponent by name, one person against it at every other seat; `each`: seat by seat. */
export type Way = string;
export const ALONE = "alone";
export const PEOPLE = "people";
export const EACH = "each";

/** Who has each seat; a person if one reader chooses for everyone. */
export function codesOf({ who, players }: Pick<Deal, "who" | "players">): string[] {
  return who === "" ? Array.from({ length: players }, () => PERSON) : who.split(",");
}

/** A URL may ask for a bot of any strength. An unknown game only has the first of them. */
const BOTS = ["random", "greedy", "search"];

/** Who plays with this number of players: the first of them, and copies of the last for new seats.
 * An opponent that cannot play the game
 * is replaced by the best that can. */
export function fitting(who: string, players: number, { opponents }: Pick<Dealable, "opponents">): string {
  if (who === "") return "";
  const codes = who.split(",");
  const known = [PERSON, ...opponents, ...BOTS.slice(0, opponents.length)];
  const best = opponents[opponents.length - 1] ?? PERSON;
  return Array.from({ length: players }, (_, i) => codes[i] ?? codes[codes.length - 1]!)
    .map((code) => (known.includes(kindOf(code)) ? code : best))
    .join();
}

export const kindOf = (code: string) => code.split(":")[0]!;

/** The way in which a deal's seats are filled. */
export function wayOf(deal: Pick<Deal, "who" | "players">, { opponents }: Pick<Dealable, "opponents">): Way {
  const [first, second, ...others] = codesOf(deal);
  if (deal.who === "") return ALONE;
  if (first !== PERSON || others.some((code) => code !== second)) return EACH;
  if (second === PERSON) return PEOPLE;
  return opponents.includes(second!) ? second! : EACH;
}

/** Fill every seat in one of the ways; for `each`, with the current ones. */
export function filled(way: Way, deal: Pick<Deal, "who" | "players">): Pick<Deal, "who" | "hands"> {
  const all = (others: string) => codesOf({ ...deal, who: "" }).map((person, i) => (i === 0 ? person : others));
  if (way === ALONE) return { who: "", hands: "" };
  if (way === EACH) return { who: codesOf(deal).join(), hands: "" };
  return { who: all(way === PEOPLE ? PERSON : way).join(), hands: "" };
}

/** Change who has a seat. */
export function withSeat(deal: Pick<Deal, "who" | "players">, seat: number, code: string): string {
  return codesOf(deal)
    .map((each, i) => (i === seat - 1 ? code : each))
    .join();
}

/** Whether hands are covered while the screen is passed on; null unless there are at least two persons. */
export function covered({ who, hands, players }: Pick<Deal, "who" | "hands" | "players">): boolean | null {
  const persons = codesOf({ who, players }).filter((code) => code === PERSON);
  return who === "" || persons.length < 2 ? null : hands !== OPEN;
}

export const handsWhere = (isCovered: boolean): string => (isCovered ? "" : OPEN);
