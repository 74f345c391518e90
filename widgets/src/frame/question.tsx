/** A question at the table: the position is laid out, the players' choices are made on the board, and the kernel settles it. */
import { OpenForm } from "../dealing/opening";
import { useActs, useHere, useWords } from "../parts/scene";
import { Choice } from "../settings/choice";
import type { Laying } from "../wire/types";
import { Settling } from "./settling";

/** The value for a position from elsewhere, instead of an example. */
const ELSEWHERE = "";

export function QuestionForm({ laying: { examples, at } }: { laying: Laying }) {
  const words = useWords();
  const { view } = useHere();
  const { send } = useActs();
  const offered = examples.map(({ name, called }) => ({ value: name, label: called[words.lang] ?? name }));
  const own = { value: ELSEWHERE, label: words.text("board-question-own") };
  return (
    <ol class="pn-asked-steps">
      <li>
        <h4>{words.text("board-question-lay")}</h4>
        {offered.length > 0 && (
          <Choice
            name="question-example"
            label={words.text("board-question-example")}
            value={at ?? ELSEWHERE}
            options={at === null ? [own, ...offered] : offered}
            choose={(name) => name !== ELSEWHERE && send({ do: "lay", name })}
          />
        )}
        <div class="pn-buttons">
          <button type="button" class="pn-button pn-question-build" onClick={() => send({ do: "edit", node: view })}>
            {words.text("board-edit-begin")}
          </button>
        </div>
        <OpenForm />
      </li>
      <li>
        <h4>{words.text("board-question-done")}</h4>
        <p class="pn-note">{words.text("board-question-done-note")}</p>
      </li>
      <li>
        <h4>{words.text("board-question-settle")}</h4>
        <Settling from={0} />
      </li>
    </ol>
  );
}
