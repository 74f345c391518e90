/** Every word on the board comes from the Fluent catalogue. Both languages are parsed once, so that switching is cheap. */
import { FluentBundle, FluentDateTime, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";
import type { Cite, InEach, Info, Option, Saying, Who } from "./types";

/** Name and kind of a message's argument; kinds are card, cards, seat, seats, number, place (counted from 0, said from 1), text. */
export type Param = Saying["params"][number];

/** A language's name for itself, capitalised. */
export function ownName(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

type Value = string | number | FluentNumber | FluentDateTime;

/** A day as written in a sentence, given a time in it in ms since 1970: the reader's own day, unless days are counted elsewhere. */
export const day = (time: number, timeZone?: "UTC"): FluentDateTime =>
  new FluentDateTime(time, { dateStyle: "long", ...(timeZone && { timeZone }) });

/** An author's text in the language of the page. */
export const inWords = (text: InEach, { lang }: Words): string => text[lang] ?? text.en ?? "";

/** `BUG#2` is the second copy of BUG: its name is BUG. */
export function kindOf(card: string): string {
  const cut = card.indexOf("#");
  return cut < 0 ? card : card.slice(0, cut);
}

/** The kind of a face-down card. */
export const FACE_DOWN = "FACE DOWN";

/** Cards that share their name with another in play, each with the place, from 1, that distinguishes it. */
export type Apart = ReadonlyMap<string, number>;

type ListMessage = "list-then" | "list-and" | "list-or" | "list-plain";

/** The most items of a list, and the most characters of its items, within a sentence; the others are counted. */
const MOST_LISTED = 20;
const MOST_SIGNS = 600;

/** How many of the items are written out; at least the first. */
function shownOf(items: readonly string[]): number {
  let signs = 0;
  const over = items.slice(0, MOST_LISTED).findIndex((item) => {
    signs += [...item].length;
    return signs > MOST_SIGNS;
  });
  return Math.max(1, over < 0 ? MOST_LISTED : over);
}

const OPEN = "\u0001";
const CLOSE = "\u0002";

/** A stand-in for a number, to find it in the finished sentence. */
class Marked extends FluentNumber {
  constructor(
    value: number,
    readonly index: number,
  ) {
    super(value);
  }
  override toString(scope?: Scope): string {
    return `${OPEN}${this.index}:${super.toString(scope)}${CLOSE}`;
  }
}

/** A piece of a card's text; `number` is the index of the printed number that it shows. */
export interface Piece {
  text: string;
  number: number | null;
}

/** All languages of the catalogue; each is parsed on first use. */
export class Catalogue {
  private readonly bundles = new Map<string, FluentBundle>();

  constructor(private readonly texts: Record<string, string>) {}

  private bundle(lang: string): FluentBundle | null {
    const text = this.texts[lang];
    if (text === undefined) return null;
    return kept(this.bundles, lang, () => {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
      return bundle;
    });
  }

  /** The message in the language, or else in English; null if it is in neither. */
  format(lang: string, id: string, attribute: string | null, args: Record<string, Value>): string | null {
    const said = this.said(lang, id, attribute, args);
    return said === null && lang !== "en" ? this.said("en", id, attribute, args) : said;
  }

  private said(lang: string, id: string, attribute: string | null, args: Record<string, Value>): string | null {
    const bundle = this.bundle(lang);
    const message = bundle?.getMessage(id);
    const pattern = attribute === null ? message?.value : message?.attributes[attribute];
    return bundle && pattern ? bundle.formatPattern(pattern, args, []) : null;
  }
}

/** A letter of Hebrew, Arabic, or another script that is written from the right. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A player's name, to be put into a sentence: one that is written from the right keeps its order to itself. */
const isolated = (name: string): string => (FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

/** A question to the reader, without their name: `You: execute BUG?` */
function unnamed(asked: string, own: string): string {
  if (!asked.startsWith(own)) return asked;
  const rest = asked.slice(own.length).replace(/^\s*[:,]\s*/, "");
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** The cached value of a key; computed on first use. */
function kept<T>(store: Map<string, T>, key: string, make: () => T): T {
  const found = store.get(key);
  if (found !== undefined) return found;
  const made = make();
  store.set(key, made);
  return made;
}

/** The catalogue in one language, for one game's players and cards. */
export class Words {
  /** Caches for everything that does not depend on the play: drawing a frame must be quick. */
  private readonly plain = new Map<string, string>();
  private readonly cards = new Map<string, readonly Piece[]>();

  constructor(
    private readonly catalogue: Catalogue,
    readonly lang: string,
    readonly info: Info,
    private readonly apart: Apart = new Map(),
    /** The seat of the learner, or of the only person who plays and has no name of their own: they are addressed as "you". */
    readonly you: number | null = null,
  ) {}

  /** The same words for a position: cards that share a name there are distinguished by their places. */
  telling(apart: Apart): Words {
    return apart.size === 0 ? this : new Words(this.catalogue, this.lang, this.info, apart, this.you);
  }

  /** A message; its id if it is missing, so that gaps are visible. */
  text(id: string, args?: Record<string, Value>): string {
    if (args) return this.filled(id, null, args) ?? id;
    return kept(this.plain, id, () => this.catalogue.format(this.lang, id, null, {}) ?? id);
  }

  /**
   * A message with its arguments. If one of them is the reader, the message for them (`you-seat-ID`) is used, if there is one; in
   * all others they are "you".
   */
  private filled(id: string, attribute: string | null, args: Record<string, Value>): string | null {
    const own = this.you === null ? undefined : Object.keys(args).find((name) => args[name] === this.own());
    if (own === undefined) return this.catalogue.format(this.lang, id, attribute, args);
    const within = this.attribute("board-you", "within") ?? this.own();
    const instead = (reader: string) =>
      Object.fromEntries(Object.entries(args).map(([name, value]) => [name, value === this.own() ? reader : value]));
    const said = (message: string, reader: string) => this.catalogue.format(this.lang, message, attribute, instead(reader));
    const told = said(`you-${own}-${id}`, within) ?? said(id, within);
    if (!told?.startsWith(within)) return told;
    // A sentence about their actions needs a message for them: in a game without one, they are named by seat.
    const label = this.catalogue.format(this.lang, "board-seat", null, { seat: String(this.you) });
    return told.startsWith(`${within} `) ? said(id, label ?? within) : this.own() + told.slice(within.length);
  }

  /** The reader, as a label. */
  private own(): string {
    return this.text("board-you");
  }

  attribute(id: string, attribute: string, args: Record<string, Value> = {}): string | null {
    return this.catalogue.format(this.lang, id, attribute, args);
  }

  has(id: string): boolean {
    return this.catalogue.format(this.lang, id, null, {}) !== null;
  }

  /** A step, a reason, a question: a message with typed arguments. */
  say(saying: Saying): string {
    return this.text(saying.id, this.values(saying.params, saying.args));
  }

  /** The same in a few words, if it has such a form (its attribute `short`). */
  sayShort(saying: Saying): string {
    return this.filled(saying.id, "short", this.values(saying.params, saying.args)) ?? this.say(saying);
  }

  question(kind: string, who: Who, args: readonly unknown[]): string {
    const params = this.info.asks[kind] ?? [];
    const asked = this.text(`ask-${this.info.game}-${kind}`, { ...this.values(params, args), who: this.who(who) });
    if (who === "chance") return asked.slice(0, 1).toLocaleUpperCase(this.lang) + asked.slice(1); // it is no name
    return who === this.you ? unnamed(asked, this.own()) : asked;
  }

  /** An answer. If its operands are hidden, there is only a verb, and no words. */
  option(option: Option, who: Who): string | null {
    const [verb, ...operands] = option;
    const params = this.info.verbs[verb] ?? [];
    if (operands.length < params.length) return null;
    const said = this.text(`option-${this.info.game}-${verb}`, { ...this.values(params, operands), who: this.who(who) });
    return said === this.who(who) ? this.text("board-oneself") : said;
  }

  /** A rule's place and rulings, as in the kernel's tables: `PN 3.0, BREAK; N-34`. */
  sources(cite: Cite | null, rulings: readonly string[]): string {
    const place = cite
      ? [this.text("board-cite", { work: cite.work, title: this.attribute(cite.ref, "title") ?? cite.place })]
      : [];
    return [...place, ...rulings].reduce((list, item) => (list ? this.text("cite-next", { list, item }) : item), "");
  }

  /** The title of the play, by default that of its game. */
  title(): string {
    const { title, game } = this.info;
    const named = this.said(title);
    return named === "" ? this.text(`game-${game}`) : named;
  }

  /** The teacher's comment on the step that led to a node; null if there is none. */
  comment(node: number): string | null {
    const found = this.info.comments?.[node];
    return found === undefined ? null : this.said(found);
  }

  /** An author's text in this language, or in the first one that it has. */
  private said(text: string | Record<string, string>): string {
    return typeof text === "string" ? text : (text[this.lang] ?? text.en ?? Object.values(text)[0] ?? "");
  }

  who(who: Who): string {
    return who === "chance" ? this.text("who-chance") : this.player(who);
  }

  /** A player among others in a list. */
  private among(who: Who): string {
    return who === this.you ? (this.attribute("board-you", "within") ?? this.own()) : this.who(who);
  }

  player(seat: number): string {
    if (seat === this.you) return this.own();
    const name = this.info.players[seat - 1];
    return name === undefined ? this.text("who-seat", { seat: String(seat) }) : isolated(name);
  }

  /** The short label on a bit. */
  seat(seat: number): string {
    if (seat === this.you) return this.own();
    return this.text("board-seat", { seat: String(seat) });
  }

  /** +1, −2: with the sign of the printed page. */
  signed(change: number): string {
    return change < 0 ? `\u2212${-change}` : `+${change}`;
  }

  /** A card's text, in pieces, so that its numbers can be marked. */
  card(id: string, numbers: readonly number[], attribute: string | null = null): readonly Piece[] {
    return kept(this.cards, `${id} ${attribute} ${numbers.join()}`, () => this.pieces(id, numbers, attribute));
  }

  private pieces(id: string, numbers: readonly number[], attribute: string | null): Piece[] {
    const names = ["a", "b", "c"];
    const args = Object.fromEntries(numbers.map((n, i) => [names[i] ?? `n${i}`, new Marked(n, i)]));
    const said = attribute === null ? this.text(id, args) : (this.catalogue.format(this.lang, id, attribute, args) ?? "");
    return said
      .split(OPEN)
      .flatMap((part, at): Piece[] => {
        if (at === 0) return [{ text: part, number: null }];
        const close = part.indexOf(CLOSE);
        const colon = part.indexOf(":");
        return [
          { text: part.slice(colon + 1, close), number: Number(part.slice(0, colon)) },
          { text: part.slice(close + 1), number: null },
        ];
      })
      .filter((piece) => piece.text !== "");
  }

  /** A list in words; the message has the attributes `next` and `last`, each joining $list with $item. */
  list(items: readonly string[], message: ListMessage, more = 0): string {
    const last = more > 0 ? -1 : items.length - 1;
    return items.reduce(
      (list, item, i) =>
        i === 0
          ? item
          : (this.catalogue.format(this.lang, message, i === last ? "last" : "next", { list, item }) ?? `${list}, ${item}`),
      "",
    );
  }

  /** The same within a sentence: the first items of a long list are written out, and the others counted, as in the kernel. */
  private few(items: readonly string[], message: ListMessage): string {
    const shown = items.slice(0, shownOf(items));
    const count = items.length - shown.length;
    const list = this.list(shown, message, count);
    return count > 0 ? this.text("list-more", { list, count }) : list;
  }

  /** A card's name; hidden and face-down cards have none. */
  cardName(card: unknown): string {
    if (card === null || card === undefined) return this.text("hidden-card");
    const kind = kindOf(String(card));
    const name = kind === FACE_DOWN ? this.text("face-down-card") : kind;
    const place = this.apart.get(String(card));
    return place === undefined ? name : this.text("card-apart", { card: name, place });
  }

  /** The names close to a mistyped one (`close`) are optional. */
  private values(params: readonly Param[], args: readonly unknown[]): Record<string, Value> {
    return { close: "", ...Object.fromEntries(params.map(([name, kind], i) => [name, this.value(kind, args[i])])) };
  }

  private value(kind: string, value: unknown): Value {
    switch (kind) {
      case "card":
        return this.cardName(value);
      case "cards":
        return this.few(
          (value as unknown[]).map((card) => this.cardName(card)),
          "list-then",
        );
      case "seat":
        return this.who(value as Who);
      case "seats": {
        const alone = (value as Who[]).length === 1;
        const seats = (value as Who[]).map((seat) => (alone ? this.who(seat) : this.among(seat)));
        return seats.length > 0 ? this.few(seats, "list-and") : this.text("list-nobody");
      }
      case "texts":
        return this.few((value as unknown[]).map(String), "list-plain");
      case "close": {
        const names = this.few((value as unknown[]).map(String), "list-or");
        return names === "" ? "" : this.text("meant", { names });
      }
      case "json": {
        const id = `json-${String(value).replaceAll(" ", "-")}`;
        return this.has(id) ? this.text(id) : String(value);
      }
      case "error":
        return this.say(value as Saying);
      case "place":
        return Number(value) + 1;
      case "number":
        return Number(value);
      default:
        return typeof value === "number" ? value : String(value);
    }
  }
}
