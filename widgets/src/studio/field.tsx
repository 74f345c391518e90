/** A sentence of the lesson in one language: what is typed is sent when the field is left. */
import { useEffect, useId, useState } from "preact/hooks";
import { useActs } from "../parts/scene";
import type { InEach } from "../wire/types";

interface Props {
  label: string;
  text: InEach;
  lang: string;
  /** Where it stands in the file. */
  place: string;
}

export function Written({ label, text, lang, place }: Props) {
  const { send } = useActs();
  const said = text[lang] ?? "";
  return <Field label={label} lang={lang} said={said} put={(typed) => send({ do: "make-write", place, lang, text: typed })} />;
}

/** A field, and what to do with what has been typed into it. */
export function Field({ label, lang, said, put }: { label: string; lang: string; said: string; put(typed: string): void }) {
  const id = useId();
  const [typed, type] = useState(said);
  useEffect(() => type(said), [said]);
  return (
    <div class="pn-studio-field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        lang={lang}
        value={typed}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => typed.trim() !== said && put(typed)}
      />
    </div>
  );
}
