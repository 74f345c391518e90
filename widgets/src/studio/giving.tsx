/** To give the lesson away: as a file, as a web page that plays without Python, as a worksheet. */
import { useRef, useState } from "preact/hooks";
import { download } from "../kept/progress";
import { copied } from "../parts/copied";
import { handsOver } from "../parts/handing";
import { pageName, plainName } from "../parts/naming";
import { useActs, useWords } from "../parts/scene";
import type { Studio } from "../wire/types";
import { Press } from "./press";
import { inLanguage } from "./using";

/** A lesson's title as the name of its file. */
export const fileName = (title: string): string => `${plainName(title)}.json`;

/** The lines for a page in which the lesson's page stands; it lies beside that one. */
export const linesFor = (title: string, file: string): string => {
  const quoted = title.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<iframe src="${encodeURIComponent(file)}" title="${quoted}"\n  width="100%" height="720" style="border: 0" loading="lazy"></iframe>`;
};

/** Where a site without a server has what a lesson's page of its own holds besides the lesson, by mark (`session/lesson_page.py`). */
const DRESS = "../dress.json";

/** A lesson's page with everything in it. Throws if it cannot be fetched. */
async function dressed(page: string): Promise<string> {
  const { site } = document.body.dataset;
  if (site === undefined || !page.includes("<!--pn-script-->")) return page;
  const found = (await (await fetch(new URL(`${site}${DRESS}`, location.href))).json()) as Record<string, string>;
  return Object.entries(found).reduce((all, [mark, text]) => all.split(mark).join(text), page);
}

handsOver.page = async (text, title, sheet) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([await dressed(text)], { type: "text/html" }));
  link.download = pageName(title, sheet);
  link.click();
  URL.revokeObjectURL(link.href);
};

export function Giving({ studio: { file, title } }: { studio: Studio }) {
  const words = useWords();
  const { send } = useActs();
  const off = file === null;
  return (
    <section role="group" class="pn-studio-give" aria-label={words.text("studio-give")}>
      <h3 class="pn-subheading">{words.text("studio-give")}</h3>
      <p class="pn-note">{words.text("studio-give-note")}</p>
      <div class="pn-buttons">
        <Press
          kind="save"
          label={words.text("studio-save")}
          off={off}
          act={() => download(file ?? "", fileName(inLanguage(title, words)))}
        />
        <Press kind="page" label={words.text("studio-as-page")} off={off} act={() => send({ do: "make-page" })} />
        <Press kind="sheet" label={words.text("studio-as-sheet")} off={off} act={() => send({ do: "make-sheet" })} />
      </div>
      {!off && <Lines title={inLanguage(title, words)} />}
    </section>
  );
}

function Lines({ title }: { title: string }) {
  const words = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const [told, tell] = useState("");
  const lines = linesFor(title, pageName(title));
  const copy = async () => {
    if (await copied(lines)) return tell("board-report-copied");
    field.current?.select();
    tell("board-report-select");
  };
  return (
    <details class="pn-studio-html">
      <summary>{words.text("studio-html")}</summary>
      <p class="pn-note">{words.text("studio-html-note")}</p>
      <div class="pn-studio-field">
        <textarea ref={field} rows={3} readOnly spellcheck={false} aria-label={words.text("studio-html")} value={lines} />
      </div>
      <div class="pn-buttons">
        <button type="button" class="pn-button" onClick={() => void copy()}>
          {words.text("studio-html-copy")}
        </button>
      </div>
      <p class="pn-note" role="status">
        {told && words.text(told)}
      </p>
    </details>
  );
}
