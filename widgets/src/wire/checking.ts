/**
 * Whether what Python sends looks as it is described (`described.ts`). Members that are not described are let be: a game may say
 * more of itself than boards know.
 */
import { FORMS, RELEASE, TOLD } from "./described";
import type { Traits } from "./types";

/** The place of the first thing that has another form, empty for the value itself; null where all is as described. */
type Check = (value: unknown) => string | null;

type Members = Record<string, unknown>;

const typed =
  (type: string): Check =>
  (value) =>
    typeof value === type ? null : "";
const SIGNS: Record<string, Check> = { s: typed("string"), n: typed("number"), b: typed("boolean"), "*": () => null };

const isObject = (value: unknown): value is Members => typeof value === "object" && value !== null && !Array.isArray(value);

/** The first of some members of which something is wrong. */
function within(value: object, names: Iterable<string>, checkOf: (name: string) => Check | undefined): string | null {
  for (const name of names) {
    const place = checkOf(name)?.((value as Members)[name]) ?? null;
    if (place !== null) return `.${name}${place}`;
  }
  return null;
}

/** Reads a form, sign by sign; what each means stands in `tests/wire/forms.py`. */
function read(text: string): Check {
  let at = 0;

  /** Several forms, each with a sign behind it: a comma, or what ends them. */
  const several = (): Check[] => {
    const found = [];
    do found.push(one());
    while (text[at++] === ",");
    return found;
  };

  /** A list of what stands at each place, and of what follows. */
  const list =
    (heads: Check[], rest?: Check): Check =>
    (value) =>
      Array.isArray(value) && value.length >= heads.length && (rest || value.length === heads.length)
        ? within(value, Object.keys(value), (place) => heads[Number(place)] ?? rest)
        : "";

  const one = (): Check => {
    const sign = text[at++]!;
    if (sign === "?") {
      const some = one();
      return (value) => (value === null ? null : some(value));
    }
    if (sign === "+") return list([], one());
    if (sign === "%") {
      const member = one();
      return (value) => (isObject(value) ? within(value, Object.keys(value), () => member) : "");
    }
    if (sign === "(") {
      const heads = several();
      const rest = text[at - 1] === "~" ? several()[0] : undefined;
      return list(heads, rest);
    }
    if (sign === "<") {
      const some = several();
      return (value) => (some.some((each) => each(value) === null) ? null : "");
    }
    if (SIGNS[sign]) return SIGNS[sign];
    const [name] = /^\w+/.exec(text.slice(at - 1))!;
    at += name.length - 1;
    return (value) => part(name)(value);
  };

  return one();
}

/** The checks of an object's members by their names. */
function membersOf(line: string): Map<string, Check> {
  return new Map(
    line.split(" ").flatMap((group) => {
      const [form, names] = group.split(":");
      const check = read(form!);
      const mayMiss: Check = (value) => (value === undefined ? null : check(value));
      return names!.split(",").map((name) => [name.replace("!", ""), name.endsWith("!") ? mayMiss : check] as const);
    }),
  );
}

const lines = new Map(FORMS.split("\n").map((line) => line.split(/ (.*)/) as [name: string, form: string]));
const parts = new Map<string, Check>();

/** The check of a part, by its name; made when it is first needed, for a part may hold its like. */
function part(name: string): Check {
  const known = parts.get(name);
  if (known) return known;
  const line = lines.get(name)!;
  const members = line.includes(":") ? membersOf(line) : null;
  const check: Check = members
    ? (value) => (isObject(value) ? within(value, members.keys(), (each) => members.get(each)) : "")
    : read(line);
  parts.set(name, check);
  return check;
}

const ALL = membersOf(lines.get("Traits")!);
const ofTraits = (value: object, names: Iterable<string>) => within(value, names, (name) => ALL.get(name));

/** The names of a board's traits. */
export const TRAITS = [...ALL.keys()] as (keyof Traits)[];

/** What a page says where it does not understand a board. */
export interface Misunderstood {
  id: keyof typeof TOLD;
  /** Which part of the traits it is, for whoever looks for the reason. */
  place: string;
}

/** What is wrong with some of a board's traits; null where they are as described, and of the release that the page knows. */
export function misunderstood(traits: Traits, names: readonly (keyof Traits)[] = TRAITS): Misunderstood | null {
  const wire = Number(traits.wire ?? 0); // a board of an older release has none
  if (wire !== RELEASE) return { id: wire > RELEASE ? "board-kernel-newer" : "board-kernel-older", place: ".wire" };
  const place = ofTraits(traits, names);
  return place === null ? null : { id: "board-kernel-otherwise", place };
}

/** The sentence that says so, in the board's language, if the page knows that. */
export function saidOf({ id }: Misunderstood, lang: string): string {
  const said: Record<string, string> = TOLD[id];
  return said[lang] ?? said.en!;
}
