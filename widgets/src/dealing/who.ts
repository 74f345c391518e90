/** Who plays the next deal, seat by seat. Pure functions. */
import type { Deal, Dealable } from "../wire/types";

export const PERSON = "person";
const COMPUTER = "search";
const OPEN = "open";

/** Ways to fill all seats at once; `each`: seat by seat. */
export type Way = "alone" | "people" | "computer" | "each";

/** What has each seat; where one reader chooses for everyone, that is a person. */
export function codesOf({ who, players }: Pick<Deal, "who" | "players">): string[] {
  return who === "" ? Array.from({ length: players }, () => PERSON) : who.split(",");
}

/** As many as play: the first of them, and at seats that are new what the last one is. An opponent that a game does not have becomes
 * the best that it has. */
export function fitting(who: string, players: number, { opponents }: Pick<Dealable, "opponents">): string {
  if (who === "") return "";
  const codes = who.split(",");
  const known = (code: string) => code === PERSON || opponents.some((each) => each.who === kindOf(code));
  const best = opponents[opponents.length - 1]?.who ?? PERSON;
  return Array.from({ length: players }, (_, i) => codes[i] ?? codes[codes.length - 1]!)
    .map((code) => (known(code) ? code : best))
    .join();
}

const kindOf = (code: string) => code.split(":")[0]!;

/** Which of the ways a deal has. */
export function wayOf(deal: Pick<Deal, "who" | "players">): Way {
  const [first, ...others] = codesOf(deal);
  if (deal.who === "") return "alone";
  if (first === PERSON && others.every((code) => code === PERSON)) return "people";
  return first === PERSON && others.every((code) => code === COMPUTER) ? "computer" : "each";
}

/** Every seat filled in one of the ways; seat by seat it begins with what there is. */
export function filled(way: Way, deal: Pick<Deal, "who" | "players">): Pick<Deal, "who" | "hands"> {
  const all = (others: string) => codesOf({ ...deal, who: "" }).map((person, i) => (i === 0 ? person : others));
  if (way === "alone") return { who: "", hands: "" };
  if (way === "each") return { who: codesOf(deal).join(), hands: "" };
  return { who: all(way === "people" ? PERSON : COMPUTER).join(), hands: "" };
}

/** Another one has a seat. */
export function withSeat(deal: Pick<Deal, "who" | "players">, seat: number, code: string): string {
  return codesOf(deal)
    .map((each, i) => (i === seat - 1 ? code : each))
    .join();
}

/** Whether hands are covered while the screen goes from person to person; null where there are not two. */
export function covered({ who, hands, players }: Pick<Deal, "who" | "hands" | "players">): boolean | null {
  const persons = codesOf({ who, players }).filter((code) => code === PERSON);
  return who === "" || persons.length < 2 ? null : hands !== OPEN;
}

export const handsWhere = (isCovered: boolean): string => (isCovered ? "" : OPEN);
