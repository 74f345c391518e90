/** The words of boards, in parts: each is fetched once a visit, and in the languages that were spoken so far. */
import type { Traits } from "../../wire/types";

/** A part by its language and name. */
export type Fetch = (lang: string, part: string) => Promise<string>;

/**
 * What a board says at first: its own words, its game's, those to whoever plays alone, of a lesson or of rules to be read. What has
 * just happened on a level is said to its learner with the rest: such pages are the largest.
 */
function first({ info, table, deal, lesson, reference }: Partial<Traits>): string[] {
  const game = info!.game;
  return [
    "board",
    game,
    ...(table?.who || deal?.opened || lesson ? [you(game)] : []),
    ...(lesson ? ["lesson"] : []),
    ...(reference ? ["reference", rules(game)] : []),
  ];
}

/** The words of a game's rules, and of its rulings: long, and not read at once. */
const rules = (game: string) => `${game}-rules`;
/** What is said to the one person who plays a game or learns it, and of their own games. */
const you = (game: string) => `${game}-you`;
const rulings = (game: string) => `${game}-rulings`;

export class Texts {
  private readonly parts = new Map<string, Promise<string>>();
  private readonly langs = new Set<string>();

  /** `offered`: every language that there is; a board offers those that it has, be they empty until they are spoken. */
  constructor(
    private readonly fetched: Fetch,
    private readonly offered: readonly string[],
  ) {}

  /** From now on this language is read as well. */
  speak(lang: string): void {
    this.langs.add(lang);
  }

  /** What a board needs to be drawn; with `all`, everything that it may say. */
  async of(traits: Partial<Traits>, all = false): Promise<Record<string, string>> {
    const parts = first(traits);
    const { game } = traits.info!;
    const wanted = all ? [...new Set([...parts, you(game), rules(game), rulings(game)])] : parts;
    const langs = [...this.langs];
    const texts = await Promise.all(
      langs.map(async (lang) => (await Promise.all(wanted.map((part) => this.part(lang, part)))).join("\n")),
    );
    const read = new Map(langs.map((lang, place) => [lang, texts[place]!]));
    return Object.fromEntries(this.offered.map((lang) => [lang, read.get(lang) ?? ""]));
  }

  private part(lang: string, part: string): Promise<string> {
    const key = `${lang}/${part}`;
    const found = this.parts.get(key) ?? this.fetched(lang, part);
    this.parts.set(key, found);
    found.catch(() => this.parts.delete(key)); // another time it may be reached
    return found;
  }
}
