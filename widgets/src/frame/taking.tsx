/** Downloads: the position as a picture, the run in words or as a table. */

import { Reporting } from "../parts/reporting";
import { useActs, useHere, usePlay, useWords } from "../parts/scene";
import { ToStudio } from "../studio/to_studio";
import { asCsv, asText, download, fileName, type Run } from "./exporting";
import { Linking } from "./linking";
import { Settling } from "./settling";

/** Nobody's seat, while the screen is passed on: what all players see has no link. */
const NOBODY = 0;

export function Taking() {
  const words = useWords();
  const { info } = words;
  const { tree, line, game, seat } = usePlay();
  const { view } = useHere();
  const { send } = useActs();
  const run: Run = {
    tree,
    game,
    line: line.slice(0, line.indexOf(view) + 1),
    words,
    players: info.players.map((name, i) => name || words.seat(i + 1)),
  };
  const save = (extension: string, type: string, text: string) =>
    download(fileName(words.title(), extension), new Blob([text], { type: `${type};charset=utf-8` }));
  const draw = (as: "svg" | "png") => send({ do: "draw", node: view, as });
  return (
    <section role="group" class="pn-taking" aria-label={words.text("board-take")}>
      <p class="pn-note">{words.text("board-take-note")}</p>
      <div class="pn-buttons">
        <button type="button" class="pn-button pn-take-png" onClick={() => draw("png")}>
          {words.text("board-take-png")}
        </button>
        <button type="button" class="pn-button pn-take-svg" onClick={() => draw("svg")}>
          {words.text("board-take-svg")}
        </button>
        <button type="button" class="pn-button pn-take-text" onClick={() => save("txt", "text/plain", asText(run))}>
          {words.text("board-take-text")}
        </button>
        <button type="button" class="pn-button pn-take-csv" onClick={() => save("csv", "text/csv", asCsv(run))}>
          {words.text("board-take-csv")}
        </button>
      </div>
      <ToStudio />
      {seat === null && <Settling />}
      {seat !== NOBODY && <Linking />}
      <Reporting />
    </section>
  );
}
