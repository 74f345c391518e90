/** The settings of a board: language, view, and rules. */
import { useState } from "preact/hooks";
import { useActs, useCompany, useNotice, useOffer, usePlay, useWords } from "../parts/scene";
import { play, want, wanted } from "../parts/sounds";
import { ownName } from "../wire/words";
import { Choice } from "./choice";
import { Rulings } from "./rulings";

/** The value of the choice without a seat: the whole table is shown. */
const WHOLE_TABLE = "";

function Language() {
  const words = useWords();
  const { send } = useActs();
  const { langs } = useOffer();
  return (
    <div class="pn-setting pn-language" role="group" aria-label={words.text("board-settings-language")}>
      <span aria-hidden="true">{words.text("board-settings-language")}</span>
      <div class="pn-segments">
        {langs.map((lang) => (
          <button
            key={lang}
            type="button"
            class="pn-segment"
            lang={lang}
            data-speak={lang}
            aria-pressed={lang === words.lang}
            onClick={() => send({ do: "speak", lang })}
          >
            {ownName(lang)}
          </button>
        ))}
      </div>
    </div>
  );
}

function Eyes() {
  const words = useWords();
  const { info } = words;
  const { seat } = usePlay();
  const { send } = useActs();
  const seats = info.players.map((_, index) => ({ value: String(index + 1), label: words.player(index + 1) }));
  return (
    <Choice
      name="seat"
      label={words.text("board-settings-seat")}
      value={seat === null ? WHOLE_TABLE : String(seat)}
      options={[
        ...(seat === 0 ? [{ value: "0", label: words.text("board-eyes-nobody") }] : []),
        { value: WHOLE_TABLE, label: words.text("board-settings-whole-table") },
        ...seats,
      ]}
      choose={(value) => send({ do: "see", seat: value === WHOLE_TABLE ? null : Number(value) })}
    />
  );
}

/** The setting for passing the screen from person to person. */
function Passing() {
  const words = useWords();
  const { send } = useActs();
  const company = useCompany();
  return (
    <label class="pn-setting-check">
      <input
        type="checkbox"
        checked={company.passing}
        onChange={({ currentTarget }) => send({ do: "pass", on: currentTarget.checked })}
      />
      <span>{words.text("board-settings-pass")}</span>
    </label>
  );
}

/** The setting for sounds at the end of games and lessons. */
function Sounds() {
  const words = useWords();
  const [on, set] = useState(wanted());
  return (
    <label class="pn-setting-check pn-setting-sounds">
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget }) => {
          want(currentTarget.checked);
          set(currentTarget.checked);
          play("learnt");
        }}
      />
      <span>{words.text("board-settings-sounds")}</span>
    </label>
  );
}

function Rulebook() {
  const words = useWords();
  const { info } = words;
  const { send } = useActs();
  const works = Object.entries(info.works ?? {});
  if (works.length < 2) return null;
  return (
    <Choice
      name="edition"
      label={words.text("board-settings-edition")}
      value={info.edition}
      options={works.map(([value, label]) => ({ value, label }))}
      choose={(edition) => send({ do: "rules", edition, rulings: {} })}
    />
  );
}

export function Settings() {
  useNotice(); // after a refusal, the controls show the present value again
  const words = useWords();
  const { offer } = useOffer();
  const company = useCompany();
  return (
    <section role="group" class="pn-settings" aria-label={words.text("board-tab-settings")}>
      <div class="pn-setting-rows">
        {offer.includes("lang") && <Language />}
        {offer.includes("seat") && <Eyes />}
        {offer.includes("rules") && <Rulebook />}
        {company.passes && <Passing />}
        <Sounds />
      </div>
      {offer.includes("rules") && <Rulings />}
    </section>
  );
}
