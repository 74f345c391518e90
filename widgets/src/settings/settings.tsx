/** What surrounds a board: the language, through whose eyes it is seen, and the rules by which it is played. */
import { useScene } from "../context";
import { OWN_NAMES } from "../words";
import { Choice } from "./choice";
import { Rulings } from "./rulings";

/** The value of a choice that stands for no seat: the whole table is shown. */
const WHOLE_TABLE = "";

function Language() {
  const { words, langs, send } = useScene();
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
            {OWN_NAMES[lang] ?? lang}
          </button>
        ))}
      </div>
    </div>
  );
}

function Eyes() {
  const { words, info, seat, send } = useScene();
  const seats = info.players.map((_, index) => ({ value: String(index + 1), label: words.player(index + 1) }));
  return (
    <Choice
      name="seat"
      label={words.text("board-settings-seat")}
      value={seat === null ? WHOLE_TABLE : String(seat)}
      options={[{ value: WHOLE_TABLE, label: words.text("board-settings-whole-table") }, ...seats]}
      choose={(value) => send({ do: "see", seat: value === WHOLE_TABLE ? null : Number(value) })}
    />
  );
}

function Rulebook() {
  const { words, info, send } = useScene();
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
  const { words, offer } = useScene();
  return (
    <section role="group" class="pn-settings" aria-label={words.text("board-tab-settings")}>
      <div class="pn-setting-rows">
        {offer.includes("lang") && <Language />}
        {offer.includes("seat") && <Eyes />}
        {offer.includes("rules") && <Rulebook />}
      </div>
      {offer.includes("rules") && <Rulings />}
    </section>
  );
}
