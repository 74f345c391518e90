/** A sentence of the lesson in one language: what is typed is sent when the field is left. */
import { useEffect, useId, useState } from "preact/hooks";
import { useActs, useWords } from "../parts/scene";
import type { InEach } from "../wire/types";
import { useStudio } from "./making";
import { notedAt } from "./using";

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
  const put = (typed: string) => send({ do: "make-write", place, lang, text: typed });
  return <Field label={label} lang={lang} place={place} said={said} put={put} />;
}

interface FieldProps {
  label: string;
  lang: string;
  /** The place of the file about which the rules may say something; none for a text that has none yet. */
  place?: string;
  said: string;
  put(typed: string): void;
}

/** A field, what to do with what has been typed into it, and what the rules say of it. */
export function Field({ label, lang, place, said, put }: FieldProps) {
  const words = useWords();
  const studio = useStudio();
  const id = useId();
  const [typed, type] = useState(said);
  useEffect(() => type(said), [said]);
  const notes = studio && place ? notedAt(studio, place, lang, said) : [];
  return (
    <div class="pn-studio-field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        lang={lang}
        value={typed}
        aria-describedby={notes.length > 0 ? `${id}notes` : undefined}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => typed.trim() !== said && put(typed)}
      />
      {notes.length > 0 && (
        <ul id={`${id}notes`} class="pn-studio-here">
          {notes.map((note, at) => (
            <li key={at}>{words.say(note)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
