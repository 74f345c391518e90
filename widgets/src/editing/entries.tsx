/** What can be set in a position: a number, a choice, bits in their order; as described by the kernel. */
import { useId, useState } from "preact/hooks";
import { Hidden, Seat } from "../parts/marks";
import { useActs, useWords } from "../parts/scene";
import type { Entry, Word } from "../wire/types";
import type { Words } from "../wire/words";
import { inLanguage } from "./using";

type Give = (value: Word) => void;

interface Props {
  entry: Entry;
  give: Give;
  /** The id of the control, for its label. */
  id?: string | undefined;
}

/** The name of a choice. */
function choiceName({ kind, path }: Entry, value: Word, called: Entry["choices"][number]["called"], words: Words): string {
  if (called !== null) return inLanguage(called, words);
  if (value === null) return words.text("board-edit-none");
  if (kind === "seat") return words.player(Number(value));
  if (kind === "card") return words.cardName(value);
  if (kind !== "ruling") return String(value);
  const message = `ruling-${path.split(".")[1]!.toLowerCase()}`;
  return words.attribute(message, value === "default" ? "default" : `other-${value}`) ?? String(value);
}

function Chosen({ entry, give, id }: Props) {
  const words = useWords();
  const at = entry.choices.findIndex(({ value }) => value === entry.value);
  return (
    <select
      id={id}
      class="pn-select"
      value={String(at)}
      onChange={({ currentTarget }) => give(entry.choices[+currentTarget.value]!.value)}
    >
      {entry.choices.map(({ value, called }, index) => (
        <option key={index} value={String(index)} selected={index === at}>
          {choiceName(entry, value, called, words)}
        </option>
      ))}
    </select>
  );
}

interface NumberProps {
  value: number;
  entry: Entry;
  label?: string;
  id?: string | undefined;
  give(value: number): void;
}

/** A typed number is sent; if the rules refuse it, the old one is restored. */
function Numbered({ value, entry: { low, high }, label, id, give }: NumberProps) {
  return (
    <input
      id={id}
      type="number"
      class="pn-select"
      aria-label={label}
      required
      min={low}
      max={high ?? undefined}
      step={1}
      value={value}
      onChange={({ currentTarget }) => currentTarget.value !== "" && give(currentTarget.valueAsNumber)}
    />
  );
}

function Numbers({ entry, give }: Props) {
  const words = useWords();
  const values = entry.value as number[];
  const name = inLanguage(entry.called, words);
  const fresh = Array.from({ length: entry.count ?? 1 }, () => Math.max(entry.low, entry.count === null ? 1 : 0));
  const label = (i: number) => (values.length > 1 ? words.text("board-edit-number", { name, number: i + 1 }) : name);
  return (
    <span class="pn-edit-numbers">
      {values.map((value, i) => (
        <Numbered
          key={i}
          value={value}
          entry={entry}
          label={label(i)}
          give={(now) => give(values.map((other, n) => (n === i ? now : other)))}
        />
      ))}
      {(entry.count === null || values.length === 0) && (
        <>
          <button type="button" class="pn-button" onClick={() => give([...values, ...fresh])}>
            {words.text("board-edit-more", { name })}
          </button>
          {values.length > 0 && (
            <button type="button" class="pn-button" onClick={() => give(values.length > 1 ? values.slice(0, -1) : null)}>
              {words.text("board-edit-less", { name })}
            </button>
          )}
        </>
      )}
    </span>
  );
}

/** One number for each card, such as the seeds in each pit: each is changed by itself. */
function NumberOfEach({ entry }: { entry: Entry }) {
  const words = useWords();
  const { send } = useActs();
  const id = useId();
  const values = entry.value as number[];
  return (
    <span class="pn-edit-numbers">
      {entry.each.map((card, i) => (
        <label key={card} for={`${id}-${i}`} class="pn-edit-each">
          <span>{words.cardName(card)}</span>
          <Numbered
            id={`${id}-${i}`}
            value={values[i] ?? entry.low}
            entry={entry}
            give={(value) => send({ do: "edit-give", path: `${entry.path}[${i}]`, value })}
          />
        </label>
      ))}
    </span>
  );
}

