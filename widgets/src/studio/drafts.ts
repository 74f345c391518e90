/**
 * Lessons under construction, kept in their author's own browser: each under a name of its own, whole after each operation. Two
 * tabs may go on with the same one: a tab that finds it changed keeps its own under another name.
 */
import type { InEach } from "../wire/types";

/** How every draft's name in the browser's storage begins. */
export const PREFIX = "pnrules draft ";

export interface Draft {
  version: 1;
  title: InEach;
  /** In ms since 1970. */
  when: number;
  /** What the kernel makes the draft of again. */
  text: string;
}

/** What came of keeping a draft: it is kept; so it is, but apart from what another tab made of it; there is no more room. */
export type Came = "kept" | "elsewhere" | "full";

/** A draft, if it is a good one: storage holds whatever anybody put there. */
function read(text: string | null): Draft | null {
  try {
    const found = JSON.parse(text ?? "null") as Partial<Draft> | null;
    const good = found?.version === 1 && typeof found.text === "string" && Number.isFinite(found.when);
    return good && typeof found.title === "object" && found.title !== null ? (found as Draft) : null;
  } catch {
    return null;
  }
}

export class Drafts {
  private id: string | null = null;
  /** The draft as it was read or written here last. */
  private known: string | null = null;

  constructor(
    private readonly storage: Storage,
    private readonly now: () => number = Date.now,
  ) {}

  /** Every draft with its name, the latest first. */
  all(): { id: string; draft: Draft }[] {
    const names = Array.from({ length: this.storage.length }, (_, at) => this.storage.key(at) ?? "");
    return names
      .filter((name) => name.startsWith(PREFIX))
      .flatMap((name) => {
        const draft = read(this.storage.getItem(name));
        return draft ? [{ id: name.slice(PREFIX.length), draft }] : [];
      })
      .sort((one, other) => other.draft.when - one.draft.when);
  }

  /** Go on with a draft: what is kept from now on takes its place. Gives its text; null if it is gone. */
  goOn(id: string): string | null {
    const text = this.storage.getItem(PREFIX + id);
    const draft = read(text);
    if (draft === null) return null;
    this.id = id;
    this.known = text;
    return draft.text;
  }

  /** Another lesson begins: what was kept of the one before stays. */
  anew(): void {
    this.id = null;
    this.known = null;
  }

  keep(title: InEach, text: string): Came {
    const lying = this.id === null ? null : this.storage.getItem(PREFIX + this.id);
    const overtaken = this.id !== null && lying !== null && lying !== this.known;
    const id = this.id === null || overtaken ? this.fresh() : this.id;
    const kept = JSON.stringify({ version: 1, title, when: this.now(), text } satisfies Draft);
    try {
      this.storage.setItem(PREFIX + id, kept);
    } catch {
      return "full";
    }
    this.id = id;
    this.known = kept;
    return overtaken ? "elsewhere" : "kept";
  }

  forget(id: string): void {
    this.storage.removeItem(PREFIX + id);
    if (id === this.id) this.anew();
  }

  /** Whether this is the draft that is being made. */
  isOpen(id: string): boolean {
    return id === this.id;
  }

  /** A name that no other draft has. */
  private fresh(): string {
    let name = this.now();
    while (this.storage.getItem(`${PREFIX}${name}`) !== null) name++;
    return String(name);
  }
}
