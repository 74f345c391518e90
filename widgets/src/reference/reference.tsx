/** The rules and cards of a game as a page: a list to search, one entry at a time, and its positions to play through. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Art } from "../parts/art";
import { Icon } from "../parts/pictograms";
import { usePrinting } from "../parts/printing";
import { useActs, usePlay, useWords } from "../parts/scene";
import type { Place, Reference } from "../wire/types";
import { inWords, type Words } from "../wire/words";
import { answersOf, type Entry, entriesOf, found, type Group, named, placesOf } from "./entries";
import { lessonPage } from "./page";

const GROUPS: readonly Group[] = ["rules", "cards", "rulings", "words"];

type Box = Pick<DOMRect, "top" | "bottom">;

/** The address's fragment; empty without an address, as when the site is built. */
const hash = () => (typeof location === "undefined" ? "" : location.hash);

/** The current entry: first the one named by the address. */
function useEntry(entries: readonly Entry[]) {
  const [key, set] = useState(() => named(entries, hash())?.key ?? entries[0]?.key ?? "");
  useEffect(() => {
    const heard = () => set((now) => named(entries, hash())?.key ?? now);
    window.addEventListener("hashchange", heard);
    return () => window.removeEventListener("hashchange", heard);
  }, [entries]);
  const turnTo = (next: string) => {
    set(next);
    history.replaceState(history.state, "", `#${encodeURIComponent(next)}`);
  };
  return { entry: entries.find((entry) => entry.key === key) ?? entries[0] ?? null, turnTo };
}

/** How far to scroll a list so that an entry out of sight is in its middle; 0 for a visible entry. */
export function toMiddle(own: Box, within: Box): number {
  const seen = own.top >= within.top && own.bottom <= within.bottom;
  return seen ? 0 : (own.top + own.bottom - within.top - within.bottom) / 2;
}

export function ReferencePage({ reference }: { reference: Reference }) {
  const words = useWords();
  const entries = useMemo(() => entriesOf(reference, words), [reference, words]);
  const works = useMemo(() => [...new Set(entries.map(({ work }) => work).filter((work) => work !== null))], [entries]);
  const { entry, turnTo } = useEntry(entries);
  const [wanted, want] = useState("");
  /** Whether no entry has been opened since the query was typed. */
  const [typed, type] = useState(false);
  const text = useRef<HTMLElement>(null);
  const list = useRef<HTMLElement>(null);
  const [work, setWork] = useState(entry?.work ?? works[0] ?? "");
  const [seen, see] = useState(entry?.key);
  if (entry && entry.key !== seen) {
    see(entry.key);
    type(false);
    if (entry.work) setWork(entry.work); // the list is that of the current entry's rulebook
  }
  useEffect(() => {
    // The list begins with controls, such as the choice of a rulebook: for its first entry it is not scrolled past them.
    const at = entry === entries[0] ? null : list.current?.querySelector<HTMLElement>("[aria-current]");
    if (at && list.current) list.current.scrollTop += toMiddle(at.getBoundingClientRect(), list.current.getBoundingClientRect());
  }, [entries, entry?.key]);
  const searches = wanted.trim() !== "";
  const all = searches ? found(entries, wanted, words.text("reference-little"), words.text("reference-endings")) : entries;
  const shown = all.filter((each) => searches || each.work === null || each.work === work);
  /** The first match is shown at once if the current entry is not among the matches. */
  const reading = searches && typed && entry && !shown.includes(entry) ? (shown[0] ?? entry) : entry;
  const printing = usePrinting();
  const look = (text: string) => {
    want(text);
    type(true);
  };
  const open = (key: string) => {
    type(false);
    turnTo(key);
    text.current?.focus({ preventScroll: true });
    text.current?.scrollIntoView?.({ block: "nearest" });
  };
  return (
    <div class="pn-reference">
      <nav ref={list} class="pn-reference-list" aria-label={words.text("reference-list")}>
        <label class="pn-reference-search">
          <span>{words.text("reference-search")}</span>
          <input type="search" value={wanted} onInput={(event) => look(event.currentTarget.value)} />
        </label>
        {works.length > 1 && (
          <div class="pn-buttons" role="group" aria-label={words.text("reference-work")}>
            {works.map((each) => (
              <button key={each} type="button" class="pn-button" aria-pressed={each === work} onClick={() => setWork(each)}>
                {each}
              </button>
            ))}
          </div>
        )}
        <p class="pn-reference-count" role="status">
          {searches ? words.text("reference-found", { count: shown.length }) : ""}
        </p>
        {!searches && reference.rulings[0] && (
          <p class="pn-note">{words.text("reference-codes", { work, ruling: reference.rulings[0].id })}</p>
        )}
        {GROUPS.map((group) => (
          <List
            key={group}
            group={group}
            entries={shown.filter((each) => each.group === group)}
            works={searches && works.length > 1}
            at={reading}
            open={open}
          />
        ))}
      </nav>
      <article ref={text} class="pn-reference-text" tabIndex={-1} aria-live="polite">
        {reading && <Read entry={reading} reference={reference} open={open} />}
      </article>
      {printing && (
        <Whole entries={entries.filter((each) => [work, null].includes(each.work))} work={work} reference={reference} />
      )}
    </div>
  );
}