/** Bits in the order in which they act: a press on one removes it, a press on a seat adds one at the end. */
function Seats({ entry, give }: Props) {
  const words = useWords();
  const seats = entry.value as number[];
  const name = inLanguage(entry.called, words);
  const told = (id: string, seat: number) => words.text(id, { name, seat: words.player(seat) });
  return (
    <span class="pn-edit-seats">
      <span class="pn-edit-there">
        {seats.map((seat, i) => (
          <button
            key={i}
            type="button"
            class="pn-edit-bit"
            onClick={() => give(seats.length > 1 ? seats.filter((_, other) => other !== i) : null)}
          >
            <Hidden text={told("board-edit-bit-off", seat)} />
            <span aria-hidden="true">
              <Seat seat={seat} />
            </span>
          </button>
        ))}
      </span>
      {entry.choices.map(({ value }) => (
        <button
          key={String(value)}
          type="button"
          class="pn-edit-bit"
          data-adds=""
          onClick={() => give([...seats, value as number])}
        >
          <Hidden text={told("board-edit-bit-on", value as number)} />
          <span aria-hidden="true">
            + <Seat seat={value as number} />
          </span>
        </button>
      ))}
    </span>
  );
}

function Control({ entry, give, id }: Props) {
  switch (entry.kind) {
    case "number":
      return <Numbered value={entry.value as number} entry={entry} give={give} id={id} />;
    case "text":
      return (
        <input
          id={id}
          type="text"
          class="pn-select"
          value={entry.value as string}
          autocomplete="off"
          onChange={({ currentTarget }) => give(currentTarget.value.trim() || null)}
        />
      );
    case "truth":
    case "beside":
      return (
        <input
          id={id}
          type="checkbox"
          checked={entry.value === true}
          onChange={({ currentTarget }) => give(currentTarget.checked ? (entry.kind === "beside" ? [] : true) : null)}
        />
      );
    default:
      return <Chosen entry={entry} give={give} id={id} />;
  }
}

/** What can be set, with its name. */
export function EntryRow({ entry }: { entry: Entry }) {
  const words = useWords();
  const { send } = useActs();
  const id = useId();
  const give: Give = (value) => send({ do: "edit-give", path: entry.path, value });
  const name = inLanguage(entry.called, words);
  const whose = entry.seat === null ? name : words.text("board-edit-of", { what: name, seat: words.player(entry.seat) });
  if (entry.kind === "seats" || entry.kind === "numbers") {
    return (
      <div role="group" class="pn-setting pn-edit-entry" data-entry={entry.path} aria-label={whose}>
        <span aria-hidden="true">{whose}</span>
        {entry.kind === "seats" ? (
          <Seats entry={entry} give={give} />
        ) : entry.each.length > 0 ? (
          <NumberOfEach entry={entry} />
        ) : (
          <Numbers entry={entry} give={give} />
        )}
      </div>
    );
  }
  const title = entry.kind === "ruling" ? words.text(`ruling-${name.toLowerCase()}`) : whose;
  return (
    <label for={id} class="pn-setting pn-edit-entry" data-entry={entry.path} data-kind={entry.kind}>
      <span>{entry.kind === "ruling" ? `${name} ${title}` : title}</span>
      <Control id={id} entry={entry} give={give} />
    </label>
  );
}

interface FoldedProps {
  title: string;
  entries: readonly Entry[];
  /** Whether they are open at first. */
  unfolded?: boolean;
}

/** Entries that are folded at first. */
export function Folded({ title, entries, unfolded = false }: FoldedProps) {
  const [open, set] = useState(unfolded);
  if (entries.length === 0) return null;
  return (
    <details class="pn-edit-folded" open={open} onToggle={({ currentTarget }) => set(currentTarget.open)}>
      <summary>{title}</summary>
      {open && entries.map((entry) => <EntryRow key={entry.path} entry={entry} />)}
    </details>
  );
}
