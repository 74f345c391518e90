/** The places between cards for inserting one: a single tab stop, with arrow keys from place to place. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { useActs, useChoosing, useHere, usePointed, useQuestion, useWords } from "../../parts/scene";
import { placeTarget } from "../../wire/choosing";
import { type Side, spotsOf } from "./board";

/** The roving tab stop among the places that can be chosen, and its setter. */
export interface Roving {
  place: number | null;
  to(place: number): void;
}

export const RovingPlaces = createContext<Roving>({ place: null, to: () => undefined });

interface PlaceProps {
  place: number;
  at: "before" | "after";
  /** On a ring with an inside, the side of its card on which the place is. */
  side: Side | undefined;
  /** Whether it shares its gap with another: on a ring, the places before the first card and after the last do. */
  shares: boolean;
}

function Place({ place, at, side, shares }: PlaceProps) {
  const words = useWords();
  const { open } = useQuestion();
  const { next, whyNot } = useChoosing();
  const pointed = usePointed();
  const { press, send } = useActs();
  const roving = useContext(RovingPlaces);
  const target = placeTarget(place);
  const [refused] = next.has(target) ? [] : whyNot(target);
  if (!next.has(target) && !refused) return null;
  const offers = open!.offers.filter(({ path }) => path[0] === target);
  const label = offers.length === 1 ? offers[0]!.text : words.text("board-place-number", { place: place + 1 });
  return (
    <button
      type="button"
      class="pn-place"
      data-place={place}
      data-at={at}
      data-side={side}
      data-shares={shares ? (at === "before" ? "first" : "last") : undefined}
      data-pointed={pointed.has(target) ? "" : undefined}
      tabIndex={roving.place === place ? 0 : -1}
      onFocus={() => roving.to(place)}
      aria-label={refused ? `${label} ${words.text("board-forbidden")} ${words.say(refused.why)}` : label}
      aria-disabled={refused ? "true" : undefined}
      onClick={() =>
        refused ? send({ do: "choose", node: open!.node, option: refused.option, who: refused.who }) : press(target)
      }
    >
      <span aria-hidden="true">{place + 1}</span>
    </button>
  );
}

interface PlacesProps {
  card: string;
  /** The card beside which this one is; null in the main program. */
  owner: string | null;
  /** On a ring, the sides of the cards before and after this one. */
  ring?: { before: Side; after: Side } | undefined;
}

/** The place before a card, and also the one after it if it is the last in its sequence. */
export function Places({ card, owner, ring }: PlacesProps) {
  const { position } = useHere();
  const spots = spotsOf(position);
  if (spots.owner !== owner) return null;
  const place = spots.before.get(card);
  return (
    <>
      {place !== undefined && <Place place={place} at="before" side={ring?.before} shares={ring !== undefined && place === 0} />}
      {spots.last?.card === card && <Place place={spots.last.place} at="after" side={ring?.after} shares={ring !== undefined} />}
    </>
  );
}
