/** The reader's own games: wins, opponents, and how games were lost; each game with its picture, and a button to review it. */
import { useState } from "preact/hooks";
import { type Archive, against, FILE, lostBy, tallies } from "../kept/archive";
import type { Game } from "../kept/game";
import { download } from "../kept/progress";
import { useWords } from "../parts/scene";
import { Portrait } from "../players/portrait";
import { day, inWords, type Words } from "../wire/words";
import { useArchive, useReview } from "./mine";
import { dealable, useDealing } from "./using";

const WIDTH = 96;
const HEIGHT = 40;

/** The picture of a game: everybody's points from its deal to its end. */
export function Course({ of: { course, you } }: { of: Pick<Game, "course" | "you"> }) {
  const all = course.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (at: number) => (WIDTH * at) / Math.max(1, course.length - 1);
  const y = (points: number) => HEIGHT - 3 - ((HEIGHT - 6) * (points - least)) / (most - least);
  const seats = (course[0] ?? []).map((_, i) => i + 1);
  return (
    <svg class="pn-course" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {seats.map((seat) => (
        <g key={seat} data-colour={((seat - 1) % 6) + 1} data-you={seat === you ? "" : undefined}>
          <path
            d={course
              .map((points, at) => `${at === 0 ? "M" : "L"}${x(at).toFixed(1)} ${y(points[seat - 1] ?? 0).toFixed(1)}`)
              .join("")}
          />
        </g>
      ))}
    </svg>
  );
}

/** Opponents by name, as a list in words. */
function named(names: readonly string[], words: Words): string {
  const called = names.map((who) => (words.has(`board-opponent-${who}`) ? words.text(`board-opponent-${who}`) : who));
  return words.list(called, "list-and");
}

function Tallies({ games, called }: { games: readonly Game[]; called(game: string): string }) {
  const words = useWords();
  return (
    <ul class="pn-tallies">
      {tallies(games).map(({ game, against: who, won, shared, lost }) => (
        <li key={`${game} ${who}`}>
          <Portrait of={who} />
          <span>
            {words.text("board-games-against", { game: called(game), who: named(who.split(","), words) })}{" "}
            <strong>{words.text("board-games-won", { won, of: won + shared + lost })}</strong>
          </span>
          <i aria-hidden="true" style={{ "--won": won, "--shared": shared, "--lost": lost }} />
        </li>
      ))}
    </ul>
  );
}

/** How the reader lost most often in the game on the board, the only one that it has words for. */
function Lost({ games }: { games: readonly Game[] }) {
  const words = useWords();
  const ours = games.filter(({ deal }) => deal.game === words.info.game);
  const known = lostBy(ours).filter(([how]) => words.has(`cli-simulate-${how}`));
  if (known.length === 0) return null;
  return (
    <p class="pn-note">
      {words.text("board-games-lost-by")}{" "}
      {words.list(
        known.map(([how, count]) => words.text("board-games-so-often", { how: words.text(`cli-simulate-${how}`), count })),
        "list-then",
      )}
    </p>
  );
}

/** The action of a button on a game. */
function Row({ game, called, archive, look }: { game: Game; called: string; archive: Archive; look(): void }) {
  const words = useWords();
  const dealing = useDealing();
  const review = useReview();
  const there = dealing?.offered.games.some((each) => each.game === game.deal.game);
  const what = words.text("board-games-one", {
    game: called,
    who: named(against(game), words),
    day: day(game.when),
  });
  const about = { what };
  return (
    <li class="pn-mine" data-came={game.came}>
      {game.course.length > 1 ? <Course of={game} /> : <Portrait of={against(game)[0] ?? ""} />}
      <p>
        <strong>{words.text(`board-ending-${game.came}`)}</strong> {what}
      </p>
      <div class="pn-buttons">
        {there && (
          <button
            type="button"
            class="pn-button pn-mine-review"
            aria-label={words.text("board-games-review-it", about)}
            onClick={() => review(game)}
          >
            {words.text("board-games-review")}
          </button>
        )}
        <button
          type="button"
          class="pn-button pn-mine-file"
          aria-label={words.text("board-games-file-it", about)}
          onClick={() => download(JSON.stringify(game.save), `pnrules-${game.deal.game}-${game.when}.json`)}
        >
          {words.text("board-games-file")}
        </button>
        <button
          type="button"
          class="pn-button pn-mine-forget"
          aria-label={words.text("board-games-forget-it", about)}
          onClick={() => {
            archive.forget(game);
            look();
          }}
        >
          {words.text("board-games-forget")}
        </button>
      </div>
    </li>
  );
}

/** How many games are shown at first. */
const FIRST = 5;

export function MyGames() {
  const words = useWords();
  const dealing = useDealing();
  const { archive, games, look } = useArchive();
  const [all, showAll] = useState(false);
  const [said, say] = useState<string | null>(null);
  const called = (game: string) =>
    dealing?.offered.games.some((each) => each.game === game) ? inWords(dealable(dealing.offered, game).called, words) : game;
  const damaged = archive.damaged();
  const notes = [
    games.length === 0 && words.text("board-games-none"),
    archive.trouble && words.text(`board-games-${archive.trouble}`),
    damaged > 0 && words.text("board-games-damaged", { count: damaged }),
    said && words.text(`board-games-${said}`),
  ].filter((note): note is string => Boolean(note));
  const load = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    say(archive.load(await file.text()));
    input.value = "";
    look();
  };
  return (
    <section class="pn-games" aria-label={words.text("board-games")}>
      <h3 class="pn-heading">{words.text("board-games")}</h3>
      <div role="status">
        {notes.map((note) => (
          <p key={note} class="pn-note">
            {note}
          </p>
        ))}
      </div>
      {games.length > 0 && <Tallies games={games} called={called} />}
      <Lost games={games} />
      <ul class="pn-mines">
        {(all ? games : games.slice(0, FIRST)).map((game) => (
          <Row key={game.when} game={game} called={called(game.deal.game)} archive={archive} look={look} />
        ))}
      </ul>
      <div class="pn-buttons">
        {games.length > FIRST && !all && (
          <button type="button" class="pn-button pn-games-all" onClick={() => showAll(true)}>
            {words.text("board-games-all", { count: games.length })}
          </button>
        )}
        {games.length > 0 && (
          <button type="button" class="pn-button pn-games-save" onClick={() => download(archive.file(), FILE)}>
            {words.text("board-games-save")}
          </button>
        )}
        <label class="pn-button pn-games-load">
          {words.text("board-games-load")}
          <input
            type="file"
            class="pn-hidden"
            accept=".json,application/json"
            onChange={({ currentTarget }) => load(currentTarget)}
          />
        </label>
      </div>
    </section>
  );
}
