// Whose code the built scripts hold, and under which licences: the text of NOTICES.txt.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const PACKAGE = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const LICENCE = /^(licen[cs]e|notice|copying)(\.|-|$)/i;

/** Every package of which one of the builds has taken something: its name, and the scripts that hold it. */
function holders(metafiles) {
  const found = new Map();
  for (const { outputs } of metafiles) {
    for (const [script, { inputs }] of Object.entries(outputs)) {
      for (const input of Object.keys(inputs)) {
        const name = PACKAGE.exec(input)?.[1];
        if (name) found.set(name, (found.get(name) ?? new Set()).add(basename(script)));
      }
    }
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The licences that come with a package; where none does, the text of the one that it names, which lies in `licences`. */
function licences(here, folder, about) {
  const files = readdirSync(folder).filter((name) => LICENCE.test(name));
  const own = files.sort().map((name) => join(folder, name));
  const named = join(here, "licences", `${about.license}.txt`);
  if (!own.length && !existsSync(named)) throw new Error(`${about.name} comes without a licence: put it into ${named}`);
  return (own.length ? own : [named]).map((file) => readFileSync(file, "utf8").replaceAll("\r\n", "\n").trimEnd());
}

/** The notice for one package, of which these files hold something. */
export function notice(here, name, files) {
  const folder = join(here, "node_modules", name);
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const author = typeof about.author === "string" ? about.author : about.author?.name;
  const title = `${name} ${about.version} (${about.license}), in ${[...files].sort().join(", ")}`;
  return [title, "=".repeat(title.length), ...(author ? ["", `By ${author}`] : []), "", ...licences(here, folder, about)].join(
    "\n",
  );
}

/** The notices for what these builds have put together, under a heading. */
export function notices(
  here,
  metafiles,
  head = "What the scripts of pnrules hold of others, and under which licences. Made by `npm run build`.",
) {
  return `${[head, ...holders(metafiles).map(([name, scripts]) => notice(here, name, scripts))].join("\n\n\n")}\n`;
}
