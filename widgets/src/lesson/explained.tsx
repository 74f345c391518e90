/** A lesson's sentence, with the game's terms as buttons at their first use: their meaning opens below. */
import { useMemo, useState } from "preact/hooks";
import { useWords } from "../parts/scene";
import type { Lesson } from "../wire/types";
import { type Piece, pieces } from "./glossary";

/** What stays on a button's line, before it and after it: otherwise a line could break between « l’ » and its word, or between a
 * word and its full stop. */
const OPENS = /(?:[(«“][\u00a0\u202f]?)?(?:\p{L}+[’'])?$/u;
const CLOSES = /^[\u00a0\u202f]?[.,;:!?…)»”]+/;

const opening = (piece: Piece | undefined): string => (piece?.id === null ? (OPENS.exec(piece.text)?.[0] ?? "") : "");
const closing = (piece: Piece | undefined): string => (piece?.id === null ? (CLOSES.exec(piece.text)?.[0] ?? "") : "");

/** Ordinary text without what stands on the lines of the buttons beside it. */
function between(piece: Piece, isFirst: boolean, isLast: boolean): string {
  const rest = piece.text.slice(isFirst ? 0 : closing(piece).length);
  return isLast ? rest : rest.slice(0, rest.length - opening({ ...piece, text: rest }).length);
}

export function Explained({ text, lesson }: { text: string; lesson: Lesson }) {
  const words = useWords();
  const [open, setOpen] = useState<string | null>(null);
  const before = useMemo(() => lesson.before.map((said) => said[words.lang] ?? ""), [lesson.before, words]);
  const cut = useMemo(() => pieces(text, before, formsOf(lesson, words)), [text, before, lesson.glossary, words]);
  const shown = cut.find(({ id }) => id !== null && id === open);
  return (
    <>
      {cut.map((piece, i) =>
        piece.id === null ? (
          between(piece, i === 0, i === cut.length - 1)
        ) : (
          <span key={i} class="pn-word-whole">
            {opening(cut[i - 1])}
            <Word piece={piece} open={open} set={setOpen} />
            {closing(cut[i + 1])}
          </span>
        ),
      )}
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

/** The explained terms, each with its written forms. */
function formsOf(lesson: Lesson, words: { attribute(id: string, name: string): string | null }): Map<string, string[]> {
  return new Map(lesson.glossary.map((id) => [id, (words.attribute(id, "forms") ?? "").split("|").filter(Boolean)]));
}
