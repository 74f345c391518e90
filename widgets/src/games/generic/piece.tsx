/** A piece on a table laid out by the kernel: its picture, its number, its name. */
import { createElement } from "preact";
import PATHS from "../../../../pnrules/showing/pictograms.json";
import type { Pictogram } from "../../parts/face";
import { Change, Hidden, Seat } from "../../parts/marks";
import { Icon } from "../../parts/pictograms";
import { useActs, useChoosing, useHere, usePointed, useQuestion, useWords } from "../../parts/scene";
import { useInquiring } from "../../why/inquiring";
import { Forbidden } from "../../why/not";
import { cardTarget } from "../../wire/choosing";
import type { Area, Piece } from "../../wire/types";
import { cardOf, HEAP, isHeap } from "./layout";

/** The allowed elements of a picture: nothing that loads, runs or links, whatever is sent. */
const SHAPES: ReadonlySet<string> = new Set(["circle", "ellipse", "line", "path", "polygon", "polyline", "rect"]);
const isPlain = ([name]: [string, string]) => /^[a-z-]+\d?$/.test(name) && !/^(on|style|href)/.test(name);

/** One of the game's own pictures, a pictogram of the board's, or an emoji. */
function Picture({ name }: { name: string }) {
  const { info } = useWords();
  const own = info.pictures?.[name];
  if (own) {
    return (
      <svg class="pn-own-picture" viewBox={own.box} aria-hidden="true">
        {own.shapes
          .filter(({ element }) => SHAPES.has(element))
          .map(({ element, attributes }) =>
            createElement(element, Object.fromEntries(Object.entries(attributes).filter(isPlain))),
          )}
      </svg>
    );
  }
  if (name in PATHS) return <Icon name={name as Pictogram} />;
  return (
    <span class="pn-emoji" aria-hidden="true">
      {name}
    </span>
  );
}

/** A picture for each item, and their number. Items that move from heap to heap glide. */
function Heap({ piece: { picture, number }, at }: { piece: Piece; at: string }) {
  return (
    <span class="pn-heap">
      {HEAP.slice(0, number ?? 0).map(([x, y], i) => (
        <i key={i} style={{ "--x": x, "--y": y }} data-piece={`${picture} ${i} of ${at}`} data-kind={picture}>
          <Picture name={picture} />
        </i>
      ))}
    </span>
  );
}

/** The name of a piece in answers: of indistinguishable cards in an area, one is named for all. */
function useNamed(piece: Piece, { pieces }: Area): string {
  const { position } = useHere();
  const { open } = useQuestion();
  const card = cardOf(piece);
  const apart = position.shown?.apart ?? {};
  const isNamed = (other: string) => open?.offers.some(({ path }) => path.includes(cardTarget(other))) ?? false;
  if (isNamed(card) || card in apart) return card;
  const alike = pieces.flatMap((other) => (other?.name === piece.name && !(cardOf(other) in apart) ? [cardOf(other)] : []));
  return alike.find(isNamed) ?? card;
}

interface LaidProps {
  piece: Piece;
  area: Area;
  /** Whether it is new. */
  fresh: boolean;
  /** The change of its number. */
  by: number;
  /** Whether its name is unique, so that it can glide. */
  single: boolean;
  focusable: boolean;
  onFocus(): void;
}

/** A piece. If it is part of an answer, a click chooses it; otherwise it is asked about. One without a name in answers is only seen. */
export function Laid({ piece, area, fresh, by, single, focusable, onFocus }: LaidProps) {
  const words = useWords();
  const { next, chosen, whyNot, leads } = useChoosing();
  const pointed = usePointed();
  const { press, pick } = useActs();
  const { picked } = useInquiring();
  const card = cardOf(piece);
  const target = cardTarget(useNamed(piece, area));
  const { picture, number, name } = piece;
  const heaped = isHeap(piece);
  const looks = {
    "data-heap": heaped ? "" : undefined,
    "data-pictured": picture !== "" && !heaped ? "" : undefined,
    "data-back": piece.back ? "" : undefined,
    "data-changed": fresh || by !== 0 ? "new" : undefined,
  };
  const inside = (
    <>
      {piece.flag !== null && (
        <span class="pn-remark pn-tile-flag" data-piece={`flag ${piece.flag}`}>
          {piece.flag}
        </span>
      )}
      {heaped && <Heap piece={piece} at={card || name} />}
      {picture !== "" && !heaped && <Picture name={picture} />}
      <span class="pn-card-name">{name}</span>
      {number !== null && <b class="pn-tile-number">{number}</b>}
      {piece.notes.map((note) => (
        <span key={note} class="pn-tile-note">
          {note}
        </span>
      ))}
      {piece.bits.map(([who, label], i) => (
        <span key={i} class="pn-tile-bit">
          <Seat seat={who} /> <Hidden text={label} />
        </span>
      ))}
      {number !== null && !fresh && <Change by={by} />}
    </>
  );
  if (card === "") {
    return (
      <span class="pn-tile" {...looks}>
        {inside}
      </span>
    );
  }
  const marks = (set: { has(target: string): boolean }) => (set.has(target) ? "" : undefined);
  return (
    <button
      type="button"
      class="pn-card pn-tile"
      data-card={card}
      data-piece={single && !heaped ? `card ${card}` : undefined}
      data-selectable={marks(next)}
      data-pointed={marks(pointed)}
      data-forbidden={whyNot(target).length > 0 ? "" : undefined}
      data-pc={piece.flag === null ? undefined : ""}
      {...looks}
      aria-pressed={leads(target) ? chosen.includes(target) : undefined}
      aria-expanded={leads(target) ? undefined : picked === card}
      tabIndex={focusable ? 0 : -1}
      onFocus={onFocus}
      onClick={() => (leads(target) ? press(target) : pick(picked === card ? null : card))}
    >
      {inside}
      <Forbidden target={target} />
      {fresh && <Hidden text={`${words.text("board-changed")} ${words.text("board-changed-new")}`} />}
    </button>
  );
}
