/** What has been recorded, and what is to be said of it. */
import { useEffect, useId, useState } from "preact/hooks";
import { useActs, useWords } from "../parts/scene";
import type { Studio } from "../wire/types";
import { inLanguage } from "./using";

/** The choices that are in no sentence yet. */
function Recorded({ going }: Studio) {
  const words = useWords();
  if (going.length === 0) return <p class="pn-note">{words.text("studio-nothing-recorded")}</p>;
  return (
    <>
      <b>{words.text("studio-recorded")}</b>
      <ol class="pn-studio-recorded">
        {going.map(({ who, says }, at) => (
          <li key={at}>{words.text("studio-place", { place: words.who(who), problem: inLanguage(says, words) })}</li>
        ))}
      </ol>
    </>
  );
}

export function Recording({ studio }: { studio: Studio }) {
  const words = useWords();
  const { send } = useActs();
  const id = useId();
  const [says, setSays] = useState("");
  const [hint, setHint] = useState("");
  const [asks, setAsks] = useState(false);
  const [from, setFrom] = useState(0);
  const [aim, setAim] = useState(0);
  const { tasks, going, beats, at } = studio;
  const task = tasks[from] ?? tasks[0];
  useEffect(() => {
    setFrom(0);
    setAim(0);
  }, [going.length, beats.length]);
  const able = says.trim() !== "";
  const add = () => {
    if (!able) return;
    if (!asks || !task) send({ do: "make-tell", says });
    else if (hint.trim() === "") return;
    else send({ do: "make-ask", says, hint, since: task.since, aim: Math.min(aim, task.aims.length - 1) });
    setSays("");
    setHint("");
    setAsks(false);
  };
  const asking = asks && task !== undefined;
  return (
    <form
      class="pn-studio-recording"
      autocomplete="off"
      data-at={at ?? undefined}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Recorded {...studio} />
      <div class="pn-studio-field">
        <label for={`${id}says`}>{words.text("studio-says")}</label>
        <textarea
          id={`${id}says`}
          class="pn-studio-says"
          rows={3}
          value={says}
          onInput={({ currentTarget }) => setSays(currentTarget.value)}
        />
      </div>
      {tasks.length > 0 && (
        <label class="pn-setting-check">
          <input
            type="checkbox"
            class="pn-studio-do"
            checked={asks}
            onChange={({ currentTarget }) => setAsks(currentTarget.checked)}
          />
          <span>{words.text("studio-do")}</span>
        </label>
      )}
      {asking && (
        <>
          {tasks.length > 1 && (
            <label class="pn-setting">
              <span>{words.text("studio-since")}</span>
              <select
                class="pn-select pn-studio-since"
                value={String(from)}
                onChange={({ currentTarget }) => {
                  setFrom(Number(currentTarget.value));
                  setAim(0);
                }}
              >
                {tasks.map((each, i) => (
                  <option key={each.since} value={String(i)} selected={i === from}>
                    {each.since + 1}. {inLanguage(each.says, words)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label class="pn-setting">
            <span>{words.text("studio-aim")}</span>
            <select
              class="pn-select pn-studio-aim"
              value={String(aim)}
              onChange={({ currentTarget }) => setAim(Number(currentTarget.value))}
            >
              {task.aims.map((each, i) => (
                <option key={i} value={String(i)} selected={i === aim}>
                  {inLanguage(each, words)}
                </option>
              ))}
            </select>
          </label>
          <div class="pn-studio-field">
            <label for={`${id}hint`}>{words.text("studio-hint")}</label>
            <textarea
              id={`${id}hint`}
              class="pn-studio-hint"
              rows={2}
              value={hint}
              onInput={({ currentTarget }) => setHint(currentTarget.value)}
            />
          </div>
        </>
      )}
      <div class="pn-buttons">
        <button type="submit" class="pn-button pn-primary pn-studio-add" aria-disabled={!able || (asking && hint.trim() === "")}>
          {words.text(asking ? "studio-ask" : "studio-tell")}
        </button>
      </div>
    </form>
  );
}
