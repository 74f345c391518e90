/** Games are played to be measured: what they say, as a picture and as a table, each line of which opens a game on the board. */
import { useState } from "preact/hooks";
import { Progress } from "../company/panel";
import { Drawn } from "../parts/drawn";
import { useActs, useWords } from "../parts/scene";
import { Choice } from "../settings/choice";
import type { Finding, Measured, MeasuredAnswer, Opens } from "../wire/types";
import { inWords } from "../wire/words";
import { useMeasured } from "./measuring";

export function LaboratoryPage() {
  const words = useWords();
  const { measured } = useMeasured();
  if (!measured) return null;
  const { told, done } = measured;
  const { heading, findings, answers } = told[words.lang] ?? { heading: "", findings: [], answers: [] };
  return (
    <section class="pn-laboratory" aria-label={words.text("laboratory-page")}>
      <Asking key={measured.at} measured={measured} />
      {done === 0 && measured.of === 0 && <p class="pn-note">{words.text("laboratory-first")}</p>}
      {heading !== "" && <p class="pn-laboratory-of">{heading}</p>}
      {findings.length > 0 && <Findings findings={findings} />}
      {answers.map((answer) => (
        <Answer key={answer.asks} answer={answer} />
      ))}
    </section>
  );
}

/** What is played, how many games, and how far that is. */
function Asking({ measured: { setups, at, games, offered, done, of } }: { measured: Measured }) {
  const words = useWords();
  const { send } = useActs();
  const { playing } = useMeasured();
  const [many, setMany] = useState(games);
  const play = (setup: number, games: number) => {
    send({ do: "measure", setup, games });
    playing.begin();
  };
  const label = words.text("laboratory-done", { done, of });
  return (
    <div class="pn-laboratory-asks">
      {setups.length > 1 && (
        <Choice
          name="measure-setup"
          label={words.text("laboratory-setup")}
          value={String(at)}
          options={setups.map((called, place) => ({ value: String(place), label: inWords(called, words) }))}
          choose={(place) => send({ do: "measure", setup: Number(place), games: 0 })}
        />
      )}
      <Choice
        name="measure-games"
        label={words.text("laboratory-games")}
        value={String(many)}
        options={offered.map((count) => ({ value: String(count), label: String(count) }))}
        choose={(count) => setMany(Number(count))}
      />
      <button type="button" class="pn-button pn-laboratory-play" onClick={() => play(at, many)}>
        {words.text("laboratory-play")}
      </button>
      {of > 0 && (
        <div class="pn-laboratory-goes">
          <Progress done={done} of={of} label={label} />
          <span class="pn-note" role="status">
            {label}
          </span>
          {done < of && (
            <button type="button" class="pn-button pn-laboratory-stop" onClick={playing.going ? playing.stop : playing.begin}>
              {words.text(playing.going ? "laboratory-stop" : "laboratory-on")}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function Findings({ findings }: { findings: Finding[] }) {
  const words = useWords();
  return (
    <>
      <h2>{words.text("laboratory-findings")}</h2>
      <ul>
        {findings.map(({ says, opens }) => (
          <li key={says}>
            {says} <ToGame opens={opens} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Opens a game on the board, at the place. */
function ToGame({ opens }: { opens: Opens | null }) {
  const { send } = useActs();
  if (!opens) return null;
  const { called, ...which } = opens;
  return (
    <button type="button" class="pn-reference-link pn-laboratory-open" onClick={() => send({ do: "measure-open", ...which })}>
      {called}
    </button>
  );
}

/** A question and its answer. */
function Answer({ answer: { asks, counts, confounds, head, lines, plot } }: { answer: MeasuredAnswer }) {
  const words = useWords();
  return (
    <section>
      <h2>{asks}</h2>
      <p>{counts}</p>
      <div class="pn-laboratory-both">
        {plot && <Plot asks={asks} plot={plot} />}
        <div class="pn-laboratory-table" tabIndex={0} role="region" aria-label={asks}>
          <table>
            <thead>
              <tr>
                {[...head, words.text("laboratory-example")].map((each) => (
                  <th key={each} scope="col">
                    {each}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ cells: [first, ...others], opens }, at) => (
                <tr key={at}>
                  <th scope="row">{first}</th>
                  {others.map((each, i) => (
                    <td key={i}>{each}</td>
                  ))}
                  <td>
                    <ToGame opens={opens} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <p class="pn-note">{words.text("laboratory-brackets")}</p>
      <p class="pn-note">
        <b>{words.text("laboratory-careful")}.</b> {confounds}
      </p>
    </section>
  );
}

/** The picture of an answer. Its marks are for those who point: the table has a button for each of them. */
function Plot({ asks, plot }: { asks: string; plot: NonNullable<MeasuredAnswer["plot"]> }) {
  const words = useWords();
  const { send } = useActs();
  const open = (event: Event) => {
    const mark = (event.target as globalThis.Element).closest("[data-opens]");
    const [experiment, game, choice] = (mark?.getAttribute("data-opens") ?? "").split("-").map(Number);
    if (experiment !== undefined && game !== undefined) {
      send({ do: "measure-open", experiment, game, choice: choice ?? null });
    }
  };
  return (
    <figure class="pn-laboratory-plot">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the table beside it has a button for every mark */}
      <div role="img" aria-label={words.text("laboratory-plot", { asks })} onClick={open}>
        <Drawn shape={plot} />
      </div>
      <figcaption class="pn-note">{words.text("laboratory-marks")}</figcaption>
    </figure>
  );
}
