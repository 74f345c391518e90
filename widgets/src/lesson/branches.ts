/**
 * A lesson with every branch of it, on a page without a kernel: each message leads from one state of the lesson to another. The
 * page has the line to the present state alone, as if nothing else had been tried: what may follow is not for the learner to see.
 */
import type { Base, Intent, Lesson, NodeRow, Recent, Traits } from "../wire/types";

type Key = NonNullable<Lesson["key"]>;
type State = Key["states"][number];

/** What there is to be done, and the traits that change with it. */
type Told = Partial<Traits> & Pick<Traits, "lesson">;

export class Branches {
  /** The number of the present state. */
  private at = 0;
  /** The line to it, as numbers in the whole tree, and what of it the page has as its base. */
  private line: number[] = [];
  private base: Base | null = null;

  constructor(
    private readonly lesson: Lesson,
    private readonly key: Key,
  ) {}

  /** The lesson from its beginning. */
  begun(seq: number): Told {
    this.base = null;
    return this.told(0, seq);
  }

  /** What a message comes to; null if nothing does here. `seq` is the number of the latest wish where to look. */
  heard(intent: Intent, now: Lesson, seq: number): Told | null {
    const state = this.key.states[this.at]!;
    if (intent.do === "lesson-hint") {
      return { lesson: { ...now, hint: this.key.hints[state.at - 1] ?? null, hints: false } };
    }
    if (intent.do === "lesson") return intent.name === now.name ? this.begun(seq) : null;
    const to = leadsTo(state, intent);
    return to === null ? null : this.told(to, seq);
  }

  private told(to: number, seq: number): Told {
    this.at = to;
    const state = this.key.states[to]!;
    const { says, looks, hints, asks } = this.key;
    const { at, running, result, open, verdict, another, over } = state;
    const stands = this.goTo(state.node);
    const asked = open && verdict === null;
    return {
      ...stands,
      ask: state.ask === null ? null : { ...asks[state.ask]!, node: this.line.length },
      running,
      result,
      notice: null,
      lesson: {
        ...this.lesson,
        ...{ at, open, verdict, another, over },
        says: says[at - 1]!,
        before: says.slice(0, at - 1),
        look: looks[at - 1]!,
        hint: null,
        hints: asked && hints[at - 1] !== null,
      },
      look: { node: this.line.length, seq: seq + 1 },
    };
  }

  /** The line to a node as a tree of its own: the page goes on with the one that it has, if that leads there. */
  private goTo(node: number): Pick<Traits, "base" | "recent" | "head" | "loops"> {
    const { tree, loops } = this.key;
    const line: number[] = [];
    for (let at = node; at > 0; at -= tree.nodes[at - 1]![0]) line.unshift(at);
    const same = line.findIndex((each, i) => each !== this.line[i]);
    const kept = same < 0 ? line.length : same;
    const rows = line.map((each) => next(tree.nodes[each - 1]!));
    if (this.base === null || kept < this.base.nodes.length) {
      const epoch = (this.base?.epoch ?? 0) + 1;
      this.base = { ...tree, epoch, nodes: rows.slice(0, kept) };
    } else if (kept < this.line.length) this.base = { ...this.base, epoch: this.base.epoch + 1 };
    const from = this.base.nodes.length;
    this.line = line;
    const recent: Recent = { epoch: this.base.epoch, from: from + 1, rules: [], asks: [], options: [], nodes: rows.slice(from) };
    const place = (each: number) => (each === 0 ? 0 : line.indexOf(each) + 1);
    const onLine = loops.map(
      ([at, returns]) => [place(at), returns.map(place).filter((each) => each > 0)] as (typeof loops)[number],
    );
    const there = onLine.filter(([, returns], i) => returns.length > 0 && (loops[i]![0] === 0 || line.includes(loops[i]![0])));
    return { base: this.base, recent, head: line.length, loops: there };
  }
}

/** A node that follows the one before it on a line. */
const next = ([, ...row]: NodeRow) => [1, ...row] as NodeRow;

/** The state to which a message leads; null if it leads to none. */
function leadsTo(state: State, intent: Intent): number | null {
  if (intent.do === "lesson-on") return state.on;
  if (intent.do === "lesson-back") return state.back;
  if (intent.do === "lesson-take-back") return state.back_to;
  if (intent.do === "lesson-show") return state.show;
  if (intent.do !== "choose") return null;
  const option = JSON.stringify(intent.option);
  return state.chosen.find((each) => JSON.stringify(each.option) === option)?.to ?? null;
}
