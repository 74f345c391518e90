/** The reader's progress and games, for the front page of the apps. Its script calls this `pnProgress`. */
import { Archive, against, suggested, tallies, place as whereGames } from "./kept/archive";
import { PREFIX } from "./kept/game";
import { download, goOnWith, Learnt, type Progress, place, toFile } from "./kept/progress";
import { GOAL, streak, today } from "./kept/training";

const learnt = new Learnt(place());

/**
 * The present progress: finished lessons, solved levels, the latest lesson in each game, the game of the lesson finished last,
 * the number of exercises today and of consecutive days, and any problem with it.
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

/** The lesson among these to continue with; null if all are finished. */
export const next = (names: readonly string[], game: string): string | null =>
  goOnWith(names, learnt.progress, learnt.progress.last[game]);

export const save = (): void => download(toFile(learnt.progress));

/** Load a file; returns the message id of the result. */
export const load = (text: string): string => learnt.load(text);

const archive = new Archive(whereGames());

/** The reader's own games, the latest first, each with the key for opening it; and how often they won. */
export function played() {
  const games = archive.games();
  return {
    games: games.map((game) => ({ ...game, against: against(game), id: `${PREFIX}${game.when}` })),
    tallies: tallies(games),
    damaged: archive.damaged(),
  };
}

/** The suggested opponent in a game, among those that play it. */
export const suits = (game: string, opponents: readonly string[]): string | null => suggested(archive.games(), game, opponents);
