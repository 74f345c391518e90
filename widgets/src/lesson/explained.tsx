/** A lesson's sentence, in which words of the game that come for the first time can be tapped: what they mean opens below. */
import { useMemo, useState } from "preact/hooks";
import { useWords } from "../parts/scene";
import type { Lesson } from "../wire/types";
import { type Piece, pieces } from "./glossary";

export function Explained({ text, lesson }: { text: string; lesson: Lesson }) {
  const words = useWords();
  const [open, setOpen] = useState<string | null>(null);
  const before = useMemo(() => lesson.before.map((said) => said[words.lang] ?? ""), [lesson.before, words]);
  const cut = useMemo(() => pieces(text, before, formsOf(lesson, words)), [text, before, lesson.glossary, words]);
  const shown = cut.find(({ id }) => id !== null && id === open);
  return (
    <>
      {cut.map((piece, i) => (piece.id === null ? piece.text : <Word key={i} piece={piece} open={open} set={setOpen} />))}
      {shown?.id && (
        <span class="pn-word-means" role="note">
          {words.text(shown.id)}
        </span>
      )}
    </>
  );
}

function Word({ piece, open, set }: { piece: Piece; open: string | null; set(id: string | null): void }) {
  const on = open === piece.id;
  return (
    <button
      type="button"
      class="pn-word"
      aria-expanded={on}
      onClick={() => set(on ? null : piece.id)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !on) return;
        event.stopPropagation();
        set(null);
      }}
    >
      {piece.text}
    </button>
  );
}

/** The words that are explained, each with the ways in which it is written. */
function formsOf(lesson: Lesson, words: { attribute(id: string, name: string): string | null }): Map<string, string[]> {
  return new Map(lesson.glossary.map((id) => [id, (words.attribute(id, "forms") ?? "").split("|").filter(Boolean)]));
}
