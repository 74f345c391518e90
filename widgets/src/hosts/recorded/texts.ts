/** The words of boards, in parts: each is fetched once per visit, in the languages used so far. */
import type { Traits } from "../../wire/types";

/** A part by its language and name. */
export type Fetch = (lang: string, part: string) => Promise<string>;

/**
 * The parts that a board needs first: its own words, its game's, and those for people who play, learn or practise alone, for a lesson,
 * for a course, for the studio, for the reference or for the laboratory.
 */
function first(traits: Partial<Traits>): string[] {
  const { info, table, deal, exercise, lesson, level, course, reference, studio, laying, measured } = traits;
  const game = info!.game;
  return [
    "board",
    game,
    ...(table?.who || deal?.opened || exercise || lesson || level ? [you(game)] : []),
    ...(lesson || studio ? ["lesson"] : []),
    ...(course ? ["course"] : []),
    ...(studio || laying?.shelf ? ["studio"] : []),
    ...(measured || (deal && deal.cards !== null) ? ["laboratory"] : []),
    ...(reference ? ["reference", rules(game)] : []),
  ];
}

/** The words of a game's rules and rulings: long, and needed later. */
const rules = (game: string) => `${game}-rules`;
/** The words for one person who plays, learns or practises a game alone, and about their own games. */
const you = (game: string) => `${game}-you`;
const rulings = (game: string) => `${game}-rulings`;

export class Texts {
  private readonly parts = new Map<string, Promise<string>>();
  private readonly langs = new Set<string>();

  /** `offered`: all languages. A board offers those that it has, even if their words are empty until they are used. */
  constructor(
    private readonly fetched: Fetch,
    private readonly offered: readonly string[],
  ) {}

  /** Load this language, too, from now on. */
  speak(lang: string): void {
    this.langs.add(lang);
  }

  /** The words with which a board can be drawn; with `all`, all its words. */
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
    found.catch(() => this.parts.delete(key)); // it may be reachable next time
    return found;
  }
}
