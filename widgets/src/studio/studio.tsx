/**
 * The studio: a lesson is made by playing it on the real board. It knows no rules: each operation is the kernel's, which plays all
 * other options, and says what is wrong.
 */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { surroundings } from "../kept/keeping";
import { useDrawn } from "../parts/part";
import { Icon } from "../parts/pictograms";
import { useActs, useWords } from "../parts/scene";
import { useLaying } from "../parts/settled";
import type { Studio } from "../wire/types";
import { Beats } from "./beats";
import { Beginning, Others, Remix } from "./beginning";
import { type Came, Drafts } from "./drafts";
import { Written } from "./field";
import { Giving } from "./giving";
import { useStudio } from "./making";
import { Press } from "./press";
import { Recording } from "./recording";
import { languages, placeName } from "./using";

/** Keeps each state of the lesson in this browser, if it keeps anything. */
function useKeeping({ changed, kept, title, trying }: Studio, drafts: Drafts | null): Came | null {
  const [came, tell] = useState<Came | null>(null);
  useEffect(() => {
    if (changed > 0 && !trying && drafts) tell(drafts.keep(title, kept));
  }, [changed]);
  return came;
}

/** To try the lesson; undo and redo. */
function Tools({ studio }: { studio: Studio }) {
  const words = useWords();
  const { send } = useActs();
  const steps = [
    ["undo", "make-back", studio.back],
    ["redo", "make-on", studio.on],
  ] as const;
  return (
    <div class="pn-buttons pn-studio-tools">
      <Press
        kind="try pn-primary"
        label={words.text("studio-try")}
        off={studio.file === null}
        act={() => send({ do: "make-try" })}
      />
      {steps.map(([icon, act, can]) => (
        <button
          key={icon}
          type="button"
          class={`pn-button pn-studio-${icon}`}
          aria-label={words.text(`studio-${icon}`)}
          title={words.text(`studio-${icon}`)}
          aria-disabled={!can}
          onClick={() => can && send({ do: act })}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}

/** To open another lesson, to put this one away. */
function AsFile({ drafts }: { drafts: Drafts | null }) {
  const words = useWords();
  const { send } = useActs();
  const open = async (file: File | undefined) => {
    if (!file) return;
    drafts?.anew();
    send({ do: "make-open", text: await file.text() });
  };
  return (
    <div class="pn-buttons">
      <label class="pn-button pn-progress-load pn-studio-open">
        {words.text("studio-open")}
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            void open(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </label>
      <Press kind="leave" label={words.text("studio-leave")} act={() => send({ do: "make-leave" })} />
    </div>
  );
}

/** What the rules say of the lesson. */
function Notes({ studio }: { studio: Studio }) {
  const words = useWords();
  const { send } = useActs();
  const parts = [
    ["wrong", studio.wrong],
    ["advice", studio.advice],
  ] as const;
  return (
    <div class="pn-studio-notes" role="status">
      {parts.map(
        ([kind, notes]) =>
          notes.length > 0 && (
            <div key={kind} data-notes={kind}>
              <b>{words.text(`studio-${kind}`)}</b>
              <ul>
                {notes.map((note, at) => {
                  const [place, problem] = [placeName(note.place, words), words.say(note)];
                  return <li key={at}>{place ? words.text("studio-place", { place, problem }) : problem}</li>;
                })}
              </ul>
            </div>
          ),
      )}
      {studio.untaught > 0 && (
        <Press
          kind="teach"
          label={words.text("studio-teach", { count: studio.untaught })}
          act={() => send({ do: "make-teach" })}
        />
      )}
      {studio.file !== null && studio.wrong.length + studio.advice.length === 0 && <p>{words.text("studio-fine")}</p>}
    </div>
  );
}

/** The lesson; on a page for making lessons, what it may begin with, while there is none. */
export function StudioPanel() {
  const studio = useStudio();
  const laying = useLaying();
  const drafts = useMemo(() => {
    const around = surroundings();
    return around && new Drafts(around.storage, around.now);
  }, []);
  if (studio) return <InMaking studio={studio} drafts={drafts} />;
  return laying?.shelf ? <Beginning laying={laying} shelf={laying.shelf} drafts={drafts} /> : null;
}

function InMaking({ studio, drafts }: { studio: Studio; drafts: Drafts | null }) {
  const words = useWords();
  const { send } = useActs();
  const came = useKeeping(studio, drafts);
  const panel = useRef<HTMLElement>(null);
  const { changed, trying, title, seat } = studio;
  useDrawn(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true }); // what had it is gone
  }, [changed, trying]);
  if (trying) {
    return (
      <section ref={panel} role="group" class="pn-studio" tabIndex={-1} aria-label={words.text("studio-made")}>
        <p class="pn-note">{words.text("studio-trying")}</p>
        <div class="pn-buttons">
          <Press kind="tried pn-primary" label={words.text("studio-tried")} act={() => send({ do: "make-tried" })} />
        </div>
      </section>
    );
  }
  return (
    <section
      ref={panel}
      role="group"
      class="pn-studio"
      tabIndex={-1}
      aria-label={words.text("studio-made")}
      data-changed={changed}
    >
      <Tools studio={studio} />
      {came && (
        <p class="pn-note" role="status" data-came={came}>
          {words.text(`studio-${came}`)}
        </p>
      )}
      <p class="pn-note">{words.text("studio-how")}</p>
      <Recording studio={studio} />
      <Notes studio={studio} />
      <Beats studio={studio} />
      {languages(words).map((lang) => (
        <Written
          key={lang}
          label={words.text("studio-in", { what: words.text("studio-title"), lang })}
          place="title"
          text={title}
          lang={lang}
        />
      ))}
      <label class="pn-setting">
        <span>{words.text("studio-seat")}</span>
        <select
          class="pn-select"
          value={String(seat)}
          onChange={({ currentTarget }) => send({ do: "make-seat", seat: Number(currentTarget.value) })}
        >
          {words.info.players.map((_, i) => (
            <option key={i} value={String(i + 1)} selected={i + 1 === seat}>
              {words.player(i + 1)}
            </option>
          ))}
        </select>
      </label>
      <Remix shelf={studio.shelf} drafts={drafts} />
      <Giving studio={studio} />
      <AsFile drafts={drafts} />
      {drafts && <Others drafts={drafts} />}
    </section>
  );
}
