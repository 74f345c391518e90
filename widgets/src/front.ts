/** What the front page of the apps knows of what has been learnt, and does with it. Its script calls this `pnProgress`. */
import { download, goOnWith, Learnt, place, toFile } from "./kept/progress";

const learnt = new Learnt(place());

/** What is kept now: the lessons that are done, the levels that are solved, where one was last, and what is to be said of it. */
export function look() {
  learnt.look();
  return {
    done: learnt.done,
    solved: learnt.solved,
    last: learnt.progress.last,
    trouble: learnt.trouble,
    elsewhere: learnt.elsewhere(),
  };
}

/** The lesson of some to go on with; null when all are done. */
export const next = (names: readonly string[], game: string): string | null =>
  goOnWith(names, learnt.progress, learnt.progress.last[game]);

export const save = (): void => download(toFile(learnt.progress));

/** Takes a file; gives what is to be said of it, as the catalogue calls that. */
export const load = (text: string): string => learnt.load(text);
