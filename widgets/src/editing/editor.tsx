/** The editor: the position under construction beside the real board, which shows it. It knows no rules: each edit is the kernel's. */
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { copied } from "../parts/copied";
import { useDrawn } from "../parts/part";
import { Icon } from "../parts/pictograms";
import { useActs, useWords } from "../parts/scene";
import { Cites } from "../why/citation";
import type { Editing, Trouble } from "../wire/types";
import { PickedCard, Tray, Zones } from "./cards";
import { Folded } from "./entries";
import { spotName, useEditing } from "./using";

function Troubles({ title, troubles }: { title: string; troubles: readonly Trouble[] }) {
  const words = useWords();
  return (
    <div class="pn-edit-troubles">
      <b>{title}</b>
      <ul>
        {troubles.map((trouble, at) => {
          const place = spotName(trouble.spot, words);
          const error = words.say(trouble);
          return (
            <li key={at}>
              {place === "" ? error : words.text("board-edit-trouble", { place, error })}
              <Cites cite={trouble.cite} rulings={trouble.rulings} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The number of players. */
function Count({ seats: [now, fewest, most] }: Editing) {
  const words = useWords();
  const { send } = useActs();
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  if (fewest === most) return null;
  return (
    <label class="pn-setting pn-edit-entry" data-entry="seats">
      <span>{words.text("board-deal-players")}</span>
      <select
        class="pn-select"
        value={String(now)}
        onChange={({ currentTarget }) => send({ do: "edit-give", path: "seats", value: Number(currentTarget.value) })}
      >
        {counts.map((count) => (
          <option key={count} value={String(count)} selected={count === now}>
            {count}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The position in one line, to copy and to edit. */
function InOneLine({ line, changed, refused }: Editing) {
  const words = useWords();
  const { send } = useActs();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, write] = useState(line ?? "");
  const [told, tell] = useState<string | null>(null);
  useEffect(() => {
    if (refused.length === 0) write(line ?? ""); // what could not be read can be mended
    tell(null);
  }, [line, changed]);
  const copy = async () => {
    if (await copied(text)) return tell("board-report-copied");
    field.current?.select();
    tell("board-report-select");
  };
  return (
    <form
      class="pn-own-cards pn-edit-line"
      autocomplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") send({ do: "edit-line", text });
      }}
    >
      <label for={id}>{words.text("board-report-line")}</label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        spellcheck={false}
        autocapitalize="off"
        value={text}
        onInput={({ currentTarget }) => write(currentTarget.value)}
      />
      <div class="pn-buttons">
        <button type="submit" class="pn-button pn-edit-read">
          {words.text("board-edit-read")}
        </button>
        <button type="button" class="pn-button" onClick={() => void copy()}>
          {words.text("board-report-line-copy")}
        </button>
      </div>
      <p class="pn-note" role="status">
        {told ? words.text(told) : ""}
      </p>
    </form>
  );
}

function Steps({ back, on, problems }: Editing) {
  const words = useWords();
  const { send } = useActs();
  return (
    <div class="pn-buttons pn-edit-steps">
      <button
        type="button"
        class="pn-button pn-primary pn-edit-done"
        aria-disabled={problems.length > 0}
        onClick={() => send({ do: "edit-done" })}
      >
        {words.text("board-edit-done")}
      </button>
      <button type="button" class="pn-button pn-edit-leave" onClick={() => send({ do: "edit-leave" })}>
        {words.text("board-edit-leave")}
      </button>
      <button
        type="button"
        class="pn-button pn-edit-back"
        aria-label={words.text("board-edit-undo")}
        title={words.text("board-edit-undo")}
        aria-disabled={!back}
        onClick={() => back && send({ do: "edit-back" })}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        class="pn-button pn-edit-on"
        aria-label={words.text("board-edit-redo")}
        title={words.text("board-edit-redo")}
        aria-disabled={!on}
        onClick={() => on && send({ do: "edit-on" })}
      >
        <Icon name="redo" />
      </button>
      <button type="button" class="pn-button pn-edit-empty" onClick={() => send({ do: "edit-empty" })}>
        {words.text("board-edit-empty")}
      </button>
    </div>
  );
}

export function Editor() {
  const words = useWords();
  const { send } = useActs();
  const { editing } = useEditing();
  const [aimed, aim] = useState<string | null>(null);
  const [said, say] = useState("");
  const keyed = useRef(false);
  /** The last card put down from the tray. */
  const laid = useRef<string | null>(null);
  const panel = useRef<HTMLElement>(null);
  useDrawn(() => panel.current?.focus({ preventScroll: true }), []);
  useDrawn(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true }); // the focused element is gone
  }, [editing?.changed]);
  if (editing === null) return null;
  const target = editing.zones.find(({ path }) => path === aimed) ?? editing.zones[0] ?? null;
  const { picked, refused, problems, changed, cut } = editing;
  const pick = (card: string, byKey: boolean) => {
    keyed.current = byKey;
    laid.current = null;
    const zone = editing.zones.find(({ lying }) => lying.some((each) => each?.card === card));
    if (zone) aim(zone.path);
    send({ do: "edit-pick", card: picked?.card === card ? null : card });
  };
  /** A place for one card is full then: go to the next one. */
  const next = (card: string) => {
    laid.current = card;
    keyed.current = false;
    if (target === null) return;
    const after = editing.zones[editing.zones.indexOf(target) + 1];
    if (target.single && after?.single && after.lying.length === 0) aim(after.path);
  };
  const putDown = () => {
    const back = [...(panel.current?.querySelectorAll<HTMLElement>("[data-lying]") ?? [])].find(
      ({ dataset }) => dataset.lying === picked?.card,
    );
    send({ do: "edit-pick", card: null });
    back?.focus();
  };
  const undoes = (event: KeyboardEvent) => {
    const typing = (event.target as HTMLElement).matches("input, textarea");
    if (typing || !(event.ctrlKey || event.metaKey) || !["z", "y"].includes(event.key.toLowerCase())) return;
    event.preventDefault();
    const on = event.shiftKey || event.key.toLowerCase() === "y";
    if (on ? editing.on : editing.back) send({ do: on ? "edit-on" : "edit-back" });
  };
  return (
    <section
      ref={panel}
      role="group"
      class="pn-editor"
      tabIndex={-1}
      aria-label={words.text("board-edit")}
      data-changed={changed}
      onKeyDown={undoes}
    >
      <h3 class="pn-heading">{words.text("board-edit")}</h3>
      <Steps {...editing} />
      {cut && <p class="pn-note">{words.text("board-edit-cut")}</p>}
      <div role="status">
        {problems.length > 0 && <Troubles title={words.text("board-edit-unfinished")} troubles={problems} />}
        <span class="pn-hidden">{refused.length > 0 ? "" : said}</span>
      </div>
      {target && <Tray editing={editing} target={target} aim={aim} say={say} next={next} />}
      {picked && (
        <PickedCard
          editing={editing}
          picked={picked}
          keyed={keyed.current}
          scrolls={picked.card !== laid.current}
          putDown={putDown}
        />
      )}
      {target && <Zones editing={editing} target={target} aim={aim} pick={pick} />}
      <Count {...editing} />
      <Folded title={words.text("board-edit-table")} entries={editing.entries} unfolded={target === null} />
      <Folded title={words.text("board-settings-rulings")} entries={editing.rulings} />
      <InOneLine {...editing} />
      <div role="alert" class="pn-edit-refused">
        {refused.length > 0 && <Troubles title={words.text("board-edit-refused")} troubles={refused} />}
      </div>
    </section>
  );
}
