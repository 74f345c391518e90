/** A statement: its three cards, its meaning in words, and its bounds as a band on a ruler. */
import type { JSX } from "preact";
import { Art } from "../../parts/art";
import { Icon } from "../../parts/pictograms";
import { useChoosing, useHere, useWords } from "../../parts/scene";
import { useInquiring } from "../../why/inquiring";
import { boardOf, PARTS, type Part, rankOf, type Statement, suitOf, VALUES } from "./board";
import { FACES } from "./card";

interface LaidProps {
  statement: Statement;
  holds: boolean;
  drawn(part: Part): JSX.Element;
}

/** The ruler from A to K: the values between the bounds, and the value of the input or of the card pointed at. */
function Ruler({ statement }: { statement: Statement }) {
  const { position } = useHere();
  const { chosen } = useChoosing();
  const { picked } = useInquiring();
  const [low, high] = [rankOf(statement.lower), rankOf(statement.upper)];
  const pointed = chosen[0]?.startsWith("card ") ? chosen[0].slice(5) : picked;
  const tested = boardOf(position).input ?? (pointed !== null && rankOf(pointed) >= 0 ? pointed : null);
  return (
    <span class="pn-re-ruler" aria-hidden="true">
      {VALUES.map((value, i) => (
        <span
          key={value}
          class="pn-re-value"
          data-within={low >= 0 && high >= 0 && i >= low && i <= high ? "" : undefined}
          data-end={i === low ? "low" : i === high ? "high" : undefined}
          data-tested={i === rankOf(tested) ? "" : undefined}
        >
          {value}
        </span>
      ))}
    </span>
  );
}

/** A statement's meaning, in a sentence; nothing if its function is hidden. */
function Sentence({ statement }: { statement: Statement }) {
  const words = useWords();
  const suit = statement.function === null ? null : suitOf(statement.function);
  const face = (card: string | null) => card?.slice(0, -1) ?? words.text("hidden-card");
  if (suit === null) return null;
  return (
    <p class="pn-re-sentence">
      <span class="pn-mini" data-family={FACES[suit].family}>
        <Icon name={FACES[suit].pictogram} />
      </span>
      <span>
        <b>{statement.function}</b> {words.text(`board-re-does-${suit}`)},{" "}
        {words.text("board-re-inputs", { low: face(statement.lower), high: face(statement.upper) })}
      </span>
    </p>
  );
}

/** A statement, laid out as in the rulebook: the bounds overlap downward, the function is across them. */
export function Laid({ statement, holds, drawn }: LaidProps) {
  const words = useWords();
  const card = (part: Part) => statement[part] ?? words.text("hidden-card");
  const what = words.text("board-re-statement", { lower: card("lower"), upper: card("upper"), function: card("function") });
  const suit = statement.function === null ? null : suitOf(statement.function);
  return (
    <li
      class="pn-re-statement"
      data-family={suit ? FACES[suit].family : undefined}
      data-satisfied={holds ? "" : undefined}
      data-asleep={statement.down !== null ? "" : undefined}
    >
      <div role="group" aria-label={what} class="pn-re-laid">
        {PARTS.map(drawn)}
      </div>
      <div class="pn-re-said">
        <Sentence statement={statement} />
        <Ruler statement={statement} />
        {holds && <p class="pn-re-note">{words.text("board-re-satisfied")}</p>}
        {statement.down !== null && <p class="pn-re-note">{words.text("board-re-asleep")}</p>}
      </div>
      {suit && <Art face={FACES[suit]} />}
    </li>
  );
}
