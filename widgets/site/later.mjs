// What the site's scripts have in parts of their own (see `src/hosts/site/later.ts`): by part, the modules and their components. A module's
// own folder has it at once, unless that is the frame's, which holds all; in the others a component stands for it that fetches the
// part.

import { dirname, relative, resolve } from "node:path";

export const LATER = {
  claim: { "claim/claim": ["ClaimBox", "Proof"] },
  dealing: { "dealing/dealing": ["DealingForm"], "frame/question": ["QuestionForm"] },
  editing: { "editing/view": ["EditingBoard"] },
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
    "players/play_now": ["Glad", "PlayNow"],
    "why/about": ["About", "StillAbout"],
  },
  studio: { "studio/studio": ["StudioPanel"] },
  reference: { "reference/reference": ["ReferencePage"] },
};

/** Whose styles come with a part of the script, in a sheet of their own (`later.css`): the part, and the sheets of `style.css`. */
export const LATER_STYLES = {
  part: "more",
  sheets: [
    "compare/compare.css",
    "frame/verdict.css",
    "ending/ending.css",
    "level/mastery.css",
    "company/company.css",
    "editing/editing.css",
    "studio/studio.css",
    "parts/print.css",
  ],
};

/** `style.css` in two: what every first picture may need, and what comes later. Each names the layers in their order. */
export function inTwo(style) {
  const later = (line) => LATER_STYLES.sheets.some((sheet) => line.startsWith(`@import "./${sheet}"`));
  const lines = style.split("\n");
  const layers = lines.filter((line) => line.startsWith("@layer "));
  return { first: lines.filter((line) => !later(line)).join("\n"), later: [...layers, ...lines.filter(later)].join("\n") };
}

/** The plugin of esbuild that does so. `src`: the folder of the sources. */
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
