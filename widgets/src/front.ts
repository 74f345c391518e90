/** What the front page of the apps knows of what has been learnt and played, and does with it. Its script calls this `pnProgress`. */
import { Archive, against, suggested, tallies, place as whereGames } from "./kept/archive";
import { PREFIX } from "./kept/game";
import { download, goOnWith, Learnt, type Progress, place, toFile } from "./kept/progress";
import { GOAL, streak, today } from "./kept/training";

const learnt = new Learnt(place());

/**
 * What is kept now: the lessons that are done, the levels that are solved, where one was last, the game of the lesson that was done
 * last, how many exercises were done today, and on how many days in a row, and what is to be said of it.
 */
export function look() {
  learnt.look();
  return {
    done: learnt.done,
    solved: learnt.solved,
    last: learnt.progress.last,
    latest: latest(learnt.progress.lessons),
    practised: practised(learnt.progress.answers, learnt.now()),
    trouble: learnt.trouble,
    elsewhere: learnt.elsewhere(),
  };
}

const practised = (answers: Progress["answers"], now: number) => ({
  ever: answers.length > 0,
  count: today(answers, now),
  goal: GOAL,
  days: streak(answers, now),
});

const latest = (lessons: Progress["lessons"]): string | null => {
  const done = Object.entries(lessons).sort(([, one], [, other]) => other.done - one.done);
  return done[0]?.[0].split("/")[0] ?? null;
};

/** The lesson of some to go on with; null when all are done. */
export const next = (names: readonly string[], game: string): string | null =>
  goOnWith(names, learnt.progress, learnt.progress.last[game]);

export const save = (): void => download(toFile(learnt.progress));

/** Takes a file; gives what is to be said of it, as the catalogue calls that. */
export const load = (text: string): string => learnt.load(text);

const archive = new Archive(whereGames());

/** The reader's own games, the latest first, each with the name under which a page goes on with it; and how often they won. */
export function played() {
  const games = archive.games();
  return {
    games: games.map((game) => ({ ...game, against: against(game), id: `${PREFIX}${game.when}` })),
    tallies: tallies(games),
    damaged: archive.damaged(),
  };
}

/** The opponent that suits the reader best in a game now, of those that play it. */
export const suits = (game: string, opponents: readonly string[]): string | null => suggested(archive.games(), game, opponents);
