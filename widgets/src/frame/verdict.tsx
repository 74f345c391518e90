/** A settled question, in place of the table: the steps, their rules, and the decisive rulings; to print or to send. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { copied } from "../parts/copied";
import { useActs, usePlay, useWords } from "../parts/scene";
import type { Came, Happened, Judged, Ruled, RuledBy, Settled } from "../wire/types";
import { download, fileName } from "./exporting";

/** A picture drawn by the kernel. */
function Picture({ svg, shows }: { svg: string; shows: string[] }) {
  return (
    <img class="pn-verdict-picture" src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} alt={shows.join(" ")} />
  );
}

const lines = (texts: string[]) => texts.map((text) => <p key={text}>{text}</p>);

function Step({ step: { number, words, cite, points } }: { step: Happened }) {
  return (
    <li value={number}>
      {words} <cite>{cite}</cite>
      {points !== "" && <b class="pn-verdict-points"> → {points}</b>}
    </li>
  );
}

function Steps({ came: { steps, more } }: { came: Came }) {
  const words = useWords();
  return (
    <>
      {steps.length > 0 && (
        <ol class="pn-verdict-steps">
          {steps.map((step) => (
            <Step key={step.number} step={step} />
          ))}
        </ol>
      )}
      {more > 0 && <p>{words.text("verdict-more", { count: more })}</p>}
    </>
  );
}

/** An answer to a ruling, and its outcome. */
function Side({ answer, besides }: { answer: RuledBy; besides(): void }) {
  const words = useWords();
  const { name, says, holds, shared, came, allowed } = answer;
  return (
    <div class="pn-verdict-side" data-holds={holds ? "" : undefined} data-answer={name}>
      <h4>{words.text(holds ? "verdict-holds" : "verdict-other")}</h4>
      {lines(says.split("\n\n"))}
      {came && shared > 0 && <p class="pn-note">{words.text("verdict-same", { step: shared })}</p>}
      {came && <Steps came={came} />}
      {came && (
        <div class="pn-verdict-ends">
          {allowed && <p>{words.text("verdict-allowed")}</p>}
          {lines(came.ends)}
        </div>
      )}
      {came && !holds && (
        <button type="button" class="pn-button pn-verdict-besides" onClick={besides}>
          {words.text("board-compare")}
        </button>
      )}
    </div>
  );
}

function Ruling({ ruled: { id, question, decides, answers }, putAway }: { ruled: Ruled; putAway(): void }) {
  const words = useWords();
  const { head } = usePlay();
  const { send } = useActs();
  const besides = (answer: string) => {
    putAway();
    send({ do: "ruling", id, answer, end: head });
  };
  return (
    <section class="pn-verdict-ruled" data-ruling={id} data-decides={decides ? "" : undefined}>
      <h3>{words.text(decides ? "verdict-decides" : "verdict-rests", { id })}</h3>
      <p>{question}</p>
      <div class="pn-verdict-sides">
        {answers.map((answer) => (
          <Side key={answer.name} answer={answer} besides={() => besides(answer.name)} />
        ))}
      </div>
    </section>
  );
}

/** Its page as a file, for phones that can share files. */
function sendable({ page, settled }: Judged): File | null {
  const file = new File([page], fileName(settled.title || settled.work, "html"), { type: "text/html" });
  return navigator.canShare?.({ files: [file] }) ? file : null;
}

function Buttons({ judged, putAway }: { judged: Judged; putAway(): void }) {
  const words = useWords();
  const [told, tell] = useState<string | null>(null);
  const { settled, page, text } = judged;
  const file = sendable(judged);
  const save = () => download(fileName(settled.title || settled.work, "html"), new Blob([page], { type: "text/html" }));
  const copy = async () => tell((await copied(text)) ? "board-report-copied" : "verdict-not-copied");
  return (
    <>
      <div class="pn-buttons">
        <button type="button" class="pn-button pn-verdict-print" onClick={() => print()}>
          {words.text("verdict-print")}
        </button>
        <button type="button" class="pn-button pn-verdict-save" onClick={save}>
          {words.text("verdict-save")}
        </button>
        {file && (
          <button
            type="button"
            class="pn-button pn-verdict-send"
            onClick={() => navigator.share({ files: [file] }).catch(() => undefined)}
          >
            {words.text("verdict-send")}
          </button>
        )}
        <button type="button" class="pn-button pn-verdict-copy" onClick={() => void copy()}>
          {words.text("verdict-copy")}
        </button>
        <button type="button" class="pn-button pn-verdict-close" onClick={putAway}>
          {words.text("verdict-close")}
        </button>
      </div>
      <p class="pn-note" role="status">
        {told ? words.text(told) : ""}
      </p>
    </>
  );
}

function Position({ settled: { title, work, begins, drawn, line } }: { settled: Settled }) {
  const words = useWords();
  return (
    <section>
      <p>{title === "" ? work : `${title} · ${work}`}</p>
      <h3>{words.text("verdict-position")}</h3>
      <Picture svg={drawn} shows={[]} />
      {lines(begins)}
      <p class="pn-verdict-line">
        <span>{words.text("board-report-line")}</span> <code>{line}</code>
      </p>
    </section>
  );
}

export function VerdictSheet({ judged, putAway }: { judged: Judged; putAway(): void }) {
  const words = useWords();
  const { settled } = judged;
  const { came, refused, ruled, untried } = settled;
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    section.current?.scrollIntoView?.({ block: "start" });
    section.current?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    putAway();
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      class="pn-verdict-sheet"
      lang={settled.lang}
      aria-label={words.text("verdict")}
      onKeyDown={onKeyDown}
    >
      <h2>{words.text("verdict")}</h2>
      <Buttons judged={judged} putAway={putAway} />
      <Position settled={settled} />
      <section>
        <h3>{words.text("verdict-done")}</h3>
        <Steps came={came} />
        {came.steps.length === 0 && <p>{words.text("verdict-nothing")}</p>}
        {refused && (
          <p class="pn-verdict-refused">
            {words.text("verdict-refused", { why: refused.words })} <cite>{refused.cite}</cite>
          </p>
        )}
      </section>
      <section>
        <h3>{words.text("verdict-comes")}</h3>
        {lines(came.ends)}
        <Picture svg={came.drawn} shows={came.shows} />
      </section>
      {ruled.map((each) => (
        <Ruling key={each.id} ruled={each} putAway={putAway} />
      ))}
      {ruled.length > 0 && <p class="pn-note">{words.text("verdict-singly")}</p>}
      {untried.length > 0 && <p>{words.text("verdict-untried", { rulings: untried.join(", ") })}</p>}
    </section>
  );
}