interface ListProps {
  group: Group;
  entries: readonly Entry[];
  /** Whether they are from several rulebooks, so that each names its own. */
  works: boolean;
  at: Entry | null;
  open(key: string): void;
}

function List({ group, entries, works, at, open }: ListProps) {
  const words = useWords();
  if (entries.length === 0) return null;
  return (
    <section>
      <h3>{words.text(`reference-${group}`)}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <button
              type="button"
              class="pn-reference-entry"
              data-entry={entry.key}
              aria-current={entry.key === at?.key ? "true" : undefined}
              onClick={() => open(entry.key)}
            >
              {entry.title}
              {works && entry.work && (
                <>
                  {" "}
                  <span class="pn-tag">{entry.work}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ReadProps {
  entry: Entry;
  reference: Reference;
  open(key: string): void;
}

/** An entry: its text, the printed card, related entries, and positions to try it on. */
function Read({ entry, reference, open }: ReadProps) {
  const words = useWords();
  const { place, ruling } = entry;
  return (
    <>
      <h2>{entry.work ? words.text("board-cite", { work: entry.work, title: entry.title }) : entry.title}</h2>
      {place?.card && <Printed card={place.card} place={place} words={words} />}
      {ruling ? <Answers entry={entry} words={words} /> : <Paragraphs text={entry.text} />}
      <Leads heading="reference-rulings" keys={place?.rulings ?? []} open={open} titled={(id) => rulingTitle(id, words)} />
      <Leads
        heading="reference-places"
        keys={ruling ? placesOf(ruling, reference) : []}
        open={open}
        titled={(ref) => placeTitle(ref, reference, words)}
      />
      <Lessons names={place?.lessons ?? []} reference={reference} />
      <Positions names={(place ?? ruling)?.scenarios ?? []} more={(place ?? ruling)?.more ?? 0} reference={reference} />
    </>
  );
}

const rulingTitle = (id: string, words: Words): string => `${id}. ${words.text(`ruling-${id.toLowerCase()}`)}`;

function placeTitle(ref: string, reference: Reference, words: Words): string {
  const work = reference.places.find((place) => place.ref === ref)?.work ?? "";
  return words.text("board-cite", { work, title: words.attribute(ref, "title") ?? ref });
}

function Paragraphs({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n\s*\n/).map((paragraph, i) => (
        <p key={i}>{paragraph}</p>
      ))}
    </>
  );
}

interface PrintedProps {
  card: NonNullable<Place["card"]>;
  place: Place;
  words: Words;
}

/** The printed card, with its picture. Numbers stand out because they can change. A card that comes with several numbers shows a variable. */
function Printed({ card, place, words }: PrintedProps) {
  const { game } = usePlay();
  const face = game.faceAt?.(place.place);
  return (
    <p class="pn-reference-card">
      {face && <Art face={face} />}
      <span>
        {words.attribute(card.text, "any") ??
          words
            .card(card.text, card.numbers)
            .map((piece, i) => (piece.number === null ? piece.text : <b key={i}>{piece.text}</b>))}
      </span>
    </p>
  );
}

/** A ruling's answer, its reason, and its other answers. */
function Answers({ entry, words }: { entry: Entry; words: Words }) {
  const known = answersOf(entry.ruling!, words);
  return (
    <dl>
      {known.map(([heading, text]) => (
        <div key={`${heading} ${text}`}>
          <dt>{heading}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface WholeProps {
  entries: readonly Entry[];
  work: string;
  reference: Reference;
}

/** The whole rulebook for printing: all texts, no controls. */
function Whole({ entries, work, reference }: WholeProps) {
  const words = useWords();
  return (
    <article class="pn-reference-whole">
      <h2>{words.text("board-edition", { work })}</h2>
      {GROUPS.map((group) => {
        const within = entries.filter((entry) => entry.group === group);
        return (
          within.length > 0 && (
            <section key={group}>
              <h3>{words.text(`reference-${group}`)}</h3>
              {within.map((entry) => (
                <OnPaper key={entry.key} entry={entry} reference={reference} />
              ))}
            </section>
          )
        );
      })}
    </article>
  );
}

/** An entry on paper. Other entries are named, not linked. */
function OnPaper({ entry: { title, text, place, ruling }, entry, reference }: { entry: Entry; reference: Reference }) {
  const words = useWords();
  const others: [heading: string, titles: string[]][] = [
    ["reference-rulings", (place?.rulings ?? []).map((id) => rulingTitle(id, words))],
    ["reference-places", (ruling ? placesOf(ruling, reference) : []).map((ref) => placeTitle(ref, reference, words))],
  ];
  return (
    <section class="pn-reference-item">
      <h4>{title}</h4>
      {place?.card && <Printed card={place.card} place={place} words={words} />}
      {ruling ? <Answers entry={entry} words={words} /> : <Paragraphs text={text} />}
      {others.map(
        ([heading, titles]) =>
          titles.length > 0 && (
            <div key={heading} class="pn-reference-more">
              {words.text(heading)}
              <ul>
                {titles.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  );
}

interface LeadsProps {
  heading: string;
  keys: readonly string[];
  titled(key: string): string;
  open(key: string): void;
}

/** Related entries. */
function Leads({ heading, keys, titled, open }: LeadsProps) {
  const words = useWords();
  if (keys.length === 0) return null;
  return (
    <section>
      <h3>{words.text(heading)}</h3>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            <button type="button" class="pn-reference-link" onClick={() => open(key)}>
              {titled(key)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the titles are known yet: on the site they come a moment later. */
const haveTitles = (names: readonly string[], { titles }: Reference): boolean =>
  names.every((name) => titles[name] !== undefined);

/** The lessons that teach it; an app has a page for them. */
function Lessons({ names, reference }: { names: readonly string[]; reference: Reference }) {
  const words = useWords();
  if (names.length === 0 || !haveTitles(names, reference)) return null;
  return (
    <section>
      <h3>{words.text("reference-lessons")}</h3>
      <ul>
        {names.map((name) => {
          const title = inWords(reference.titles[name] ?? {}, words);
          const page = lessonPage(reference.game, name, words.lang);
          return <li key={name}>{page === null ? title : <a href={page}>{title}</a>}</li>;
        })}
      </ul>
    </section>
  );
}

/** The positions to try it on, which open on the board below: to be played through, or to be changed. */
function Positions({ names, more, reference }: { names: readonly string[]; more: number; reference: Reference }) {
  const words = useWords();
  const { send } = useActs();
  if (names.length === 0 || !haveTitles(names, reference)) return null;
  const titled = (name: string) => inWords(reference.titles[name] ?? {}, words);
  return (
    <section class="pn-reference-positions">
      <h3>{words.text("reference-positions")}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              class="pn-reference-link pn-reference-open"
              onClick={() => send({ do: "reference-open", name })}
            >
              {titled(name)}
            </button>{" "}
            <button
              type="button"
              class="pn-button pn-reference-change"
              aria-label={words.text("reference-change", { title: titled(name) })}
              onClick={() => {
                send({ do: "reference-open", name });
                send({ do: "edit", node: 0 });
              }}
            >
              <Icon name="edit" /> {words.text("board-edit-see")}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p class="pn-reference-more">{words.text("reference-more", { count: more })}</p>}
    </section>
  );
}
