/** The rulings: open questions of the rulebook, with our answers and the other possible ones. */
import { useId, useState } from "preact/hooks";
import { useActs, useWords } from "../parts/scene";
import type { Words } from "../wire/words";

const DEFAULT = "default";

interface Ruling {
  id: string;
  question: string;
  /** The answers to choose from, ours first. */
  answers: { name: string; text: string }[];
}

function rulingOf(id: string, answers: readonly string[], words: Words): Ruling {
  const message = `ruling-${id.toLowerCase()}`;
  const text = (name: string) => words.attribute(message, name === DEFAULT ? name : `other-${name}`) ?? name;
  return { id, question: words.text(message), answers: answers.map((name) => ({ name, text: text(name) })) };
}

/** Whether a ruling, its answers or its id contain all words of a query. */
function found({ id, question, answers }: Ruling, wanted: string): boolean {
  const said = [id, question, ...answers.map(({ text }) => text)].join(" ").toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** A ruling with a choice of answers; choosing another replays the same choices by it. */
function Switchable({ ruling }: { ruling: Ruling }) {
  const words = useWords();
  const { info } = words;
  const { send } = useActs();
  const group = useId();
  const holds = info.rulings?.[ruling.id] ?? DEFAULT;
  const others = ruling.answers.length - 1;
  return (
    <details class="pn-ruling-entry" data-ruling={ruling.id} data-otherwise={holds === DEFAULT ? undefined : ""}>
      <summary>
        <b>{ruling.id}</b> {ruling.question}
      </summary>
      <fieldset class="pn-answers">
        <legend class="pn-hidden">{ruling.question}</legend>
        {ruling.answers.map(({ name, text }, number) => (
          <label key={name} class="pn-answer">
            <input
              type="radio"
              name={group}
              value={name}
              checked={name === holds}
              onChange={() => send({ do: "rules", edition: info.edition, rulings: { [ruling.id]: name } })}
            />
            <span>
              <i>
                {number === 0
                  ? words.text("board-settings-default")
                  : words.text("board-settings-other", { number: String(number), count: others })}
              </i>
              {text}
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

function Settled({ ruling }: { ruling: Ruling }) {
  return (
    <details class="pn-ruling-entry" data-ruling={ruling.id}>
      <summary>
        <b>{ruling.id}</b> {ruling.question}
      </summary>
      <p>{ruling.answers[0]!.text}</p>
    </details>
  );
}

/** Rulings are many, and for experts, so they are folded at first. */
export function Rulings() {
  const words = useWords();
  const { info } = words;
  const [open, setOpen] = useState(false);
  return (
    <details class="pn-rulings" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.text("board-settings-rulings")}</summary>
      {open && <Register key={info.edition} />}
    </details>
  );
}

function Register() {
  const words = useWords();
  const { info } = words;
  const [wanted, setWanted] = useState("");
  const all = (info.register ?? []).map((id) => rulingOf(id, info.answers?.[id] ?? [DEFAULT], words));
  const shown = all.filter((ruling) => found(ruling, wanted.trim()));
  const switchable = shown.filter(({ answers }) => answers.length > 1);
  const settled = shown.filter(({ answers }) => answers.length === 1);
  return (
    <>
      <label class="pn-setting pn-find">
        <span>{words.text("board-settings-find")}</span>
        <input type="search" value={wanted} onInput={({ currentTarget }) => setWanted(currentTarget.value)} />
      </label>
      <h4 class="pn-subheading">{words.text("board-settings-switchable", { count: switchable.length })}</h4>
      {switchable.map((ruling) => (
        <Switchable key={ruling.id} ruling={ruling} />
      ))}
      <h4 class="pn-subheading">{words.text("board-settings-settled", { count: settled.length })}</h4>
      {settled.map((ruling) => (
        <Settled key={ruling.id} ruling={ruling} />
      ))}
    </>
  );
}
