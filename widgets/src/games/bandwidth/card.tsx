/** A card in the program or the function, its green number, and its rules. */

import { CardArt } from "../../parts/art";
import { Hidden, NOT_TRANSLATED } from "../../parts/marks";
import { Icon } from "../../parts/pictograms";
import { useActs, useHere, useWords } from "../../parts/scene";
import { Cites } from "../../why/citation";
import { useInquiring } from "../../why/inquiring";
import { kindOf } from "../../wire/words";
import { boardOf, comesTo, type Kind, kindOn, ruleOf, textOf } from "./board";
import { faceOf } from "./face";

interface CardProps {
  card: string;
  here: boolean;
  givesX: boolean;
  fresh: boolean;
  focusable: boolean;
  onFocus(): void;
}

/** The green number of a code card: it gives X, or would if the card came first. */
function Green({ number, givesX = false }: { number: number; givesX?: boolean }) {
  const words = useWords();
  return (
    <span class="pn-card-foot">
      <span class="pn-green" data-gives={givesX ? "" : undefined} title={words.text("board-bfb-green-says", { green: number })}>
        <Hidden text={words.text("board-bfb-green", { green: number })} />
        <span aria-hidden="true">{number}</span>
        <span class="pn-gives-x">{words.text(givesX ? "board-bfb-gives-x" : "board-bfb-if-first")}</span>
      </span>
    </span>
  );
}

/** A card's effect in a few words if it has no room for its text; screen readers get the whole text. */
export function Brief({ kind }: { kind: Kind }) {
  const words = useWords();
  return (
    <span class="pn-card-brief" aria-hidden="true">
      {textOf(kind, words, "short")}
    </span>
  );
}

/** The foot of a card: its picture, as high as its words allow, and its green number. */
export function Foot({ card, green, givesX = false }: { card: string; green: number | null; givesX?: boolean }) {
  const { position } = useHere();
  return (
    <span class="pn-bfb-foot" data-family={faceOf(card, position)?.family}>
      <CardArt card={card} />
      {green !== null && <Green number={green} givesX={givesX} />}
    </span>
  );
}

/** How one recognises a card: pictogram and name. */
export function Head({ card }: { card: string }) {
  const { position } = useHere();
  const face = faceOf(card, position);
  return (
    <span class="pn-card-top" data-family={face?.family}>
      {face && <Icon name={face.pictogram} />}
      <span class="pn-card-name" {...NOT_TRANSLATED}>
        {kindOf(card)}
      </span>
    </span>
  );
}

/** A card in the program or the function. `here`: whether the program has stopped at it, or it is being performed. */
export function Card({ card, here, givesX, fresh, focusable, onFocus }: CardProps) {
  const words = useWords();
  const { position } = useHere();
  const { pick } = useActs();
  const { picked } = useInquiring();
  const board = boardOf(position);
  const kind = kindOn(board, card);
  const comes = kind ? comesTo(board, kind, words) : null;
  return (
    <button
      type="button"
      class="pn-card"
      data-card={card}
      data-piece={`card ${card}`}
      data-pc={here ? "on" : undefined}
      data-changed={fresh ? "new" : undefined}
      aria-expanded={picked === card}
      tabIndex={focusable ? 0 : -1}
      onFocus={onFocus}
      onClick={() => pick(picked === card ? null : card)}
    >
      {here && (
        <span class="pn-pc" data-piece="pc" data-why="pc">
          <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
            <path d="M4 3l16 9-16 9z" />
          </svg>
          <Hidden text={words.text(card === board.function ? "board-bfb-performed" : "board-bfb-here")} />
        </span>
      )}
      <Head card={card} />
      {kind && (
        <span class="pn-card-text">
          {textOf(kind, words)}
          {comes !== null && <span class="pn-comes-to"> {comes}</span>}
        </span>
      )}
      {kind && <Brief kind={kind} />}
      {kind && <Foot card={card} green={kind.green} givesX={givesX} />}
      {fresh && (
        <span class="pn-changed">
          {words.text("board-changed")} <Hidden text={words.text("board-changed-new")} />
        </span>
      )}
    </button>
  );
}

/** A card's text, and the rules of its kind. */
export function Says({ card }: { card: string }) {
  const words = useWords();
  const { info } = words;
  const { position } = useHere();
  const board = boardOf(position);
  const kind = kindOn(board, card);
  if (!kind) return null;
  const rules = info.cards[ruleOf(kind)];
  const comes = comesTo(board, kind, words);
  return (
    <>
      <p>{textOf(kind, words)}</p>
      {comes !== null && <p>{comes}</p>}
      {kind.green !== null && <p>{words.text("board-bfb-green-says", { green: kind.green })}</p>}
      {rules && <Cites key={card} cite={{ work: words.text("board-rules"), place: kind.kind, ref: rules.ref }} rulings={[]} />}
    </>
  );
}
