/** The lessons to open: those of a track, and those that follow it. */
import { useState } from "preact/hooks";
import { download, toFile } from "../kept/progress";
import { useActs, useWords } from "../parts/scene";
import { MakeOwn } from "../players/make_own";
import type { Lesson } from "../wire/types";
import { inWords } from "../wire/words";
import { useLearnt } from "./learning";

export function Lessons({ lesson }: { lesson: Lesson }) {
  const words = useWords();
  const { learnt } = useLearnt();
  const done: ReadonlySet<string> = learnt?.done ?? new Set();
  const meet = lesson.track.filter((each) => each.meet);
  return (
    <section role="group" class="pn-levels pn-lesson-list" aria-label={words.text("lesson-track")}>
      <ol>
        {lesson.track
          .filter((each) => !each.meet)
          .map((each) => (
            <Entry key={each.name} entry={each} at={lesson.name} done={done.has(each.name)} />
          ))}
      </ol>
      {meet.length > 0 && (
        <>
          <h4>{words.text("lesson-meet")}</h4>
          <ul>
            {meet.map((each) => (
              <Entry key={each.name} entry={each} at={lesson.name} done={done.has(each.name)} />
            ))}
          </ul>
        </>
      )}
      <MakeOwn game={lesson.game} name={lesson.name} />
      <AsFile />
    </section>
  );
}

/** Saving progress to a file, and loading it. */
export function AsFile() {
  const words = useWords();
  const { learnt } = useLearnt();
  const [came, setCame] = useState<string | null>(null);
  if (!learnt) return null;
  const load = async (file: File | undefined) => {
    if (file) setCame(learnt.load(await file.text()));
  };
  return (
    <div class="pn-progress">
      <div class="pn-buttons">
        <button type="button" class="pn-button pn-progress-save" onClick={() => download(toFile(learnt.progress))}>
          {words.text("progress-save")}
        </button>
        <label class="pn-button pn-progress-load">
          {words.text("progress-load")}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              void load(event.currentTarget.files?.[0]);
              event.currentTarget.value = "";
            }}
          />
        </label>
      </div>
      <p role="status">{came && words.text(came)}</p>
    </div>
  );
}

function Entry({ entry, at, done }: { entry: Lesson["track"][number]; at: string; done: boolean }) {
  const words = useWords();
  const { send } = useActs();
  return (
    <li data-done={done ? "" : undefined}>
      <button
        type="button"
        class="pn-level"
        data-lesson={entry.name}
        aria-current={entry.name === at ? "true" : undefined}
        onClick={() => send({ do: "lesson", name: entry.name })}
      >
        {inWords(entry.title, words)}
        {done && <span class="pn-hidden">{words.text("lesson-done")}</span>}
      </button>
    </li>
  );
}
