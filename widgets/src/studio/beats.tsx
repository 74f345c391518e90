/** The sentences of the lesson in order; the one that is open with its texts, and with every other option of its task. */
import { useActs, useWords } from "../parts/scene";
import { Cites } from "../why/citation";
import type { MadeBeat, Other, Studio } from "../wire/types";
import { Field, Written } from "./field";
import { inLanguage, languages } from "./using";

/** Its texts, in one language after the other. */
function Texts({ beat, at }: { beat: MadeBeat; at: number }) {
  const words = useWords();
  const place = `lesson.beats[${at}]`;
  const { task } = beat;
  const texts = [
    ["studio-says", beat.says, `${place}.says`],
    ...(task
      ? ([
          ["studio-hint", task.hint, `${place}.do.hint`],
          ["studio-right", task.right, `${place}.do.right`],
        ] as const)
      : []),
  ] as const;
  return (
    <>
      {texts.map(([what, text, there]) =>
        languages(words).map((lang) => (
          <Written
            key={`${there} ${lang}`}
            label={words.text("studio-in", { what: words.text(what), lang })}
            place={there}
            text={text}
            lang={lang}
          />
        )),
      )}
    </>
  );
}

/** Another option: what it comes to, who would take it for right, and what a learner is told. */
function Option({ other }: { other: Other }) {
  const words = useWords();
  const { send } = useActs();
  const { number, way, called, fate, says, own, by, cite } = other;
  const before = way.map((each) => inLanguage(each, words));
  return (
    <li class="pn-studio-other" data-fate={fate}>
      <p>
        <b>{inLanguage(called, words)}</b>{" "}
        {before.length > 0 && `${words.text("studio-then", { way: words.list(before, "list-then") })} `}
        <span class="pn-studio-fate">{words.text(`studio-fate-${fate}`)}</span>
      </p>
      {by && <p class="pn-note">{words.text("studio-by", { by: inLanguage(by, words) })}</p>}
      {fate === "loses" && cite && (
        <>
          <Field
            label={words.text("studio-answer")}
            lang={words.lang}
            said={own && says ? (says[words.lang] ?? "") : ""}
            put={(text) => send({ do: "make-answer", number, text })}
          />
          <Cites cite={cite} rulings={[]} />
        </>
      )}
    </li>
  );
}

function Options({ studio, beat }: { studio: Studio; beat: MadeBeat }) {
  const words = useWords();
  const { send } = useActs();
  const { others } = studio;
  const otherwise = beat.task?.otherwise ?? null;
  const loses = others.some(({ fate, own }) => fate === "loses" && !own);
  return (
    <section role="group" class="pn-studio-others" aria-label={words.text("studio-others")}>
      <h4 class="pn-subheading">{words.text("studio-others")}</h4>
      <p class="pn-note">{words.text("studio-others-note")}</p>
      <ul>
        {others.map((other) => (
          <Option key={other.number} other={other} />
        ))}
      </ul>
      {(loses || otherwise !== null) && (
        <Field
          label={words.text("studio-otherwise")}
          place={`lesson.beats[${studio.at}].do.otherwise`}
          lang={words.lang}
          said={otherwise?.[words.lang] ?? ""}
          put={(text) => send({ do: "make-otherwise", text })}
        />
      )}
    </section>
  );
}

function Beat({ studio, beat, at }: { studio: Studio; beat: MadeBeat; at: number }) {
  const words = useWords();
  const { send } = useActs();
  const open = studio.at === at;
  const last = studio.beats.length - 1;
  const moves = [
    ["up", at - 1, at > 0],
    ["down", at + 1, at < last],
  ] as const;
  return (
    <li class="pn-studio-beat" data-open={open ? "" : undefined}>
      <button type="button" class="pn-level" aria-expanded={open} onClick={() => send({ do: "make-look", at: open ? null : at })}>
        {inLanguage(beat.says, words) || words.text("studio-sentence", { number: at + 1 })}
      </button>
      {beat.happens > 0 && <p class="pn-note">{words.text("studio-happens", { count: beat.happens })}</p>}
      {beat.task && <p class="pn-note">{words.text("studio-task-aim", { aim: inLanguage(beat.task.aim, words) })}</p>}
      {open && (
        <>
          <Texts beat={beat} at={at} />
          {beat.task && <Options studio={studio} beat={beat} />}
          <div class="pn-buttons">
            {moves.map(([way, to, can]) => (
              <button
                key={way}
                type="button"
                class={`pn-button pn-studio-${way}`}
                aria-disabled={!can}
                onClick={() => can && send({ do: "make-move", at, to })}
              >
                {words.text(`studio-${way}`)}
              </button>
            ))}
            <button type="button" class="pn-button pn-studio-remove" onClick={() => send({ do: "make-remove", at })}>
              {words.text("studio-remove")}
            </button>
          </div>
        </>
      )}
    </li>
  );
}

export function Beats({ studio }: { studio: Studio }) {
  const words = useWords();
  return (
    <section role="group" class="pn-studio-beats" aria-label={words.text("studio-sentences")}>
      <h3 class="pn-subheading">{words.text("studio-sentences")}</h3>
      {studio.beats.length === 0 && <p class="pn-note">{words.text("studio-no-sentences")}</p>}
      <ol>
        {studio.beats.map((beat, at) => (
          <Beat key={at} studio={studio} beat={beat} at={at} />
        ))}
      </ol>
    </section>
  );
}
