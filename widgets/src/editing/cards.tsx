/** The cards of a position: the tray of unused ones, the zones, and the actions on a card. */
import { useId, useRef, useState } from "preact/hooks";
import { Hidden, Shape } from "../parts/marks";
import { useDrawn } from "../parts/part";
import { Mini } from "../parts/pictograms";
import { useActs, useWords } from "../parts/scene";
import type { Editing, Lying, Picked, Zone } from "../wire/types";
import { EntryRow } from "./entries";
import { inLanguage, zoneName } from "./using";

/** Moves the focus among the buttons of a group by arrow keys. */
function roam(event: KeyboardEvent, group: HTMLElement): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const to = { Home: 0, End: -1 }[event.key];
  if ((by === undefined && to === undefined) || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...group.querySelectorAll<HTMLElement>("button[data-stop]")];
  const now = all.indexOf(event.target as HTMLElement);
  if (now < 0) return;
  event.preventDefault();
  (by === undefined ? all.at(to!) : all[(now + by + all.length) % all.length])?.focus();
}

// --- the tray -------------------------------------------------------------------------------------------------------------

interface TrayProps {
  editing: Editing;
  target: Zone;
  aim(path: string): void;
  say(text: string): void;
  /** Called after a card has been put there. */
  next(card: string): void;
}

/** Put a card of the tray into the chosen zone: after the picked card if that is there, otherwise at the end. */
export function Tray({ editing: { tray, picked, zones }, target, aim, say, next }: TrayProps) {
  const words = useWords();
  const { send } = useActs();
  const id = useId();
  const [wanted, want] = useState("");
  const [at, stop] = useState<string | null>(null);
  const looked = wanted.trim().toLowerCase();
  const places = tray.map((stack) => ({ ...stack, found: stack.kind.toLowerCase().indexOf(looked) }));
  const shown = places.filter(({ found }) => found >= 0).sort((one, other) => Number(one.found > 0) - Number(other.found > 0));
  const tabbed = shown.some(({ kind }) => kind === at) ? at : shown[0]?.kind;
  const put = (card: string) => {
    send({ do: "edit-put", card, zone: target.path, at: picked?.zone === target.path ? picked.at + 1 : null });
    say(words.text("board-edit-put", { card: words.cardName(card), zone: zoneName(target, words) }));
    next(card);
  };
  return (
    <section role="group" class="pn-edit-tray" aria-label={words.text("board-edit-tray")}>
      <div class="pn-edit-head">
        <label class="pn-subheading" for={id}>
          {words.text("board-edit-tray-to")}
        </label>
        <select id={id} class="pn-select" value={target.path} onChange={({ currentTarget }) => aim(currentTarget.value)}>
          {zones.map((zone) => (
            <option key={zone.path} value={zone.path} selected={zone.path === target.path}>
              {zoneName(zone, words)}
            </option>
          ))}
        </select>
        <input
          type="search"
          class="pn-select"
          value={wanted}
          placeholder={words.text("board-edit-find")}
          aria-label={words.text("board-edit-find")}
          onInput={({ currentTarget }) => want(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || shown.length === 0) return;
            event.preventDefault();
            put(shown[0]!.cards[0]!);
            want("");
          }}
        />
      </div>
      <div class="pn-edit-cards" onKeyDown={(event) => roam(event, event.currentTarget)}>
        {shown.map(({ kind, cards }) => (
          <button
            key={kind}
            type="button"
            class="pn-edit-card"
            data-stop=""
            data-tray={cards[0]}
            tabIndex={kind === tabbed ? 0 : -1}
            onFocus={() => stop(kind)}
            onClick={() => put(cards[0]!)}
          >
            <Mini card={cards[0]!} />
            {words.cardName(kind)}
            {cards.length > 1 && (
              <>
                <span class="pn-edit-count" aria-hidden="true">
                  {cards.length}
                </span>
                <Hidden text={words.text("board-edit-left", { count: cards.length })} />
              </>
            )}
          </button>
        ))}
      </div>
    </section>
  );
}

// --- the zones ------------------------------------------------------------------------------------------------------------

function OnIt({ lying: { bits, numbers, alias } }: { lying: Lying }) {
  const words = useWords();
  return (
    <>
      {alias && <span class="pn-edit-alias">{words.cardName(alias)}</span>}
      {bits.map((seat, i) => (
        <Shape key={i} seat={seat} />
      ))}
      {numbers.some((number) => number !== 0) && <span>{numbers.map((number) => words.signed(number)).join(" ")}</span>}
    </>
  );
}

interface ZoneProps {
  zone: Zone;
  picked: Picked | null;
  chosen: boolean;
  choose(): void;
  pick(card: string, byKey: boolean): void;
}

