/** The place of a rule, and the rulings that it rests on: chips that open our own words for them. Codes are only shown when one
 * is open. */
import { useId, useState } from "preact/hooks";
import { Reporting } from "../parts/reporting";
import { useWords } from "../parts/scene";
import { rulesPage } from "../reference/page";
import type { Cite } from "../wire/types";
import type { Words } from "../wire/words";
import { OtherAnswers } from "./what_if";

interface Source {
  key: string;
  chip: string;
  title: string;
  parts: { heading: string | null; text: string }[];
  ruling?: string;
}

function fromRule(cite: Cite, words: Words): Source {
  const place = words.attribute(cite.ref, "title") ?? cite.place;
  const title = words.text("board-cite", { work: cite.work, title: place });
  return {
    key: cite.ref,
    chip: cite.work === words.info.work ? place : title,
    title,
    parts: [{ heading: null, text: words.text(cite.ref) }],
  };
}

function fromRuling(id: string, words: Words, answer: string | undefined, chip: string): Source {
  const message = `ruling-${id.toLowerCase()}`;
  const part = (heading: string, text: string | null) => (text === null ? [] : [{ heading: words.text(heading), text }]);
  return {
    key: id,
    ruling: id,
    chip,
    title: `${words.text("board-ruling", { id })}. ${words.text(message)}`,
    parts: [
      ...(answer ? part("board-ruling-other", words.attribute(message, `other-${answer}`)) : []),
      ...part("board-ruling-default", words.attribute(message, "default")),
      ...part("board-ruling-reason", words.attribute(message, "reason")),
    ],
  };
}

/** A link to the same place on the page of rules and cards, if an app has one; elsewhere the text opens here. */
function ToPage({ entry }: { entry: string }) {
  const words = useWords();
  const { info } = words;
  const page = rulesPage(info.game, words.lang);
  if (page === null) return null;
  return (
    <a class="pn-to-page" href={`${page}#${encodeURIComponent(entry)}`} target="_blank" rel="noopener">
      {words.text("board-rules-page")}
    </a>
  );
}

interface CitesProps {
  cite: Cite | null;
  rulings: readonly string[];
  /** Whether it is the rule of the step in view, which can be reported. */
  ofStep?: boolean;
}

export function Cites({ cite, rulings, ofStep = false }: CitesProps) {
  const words = useWords();
  const { info } = words;
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  const sources = [
    ...(cite ? [fromRule(cite, words)] : []),
    ...rulings.map((ruling, i) => {
      const chip = words.text("board-ruling-chip", { count: rulings.length, number: i + 1 });
      return fromRuling(ruling, words, info.rulings?.[ruling], chip);
    }),
  ];
  if (sources.length === 0) return null;
  const shown = sources.find((source) => source.key === open);
  const close = (event: Event) => {
    const chips = (event.currentTarget as Element).closest(".pn-cites");
    setOpen(null);
    chips?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  };
  return (
    <div
      class="pn-cites"
      onKeyDown={(event) => {
        if (event.key === "Escape" && shown) {
          event.stopPropagation();
          close(event);
        }
      }}
    >
      <div class="pn-chips">
        {sources.map((source) => (
          <button
            key={source.key}
            type="button"
            class={source.ruling === undefined ? "pn-chip pn-cite" : "pn-chip pn-ruling"}
            data-ruling={source.ruling}
            aria-expanded={source.key === open}
            aria-controls={source.key === open ? id : undefined}
            onClick={() => setOpen(source.key === open ? null : source.key)}
          >
            {source.chip}
          </button>
        ))}
      </div>
      {shown && (
        <section role="group" id={id} class="pn-rule" aria-label={shown.title}>
          <h4 class="pn-rule-title">{shown.title}</h4>
          {shown.parts.map((part) => (
            <>
              {part.heading && <h5 class="pn-rule-part">{part.heading}</h5>}
              {part.text.split(/\n\s*\n/).map((paragraph, i) => (
                <p key={i}>{paragraph}</p>
              ))}
            </>
          ))}
          {shown.ruling !== undefined && <OtherAnswers id={shown.ruling} />}
          {ofStep && <Reporting />}
          <ToPage entry={shown.key} />
          <button type="button" class="pn-button pn-close" onClick={close}>
            {words.text("board-close")}
          </button>
        </section>
      )}
    </div>
  );
}
