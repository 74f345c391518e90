/**
 * What a lesson begins with: a position that is laid out on the board, a draft that this browser keeps, a lesson of the game, a
 * file. On a page for making lessons all of it is offered while there is no lesson; beside a lesson, what can take its place.
 */
import { useMemo, useState } from "preact/hooks";
import { OpenForm } from "../dealing/opening";
import { Archive, place } from "../kept/archive";
import { useActs, useHere, useWords } from "../parts/scene";
import { Choice } from "../settings/choice";
import type { Laying, Shelved } from "../wire/types";
import type { Drafts } from "./drafts";
import { inLanguage } from "./using";

/** The value for a position from elsewhere, instead of an example. */
const ELSEWHERE = "";

/** The other drafts that this browser keeps. */
export function Others({ drafts }: { drafts: Drafts }) {
  const words = useWords();
  const { send } = useActs();
  const [, count] = useState(0);
  const others = drafts.all().filter(({ id }) => !drafts.isOpen(id));
  if (others.length === 0) return null;
  return (
    <section role="group" class="pn-studio-kept" aria-label={words.text("studio-open-kept")}>
      <h3 class="pn-subheading">{words.text("studio-open-kept")}</h3>
      <ul>
        {others.map(({ id, draft }) => (
          <li key={id}>
            <button
              type="button"
              class="pn-level"
              onClick={() => {
                const text = drafts.goOn(id);
                if (text !== null) send({ do: "make-open", text });
              }}
            >
              {inLanguage(draft.title, words)} · {new Date(draft.when).toLocaleString(words.lang)}
            </button>
            <button
              type="button"
              class="pn-button pn-studio-forget"
              aria-label={words.text("board-labelled", {
                label: words.text("studio-forget"),
                text: inLanguage(draft.title, words),
              })}
              onClick={() => {
                drafts.forget(id);
                count((times) => times + 1);
              }}
            >
              {words.text("studio-forget")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The lessons of the game: one is opened, and changed. */
export function Remix({ shelf, drafts }: { shelf: readonly Shelved[]; drafts: Drafts | null }) {
  const words = useWords();
  const { send } = useActs();
  if (shelf.length === 0) return null;
  return (
    <label class="pn-setting">
      <span>{words.text("studio-remix")}</span>
      <select
        class="pn-select pn-studio-remix"
        value=""
        onChange={({ currentTarget }) => {
          drafts?.anew();
          send({ do: "make-open", text: currentTarget.value });
          currentTarget.value = "";
        }}
      >
        <option value="" selected />
        {shelf.map(({ name, title: called }) => (
          <option key={name} value={name}>
            {inLanguage(called, words)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The reader's own finished games: one is laid out, and a lesson begins at any moment of it. */
function OwnGames() {
  const words = useWords();
  const { send } = useActs();
  const { game } = words.info;
  const games = useMemo(() => new Archive(place()).games().filter(({ deal }) => deal.game === game), [game]);
  if (games.length === 0) return null;
  return (
    <label class="pn-setting">
      <span>{words.text("studio-own-game")}</span>
      <select
        class="pn-select pn-studio-own-game"
        value=""
        onChange={({ currentTarget }) => {
          const found = games.find(({ when }) => String(when) === currentTarget.value);
          if (found) send({ do: "open", text: JSON.stringify(found.save) });
          currentTarget.value = "";
        }}
      >
        <option value="" selected />
        {games.map(({ when }) => (
          <option key={when} value={String(when)}>
            {new Date(when).toLocaleString(words.lang)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Props {
  laying: Laying;
  shelf: readonly Shelved[];
  drafts: Drafts | null;
}

export function Beginning({ laying: { examples, at }, shelf, drafts }: Props) {
  const words = useWords();
  const { view } = useHere();
  const { send } = useActs();
  const offered = examples.map(({ name, called }) => ({ value: name, label: inLanguage(called, words) }));
  const own = { value: ELSEWHERE, label: words.text("board-question-own") };
  return (
    <section role="group" class="pn-studio pn-studio-beginning" aria-label={words.text("studio-made")}>
      <ol class="pn-asked-steps">
        <li>
          <h4>{words.text("studio-lay")}</h4>
          {offered.length > 0 && (
            <Choice
              name="studio-example"
              label={words.text("board-question-example")}
              value={at ?? ELSEWHERE}
              options={at === null ? [own, ...offered] : offered}
              choose={(name) => name !== ELSEWHERE && send({ do: "lay", name })}
            />
          )}
          <OwnGames />
          <div class="pn-buttons">
            <button type="button" class="pn-button pn-studio-build" onClick={() => send({ do: "edit", node: view })}>
              {words.text("board-edit-begin")}
            </button>
          </div>
          <OpenForm title="studio-open-any" />
        </li>
        <li>
          <h4>{words.text("studio-from-here")}</h4>
          <p class="pn-note">{words.text("studio-from-here-note")}</p>
          <div class="pn-buttons">
            <button
              type="button"
              class="pn-button pn-primary pn-studio-begin"
              onClick={() => {
                drafts?.anew();
                send({ do: "make", node: view });
              }}
            >
              {words.text("studio-begin")}
            </button>
          </div>
        </li>
      </ol>
      <Remix shelf={shelf} drafts={drafts} />
      {drafts && <Others drafts={drafts} />}
    </section>
  );
}
