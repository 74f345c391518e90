// The parts of the site's scripts (see `src/hosts/site/later.ts`): by part, the modules and their components. Code in a module's
// own folder imports it directly, except in `frame`, which contains everything; elsewhere a stand-in component fetches the part.

import { dirname, relative, resolve } from "node:path";

export const LATER = {
  claim: { "claim/claim": ["ClaimBox", "Proof"] },
  course: { "course/course": ["CourseBox", "CoursePanel"] },
  dealing: { "dealing/dealing": ["DealingForm"], "frame/question": ["QuestionForm"] },
  editing: { "editing/view": ["EditingBoard"] },
  laboratory: { "laboratory/laboratory": ["LaboratoryPage"] },
  learning: {
    "lesson/lesson": ["LessonBox"],
    "lesson/lessons": ["AsFile", "Lessons"],
    "level/level": ["GoOn", "Levels", "Quiz", "Sayings", "Task", "Verdict"],
    "level/mastery": ["Mastery"],
  },
  more: {
    "frame/branches": ["Branches", "Names"],
    "compare/comparing": ["Comparing"],
    "frame/verdict": ["VerdictSheet"],
    "ending/ending": ["Ending"],
    "ending/turning": ["TurningPoints"],
    "frame/help": ["Help"],
    "settings/settings": ["Settings"],
    "frame/taking": ["Taking"],
    "players/make_own": ["MakeOwn"],
    "players/play_now": ["Glad", "PlayNow"],
    "why/about": ["About", "StillAbout"],
  },
  studio: { "studio/studio": ["StudioPanel"] },
  reference: { "reference/reference": ["ReferencePage"] },
};

/** The part of the script that has a style sheet of its own (`later.css`), and the sheets of `style.css` in it. */
export const LATER_STYLES = {
  part: "more",
  sheets: [
    "compare/compare.css",
    "frame/verdict.css",
    "happening/happening.css",
    "ending/ending.css",
    "level/mastery.css",
    "laboratory/laboratory.css",
    "company/company.css",
    "editing/editing.css",
    "studio/studio.css",
    "parts/print.css",
  ],
};

/** `style.css` in two halves: styles that first pictures may need, and later ones. Each names the layers in order. */
export function inTwo(style) {
  const later = (line) => LATER_STYLES.sheets.some((sheet) => line.startsWith(`@import "./${sheet}"`));
  const lines = style.split("\n");
  const layers = lines.filter((line) => line.startsWith("@layer "));
  return { first: lines.filter((line) => !later(line)).join("\n"), later: [...layers, ...lines.filter(later)].join("\n") };
}

/** The plugin for esbuild. `src`: the folder of the sources. */
export function later(src) {
  const parts = new Map(Object.entries(LATER).flatMap(([part, modules]) => Object.keys(modules).map((name) => [name, part])));
  const own = ({ resolveDir }) => ["hosts/site", "games/fetched"].some((folder) => resolveDir.startsWith(resolve(src, folder)));
  return {
    name: "later",
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, (args) => {
        const name = relative(src, resolve(args.resolveDir, args.path));
        if (own(args)) return undefined;
        if (name === "games") return { path: resolve(src, "games/fetched/index.ts") };
        const beside = dirname(name) !== "frame" && args.resolveDir === resolve(src, dirname(name));
        return parts.has(name) && !beside ? { path: name, namespace: "later" } : undefined;
      });
      build.onLoad({ filter: /.*/, namespace: "later" }, ({ path }) => {
        const part = parts.get(path);
        const lines = LATER[part][path].map((name) => `export const ${name} = later("${part}", "${name}");`);
        return { contents: ['import { later } from "./hosts/site/later";', ...lines].join("\n"), resolveDir: src };
      });
    },
  };
}
