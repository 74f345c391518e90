/** The anywidget: a model's traits in, a drawn board out, intents back. */
import { render as draw } from "preact";
import { App } from "./app";
import { handOver } from "./exporting";
import { Keeper, NOT_KEPT, surroundings } from "./keeping";
import type { Intent, Model, Notice, Traits } from "./types";

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
  "running",
  "result",
  "loops",
  "seat",
  "view",
  "look",
  "asked",
  "plays",
  "compared",
  "offer",
  "level",
  "deal",
] as const satisfies readonly (keyof Traits)[];

/** While somebody scrubs, the kernel hears so often (in ms) where they look. */
const SAVE_EVERY = 150;

/** What does nothing to the play: it only asks, or has another one take its place. */
const ASKING: ReadonlySet<Intent["do"]> = new Set<Intent["do"]>([
  "draw",
  "foresee",
  "compare",
  "see",
  "speak",
  "deal",
  "deal-back",
]);

/** What the play is called in the board's language. */
function titleOf(model: Model): string {
  const { title } = model.get("info");
  return typeof title === "string" ? title : (title[model.get("lang")] ?? "");
}

function traitsOf(model: Model): Traits {
  return Object.fromEntries(TRAITS.map((name) => [name, model.get(name)])) as unknown as Traits;
}

export function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  // Where the eye is, is the browser's own affair. `view` only reports it: a report may come back from the kernel late, when
  // play has gone on, so nothing that the kernel echoes of it is believed. What the kernel wants looked at, it puts in `look`.
  let eye = model.get("view").node;
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
    if (eye === node) return;
    eye = node;
    model.set("view", { node });
    save();
    update();
  };
  const guided = () => look(model.get("look").node);

  // What the reader does is kept; what the kernel shows by itself is not.
  const around = model.get("number") === NOT_KEPT ? null : surroundings();
  let told: Notice | null = null;
  const keeper =
    around &&
    new Keeper(model, around, () => {
      told ??= { seq: -1, id: "board-not-kept", params: [], args: [], cite: null, rulings: [] };
      update();
    });
  const walk = (node: number) => {
    look(node);
    keeper?.act(false);
  };
  const send = (intent: Intent) => {
    model.send(intent);
    if (intent.do === "again") keeper?.anew();
    if (!ASKING.has(intent.do)) keeper?.act(true);
  };
  const see = (node: number, place: number, last: number) => keeper?.see(node, place, last);
  const traits = (): Traits => ({ ...traitsOf(model), view: { node: eye }, notice: model.get("notice") ?? told });
  const paint = () => draw(<App traits={traits()} look={walk} send={send} see={see} />, el);
  /** However many traits change at once, the board is drawn once. */
  const update = () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      if (alive) paint();
    });
  };
  /** Play went on: the eye goes along, unless the kernel wants something else looked at with it. */
  let wish = model.get("look").seq;
  const follow = () => {
    const { seq, node } = model.get("look");
    look(seq === wish ? model.get("head") : node);
    queueMicrotask(() => (wish = seq));
    update();
  };
  const heard = (name: (typeof TRAITS)[number]) => (name === "head" ? follow : name === "look" ? guided : update);

  const hear = (message?: unknown) => {
    keeper?.hear(message);
    void handOver(message, titleOf(model));
  };
  const changed = () => keeper?.changed();
  let dealt = model.get("deal")?.dealt;
  const dealtAnew = () => {
    const now = model.get("deal")?.dealt;
    if (now !== dealt) keeper?.anew();
    dealt = now;
  };

  for (const name of TRAITS) model.on(`change:${name}`, heard(name));
  model.on("msg:custom", hear);
  model.on("change:reopen", changed);
  model.on("change:deal", dealtAnew);
  paint();
  return () => {
    alive = false;
    clearTimeout(saving);
    keeper?.stop();
    model.off("msg:custom", hear);
    model.off("change:reopen", changed);
    model.off("change:deal", dealtAnew);
    for (const name of TRAITS) model.off(`change:${name}`, heard(name));
    draw(null, el);
  };
}

export default { render };
