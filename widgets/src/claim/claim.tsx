/** A claim: its verdict and the way through its evidence; the numbers to claim from; and the evidence itself. */
import { useId, useLayoutEffect, useState } from "preact/hooks";
import { Drawn } from "../parts/drawn";
import { useActs, useClaim, useHere, usePlay, useQuestion, useWords } from "../parts/scene";
import { Cites } from "../why/citation";
import type { Claim, Numbers } from "../wire/types";
import { inWords } from "../wire/words";

/** Symbols that repeat the word beside them. */
const MARKS: Record<string, string> = { proved: "✓", refuted: "✗" };

function Mark({ verdict }: { verdict: string }) {
  return (
    <span class="pn-verdict-mark" aria-hidden="true">
      {MARKS[verdict] ?? "?"}
    </span>
  );
}

/** The verdict, and how to explore it; on top of the panel. */
export function ClaimBox() {
  const words = useWords();
  const claim = useClaim();
  if (!claim) return null;
  const { numbers, verdict, says } = claim;
  return (
    <section role="group" class="pn-task pn-claim" aria-label={words.text("board-claim")}>
      {numbers && <Sliders numbers={numbers} />}
      <p class="pn-task-words" role="status" data-verdict={verdict}>
        <Mark verdict={verdict} /> {inWords(says, words)}
      </p>
      {!numbers && <How verdict={verdict} />}
      {verdict === "proved" && <Strategy claim={claim} />}
    </section>
  );
}

/** Who plays, and who draws. */
function How({ verdict }: Pick<Claim, "verdict">) {
  const words = useWords();
  return <p class="pn-task-you">{words.text(`claim-how-${verdict}`)}</p>;
}

/** A button for the strategy's move, if it has one. A reader who has left the strategy gets a way back. */
function Strategy({ claim }: { claim: Claim }) {
  const words = useWords();
  const { head } = usePlay();
  const { view } = useHere();
  const { open } = useQuestion();
  const { send } = useActs();
  const can = claim.moves && view === head;
  const left = open?.live === true && open.who !== "chance" && !claim.moves;
  return (
    <>
      <button
        type="button"
        class="pn-button pn-primary pn-claim-move"
        aria-disabled={can ? undefined : "true"}
        onClick={() => can && send({ do: "claim-move" })}
      >
        {words.text("claim-next")}
      </button>
      <p class="pn-claim-left" role="status">
        {left && words.text("board-claim-left")}
      </p>
    </>
  );
}

/** The numbers to claim from. A choice is shown at once; the verdict follows when it is known. */
function Sliders({ numbers: { each, at } }: { numbers: Numbers }) {
  const words = useWords();
  const { send } = useActs();
  const id = useId();
  const [chosen, choose] = useState(at);
  useLayoutEffect(() => choose(at), [at.join()]);
  const slide = (which: number, value: number) => {
    const next = chosen.map((number, i) => (i === which ? value : number));
    choose(next);
    send({ do: "claim-numbers", at: next });
  };
  return (
    <div class="pn-sliders">
      {each.map(({ called, most }, i) => (
        <div key={i} class="pn-slide">
          <label for={`${id}-${i}`}>{inWords(called, words)}</label>
          <input
            id={`${id}-${i}`}
            type="range"
            class="pn-range"
            min={0}
            max={most}
            step={1}
            value={chosen[i]}
            onInput={({ currentTarget }) => slide(i, currentTarget.valueAsNumber)}
          />
          <output for={`${id}-${i}`}>{chosen[i]}</output>
        </div>
      ))}
    </div>
  );
}

/** The evidence: all verdicts, if there are several; as a picture; situation by situation; and the citation of the rule. */
export function Proof() {
  const words = useWords();
  const claim = useClaim();
  if (!claim) return null;
  const { numbers, lines, drawn, cite, rulings } = claim;
  const shape = drawn[words.lang];
  return (
    <section role="group" class="pn-proof" aria-label={words.text("board-tab-claim")}>
      {numbers && <Verdicts numbers={numbers} />}
      {numbers && <How verdict={claim.verdict} />}
      {shape && <Drawn shape={shape} />}
      <ul class="pn-evidence">
        {(lines[words.lang] ?? []).map((line, i) => (
          <li key={i} style={{ paddingInlineStart: `${line.length - line.trimStart().length}ch` }}>
            {line.trimStart()}
          </li>
        ))}
      </ul>
      <Cites cite={cite} rulings={rulings} />
    </section>
  );
}

function Verdicts({ numbers: { each, at, table, verdicts } }: { numbers: Numbers }) {
  const words = useWords();
  const [down, across] = each.map(({ called }) => inWords(called, words));
  const [row, column] = at;
  return (
    <table class="pn-verdicts">
      <caption class="pn-hidden">{inWords(table, words)}</caption>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {down}
          </th>
          <th scope="colgroup" colSpan={verdicts[0]?.length}>
            {across}
          </th>
        </tr>
        <tr>
          {verdicts[0]?.map((_, j) => (
            <th key={j} scope="col">
              {j}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {verdicts.map((line, i) => (
          <tr key={i}>
            <th scope="row">{i}</th>
            {line.map((verdict, j) => (
              <td key={j} data-verdict={verdict} aria-current={i === row && j === column ? "true" : undefined}>
                <Mark verdict={verdict} /> <span>{words.text(`claim-${verdict}`)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
