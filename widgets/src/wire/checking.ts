/**
 * Validates what Python sends against its description (`described.ts`). Unknown members are ignored: a game may send more than
 * boards know.
 */
import { FORMS, RELEASE, TOLD } from "./described";
import type { Traits } from "./types";

type Check = (value: unknown) => boolean;
type Members = Record<string, unknown>;

const typed =
  (type: string): Check =>
  (value) =>
    typeof value === type;
const SIGNS: Record<string, Check> = { s: typed("string"), n: typed("number"), b: typed("boolean"), "*": () => true };

const isObject = (value: unknown): value is Members => typeof value === "object" && value !== null && !Array.isArray(value);

/** Parses a form; `tests/wire/forms.py` explains its syntax. */
function parse(text: string): Check {
  let at = 0;

  /** Several forms, each with a sign behind it: a comma, or what ends them. */
  const several = (): Check[] => {
    const found = [];
    do found.push(one());
    while (text[at++] === ",");
    return found;
  };

  /** A list with fixed positions, and what follows them. */
  const list =
    (heads: Check[], rest?: Check): Check =>
    (value) =>
      Array.isArray(value) && value.length >= heads.length && value.every((each, i) => (heads[i] ?? rest)?.(each)); // without a rest, an extra item has no check

  const one = (): Check => {
    const sign = text[at++]!;
    if (sign === "?") {
      const some = one();
      return (value) => value === null || some(value);
    }
    if (sign === "+") return list([], one());
    if (sign === "%") {
      const member = one();
      return (value) => isObject(value) && Object.values(value).every(member);
    }
    if (sign === "(") {
      const heads = several();
      return list(heads, text[at - 1] === "~" ? several()[0] : undefined);
    }
    if (sign === "<") {
      const some = several();
      return (value) => some.some((each) => each(value));
    }
    if (SIGNS[sign]) return SIGNS[sign];
    const [name] = /^\w+/.exec(text.slice(at - 1))!;
    at += name.length - 1;
    return part(name);
  };

  return one();
}

/** The checks of an object's members by their names. */
function membersOf(line: string): Map<string, Check> {
  return new Map(
    line.split(" ").flatMap((group) => {
      const [form, names] = group.split(":");
      const check = parse(form!);
      const mayMiss: Check = (value) => value === undefined || check(value);
      return names!.split(",").map((name) => [name.replace("!", ""), name.endsWith("!") ? mayMiss : check] as const);
    }),
  );
}

const lines = new Map(FORMS.split("\n").map((line) => line.split(/ (.*)/) as [name: string, form: string]));

/** The check of a part, by name; created lazily, since a part may be recursive. */
function part(name: string): Check {
  let check: Check | undefined;
  return (value) => {
    check ??= partOf(lines.get(name)!);
    return check(value);
  };
}

function partOf(line: string): Check {
  if (!line.includes(":")) return parse(line);
  const members = [...membersOf(line)];
  return (value) => isObject(value) && members.every(([name, check]) => check(value[name]));
}

const ALL = membersOf(lines.get("Traits")!);

/** The names of a board's traits. */
export const TRAITS = [...ALL.keys()] as (keyof Traits)[];

/** The messages of a page that does not understand a board. */
export interface Misunderstood {
  id: keyof typeof TOLD;
  /** Which trait it is, for debugging. */
  trait: keyof Traits;
}

/** What is wrong with some of a board's traits; null if they are valid, and of the release that the page knows. */
export function misunderstood(traits: Traits, names: readonly (keyof Traits)[] = TRAITS): Misunderstood | null {
  const wire = traits.wire ?? 0; // a board of an older release has none
  if (wire !== RELEASE) return { id: `board-kernel-${wire > RELEASE ? "newer" : "older"}`, trait: "wire" };
  const trait = names.find((name) => !ALL.get(name)!(traits[name]));
  return trait === undefined ? null : { id: "board-kernel-otherwise", trait };
}

/** The sentence that says so, in the board's language, if the page knows that. */
export function saidOf({ id }: Misunderstood, lang: string): string {
  const said: Record<string, string> = TOLD[id];
  return said[lang] ?? said.en!;
}
