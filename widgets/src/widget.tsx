/** The anywidget: a model's traits in, a drawn board out, intents back. */
import { render as draw } from "preact";
import { App } from "./app";
import type { Intent, Model, Traits } from "./types";

const TRAITS = [
  "info",
  "texts",
  "lang",
  "base",
  "recent",
  "head",
  "names",
  "ask",
  "notice",
  "result",
  "seat",
  "view",
] as const satisfies readonly (keyof Traits)[];

/** While somebody scrubs, the kernel hears so often (in ms) where they look. */
const SAVE_EVERY = 150;

function traitsOf(model: Model): Traits {
  return Object.fromEntries(TRAITS.map((name) => [name, model.get(name)])) as unknown as Traits;
}

export function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  let saving: ReturnType<typeof setTimeout> | undefined;
  let due = false;
  let alive = true;

  const save = () => {
    saving ??= setTimeout(() => {
      saving = undefined;
      model.save_changes();
    }, SAVE_EVERY);
  };
  const look = (node: number) => {
    if (model.get("view").node === node) return;
    model.set("view", { node });
    save();
    update();
  };
  const send = (intent: Intent) => model.send(intent);
  const paint = () => draw(<App traits={traitsOf(model)} look={look} send={send} />, el);
  /** However many traits change at once, the board is drawn once. */
  const update = () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      if (alive) paint();
    });
  };
  /** Play went on: the eye goes along, and an older look is not reported any more. */
  const follow = () => {
    clearTimeout(saving);
    saving = undefined;
    if (model.get("view").node !== model.get("head")) {
      model.set("view", { node: model.get("head") });
      save();
    }
    update();
  };

  for (const name of TRAITS) model.on(`change:${name}`, name === "head" ? follow : update);
  paint();
  return () => {
    alive = false;
    clearTimeout(saving);
    for (const name of TRAITS) model.off(`change:${name}`, name === "head" ? follow : update);
    draw(null, el);
  };
}

export default { render };