function ZoneRow({ zone, picked, chosen, choose, pick }: ZoneProps) {
  const words = useWords();
  const { send } = useActs();
  const [at, stop] = useState(0);
  const name = zoneName(zone, words);
  const cards = zone.lying.length;
  const onKey = (event: KeyboardEvent, lying: Lying, place: number) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 2, ArrowDown: 2 }[event.key];
    if (event.altKey && by !== undefined && place + by >= 0 && place + by <= cards) {
      event.preventDefault();
      event.stopPropagation();
      send({ do: "edit-put", card: lying.card, zone: zone.path, at: place + by });
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      send({ do: "edit-take", path: lying.path });
    }
  };
  return (
    <div role="group" class="pn-edit-zone" data-zone={zone.path} data-chosen={chosen ? "" : undefined} aria-label={name}>
      <button type="button" class="pn-edit-to" aria-pressed={chosen} onClick={choose}>
        <Hidden text={words.text("board-edit-to")} /> {name}
      </button>
      <div class="pn-edit-cards" onKeyDown={(event) => roam(event, event.currentTarget)}>
        {zone.lying.map((lying, place) =>
          lying === null ? (
            <span key={place} class="pn-edit-gap" data-place={place}>
              –<Hidden text={words.text("board-edit-gap")} />
            </span>
          ) : (
            <button
              key={lying.card}
              type="button"
              class="pn-edit-card"
              data-stop=""
              data-lying={lying.card}
              data-place={place}
              aria-pressed={picked?.card === lying.card}
              tabIndex={place === Math.min(at, cards - 1) ? 0 : -1}
              onFocus={() => stop(place)}
              onKeyDown={(event) => onKey(event, lying, place)}
              onClick={({ detail }) => pick(lying.card, detail === 0)}
            >
              <Mini card={lying.card} />
              {words.cardName(lying.card)} <OnIt lying={lying} />
            </button>
          ),
        )}
      </div>
    </div>
  );
}

interface ZonesProps {
  editing: Editing;
  target: Zone;
  aim(path: string): void;
  pick(card: string, byKey: boolean): void;
}

export function Zones({ editing: { zones, picked }, target, aim, pick }: ZonesProps) {
  const words = useWords();
  return (
    <section role="group" class="pn-edit-zones" aria-label={words.text("board-edit-zones")}>
      {zones.map((zone) => (
        <ZoneRow
          key={zone.path}
          zone={zone}
          picked={picked}
          chosen={zone.path === target.path}
          choose={() => aim(zone.path)}
          pick={pick}
        />
      ))}
    </section>
  );
}

// --- one card -------------------------------------------------------------------------------------------------------------

interface PickedProps {
  editing: Editing;
  picked: Picked;
  /** Whether it was picked with a key: the focus then moves to its actions. */
  keyed: boolean;
  /** Whether it was picked other than by putting it down: its actions are then scrolled into view. */
  scrolls: boolean;
  putDown(): void;
}

export function PickedCard({ editing: { zones }, picked, keyed, scrolls, putDown }: PickedProps) {
  const words = useWords();
  const { send } = useActs();
  const box = useRef<HTMLElement>(null);
  const { card, zone, at, path } = picked;
  const here = zones.find(({ path }) => path === zone);
  const last = here ? here.lying.length - 1 : 0;
  useDrawn(() => {
    if (scrolls) box.current?.scrollIntoView?.({ block: "nearest" });
    if (keyed) box.current?.querySelector<HTMLElement>("button")?.focus();
  }, [card]);
  const put = (place: number) => zone !== null && send({ do: "edit-put", card, zone, at: place });
  return (
    <section
      ref={box}
      role="group"
      class="pn-edit-picked"
      aria-label={words.text("board-edit-picked", { card: words.cardName(card) })}
      onKeyDown={(event) => event.key === "Escape" && putDown()}
    >
      <h4 class="pn-subheading">{words.cardName(card)}</h4>
      <div class="pn-buttons">
        {last > 0 && (
          <>
            <button type="button" class="pn-button" aria-disabled={at === 0} onClick={() => at > 0 && put(at - 1)}>
              {words.text("board-edit-earlier")}
            </button>
            <button type="button" class="pn-button" aria-disabled={at === last} onClick={() => at < last && put(at + 2)}>
              {words.text("board-edit-later")}
            </button>
          </>
        )}
        {picked.marks.map((mark) => (
          <button
            key={mark.path}
            type="button"
            class="pn-button"
            data-mark={mark.path}
            aria-pressed={mark.value === card}
            onClick={() => send({ do: "edit-give", path: mark.path, value: card })}
          >
            {words.text("board-edit-here", { what: inLanguage(mark.called, words) })}
          </button>
        ))}
        {path !== null && (
          <button type="button" class="pn-button pn-edit-take" onClick={() => send({ do: "edit-take", path })}>
            {words.text("board-edit-take")}
          </button>
        )}
        <button type="button" class="pn-button" onClick={putDown}>
          {words.text("board-edit-put-down")}
        </button>
      </div>
      {picked.entries.map((entry) => (
        <EntryRow key={entry.path} entry={entry} />
      ))}
    </section>
  );
}
