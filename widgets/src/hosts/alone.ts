/**
 * An exported page: its boards can be explored, in every language, without a kernel. Anything that needs the kernel is
 * impossible, and the page says so.
 */
import { gameView } from "../games";
import { Branches } from "../lesson/branches";
import { judged } from "../level/untold";
import { writtenHere } from "../parts/reporting";
import { happened } from "../wire/happened";
import { settled, triedAt } from "../wire/line";
import { type Model, noticeOf } from "../wire/model";
import { Tree } from "../wire/tree";
import type { Guessing, Intent, Notice, Traits, Verdict } from "../wire/types";
import { Catalogue, Words } from "../wire/words";
import widget from "./widget";

/** The text of controls that need the kernel: a message id on a board; elsewhere the page brings the words. */
const NEEDS_KERNEL = "board-alone";

/** A task after a choice, if the verdicts are known. */
function said<T extends Pick<Guessing, "tried" | "verdict" | "solved">>(
  task: T,
  verdicts: readonly Verdict[],
  choice: number,
): T {
  const verdict = verdicts[choice]!;
  return { ...task, tried: choice, verdict, solved: task.solved || verdict.right };
}

/** A model without a kernel: it answers from the tree that it has. */
export class AloneModel implements Model {
  private readonly heard = new Map<string, Set<(message?: unknown) => void>>();
  private told = 0;

  /** `speak` has the whole page speak another language; `pnrules` is the version that played. */
  constructor(
    protected readonly traits: Traits,
    protected readonly speak: (lang: string) => void = () => {},
    private readonly pnrules = "?",
  ) {}

  get<K extends keyof Traits>(key: K): Traits[K] {
    return this.traits[key];
  }

  set<K extends keyof Traits>(key: K, value: Traits[K]): void {
    this.traits[key] = value;
    this.tell(key);
  }

  /** Set several traits at once: a listener for one of them finds the others up to date. */
  protected setAll(traits: Partial<Traits>): void {
    for (const name of Object.keys(traits) as (keyof Traits)[]) this.traits[name] = traits[name] as never;
    for (const name of Object.keys(traits)) this.tell(name);
  }

  private tell(name: string): void {
    for (const callback of [...(this.heard.get(`change:${name}`) ?? [])]) callback();
  }

  /** The answer to a message. */
  say(message: unknown): void {
    for (const callback of [...(this.heard.get("msg:custom") ?? [])]) callback(message);
  }

  save_changes(): void {
    // There is no kernel to be told where the reader looks.
  }

  send(content: unknown): void {
    const intent = content as Intent;
    if (intent.do === "speak") return this.speak(intent.lang);
    if (!this.recorded(intent)) this.set("notice", this.refusal(intent, NEEDS_KERNEL));
  }

  /** Whether the page's own data is enough: for a report of a step, the answer to a question, a choice that was made before. */
  protected recorded(intent: Intent): boolean {
    if (intent.do === "report") this.report(intent.node);
    return intent.do === "report" || this.answered(intent) || this.chosen(intent) || this.made(intent);
  }

  /** Whether it is a choice that was made before, which can be followed. */
  private made(intent: Intent): boolean {
    const tried = this.tried(intent);
    if (tried === null) return false;
    this.set("notice", null);
    this.set("look", { node: tried, seq: this.traits.look.seq + 1 });
    return true;
  }

  /** The report of a step, as far as the page knows it. */
  private report(node: number): void {
    const { base, recent, info, texts, lang } = this.traits;
    const [tree, words] = [new Tree(base, recent), new Words(new Catalogue(texts), lang, info)];
    const said = happened(node, tree, gameView(info.game), words);
    const message = { node, report: writtenHere(tree, node, info, words, said, this.pnrules) };
    this.say(message);
  }

  on(event: string, callback: (message?: unknown) => void): void {
    this.heard.set(event, (this.heard.get(event) ?? new Set()).add(callback));
  }

  off(event: string, callback: (message?: unknown) => void): void {
    this.heard.get(event)?.delete(callback);
  }

  /** Whether a question without a board can answer it: the verdicts on its choices and its hints came with the page. */
  private answered(intent: Intent): boolean {
    const { level, exercise, guessing } = this.traits;
    if (intent.do === "guess-say" && guessing?.key) this.set("guessing", said(guessing, guessing.key, intent.choice));
    else if (intent.do === "level-say" && level?.key) this.set("level", said(level, level.key.verdicts, intent.choice));
    else if (intent.do === "level-hint" && level?.key) {
      const hints = level.key.hints.slice(0, level.hints.length + 1);
      this.set("level", { ...level, hints, more: hints.length < level.key.hints.length });
    } else if (intent.do === "exercise-say" && exercise?.key) {
      this.set("exercise", judged(exercise, intent.choice));
    } else return false;
    return true;
  }

  /** Whether other numbers were chosen, whose verdicts came with the page. */
  private chosen(intent: Intent): boolean {
    const key = this.traits.claim?.key;
    if (intent.do !== "claim-numbers" || !key) return false;
    const told = key.find(({ claim }) => claim?.numbers?.at.join() === intent.at.join());
    if (!told?.claim) return false;
    this.setAll({ ...told, ...bare(told), claim: { ...told.claim, key } });
    return true;
  }

  /** The node of a choice that has been made before. */
  private tried(intent: Intent): number | null {
    if (intent.do !== "choose") return null;
    const tree = new Tree(this.traits.base, this.traits.recent);
    const child = triedAt(tree, intent.node, intent.option);
    return child === null ? null : settled(tree, child, false);
  }

  /** Why it is not possible: the rule that forbids it, if one does; otherwise this message. */
  protected refusal(intent: Intent, otherwise: string): Notice {
    const seq = ++this.told;
    const forbidden = intent.do === "choose" ? this.forbidden(intent) : undefined;
    return forbidden ? { seq, ...forbidden.why } : noticeOf(seq, otherwise);
  }

  private forbidden({ node, option, who }: Intent & { do: "choose" }) {
    const { ask } = this.traits;
    if (ask?.node !== node) return undefined;
    return ask.refused.find((no) => no.who === who && JSON.stringify(no.option) === JSON.stringify(option));
  }
}

/** A board of an exported page; of a lesson on it, the page may have every branch. */
class ExportedModel extends AloneModel {
  private readonly branches: Branches | null = null;

  constructor(traits: Traits, speak: (lang: string) => void, pnrules: string) {
    super(traits, speak, pnrules);
    const { lesson, look } = traits;
    if (!lesson?.key) return;
    this.branches = new Branches(lesson, lesson.key);
    this.setAll(this.branches.begun(look.seq));
  }

  protected override recorded(intent: Intent): boolean {
    const { lesson, look } = this.traits;
    const told = lesson && this.branches?.heard(intent, lesson, look.seq);
    if (!told) return super.recorded(intent);
    this.setAll(told);
    return true;
  }
}

/** The data of a page: its boards, what differs by language, its title and the texts of its controls. */
export interface PageData {
  lang: string;
  texts: Record<string, string>;
  boards: Record<string, Omit<Traits, "texts">>;
  spoken: Record<string, Record<string, Partial<Traits>>>;
  titles: Record<string, string>;
  pnrules: string;
  alone: Record<string, string>;
}

/** Nothing can be restarted. */
const bare = ({ plays }: Partial<Traits>): Partial<Traits> => (plays ? { plays: { ...plays, again: [] } } : {});

/** Mounts every board, and makes the page's controls work as far as possible. */
export function openPage(data: PageData, page: Document): void {
  const models = new Map(
    Object.entries(data.boards).map(([id, traits]) => [
      id,
      new ExportedModel(
        { ...traits, ...bare(traits), texts: data.texts, table: null, advice: null, turning: null, editing: null },
        (lang) => speakInPlace(lang, page.activeElement),
        data.pnrules,
      ),
    ]),
  );
  const chosen = new Map([...page.querySelectorAll("select")].map((select) => [select, select.selectedIndex]));
  for (const place of page.querySelectorAll<HTMLElement>("[data-board]")) {
    const model = models.get(place.dataset.board!);
    if (!model) continue;
    place.replaceChildren();
    widget.render({ model, el: place });
  }
  speak(data.lang);

  function speak(lang: string): void {
    page.documentElement.lang = lang;
    page.title = data.titles[lang] ?? page.title;
    for (const button of page.querySelectorAll<HTMLElement>("[data-speak]")) {
      button.setAttribute("aria-pressed", String(button.dataset.speak === lang));
    }
    for (const note of page.querySelectorAll<HTMLElement>(".pn-needs-kernel")) say(note);
    for (const [id, traits] of Object.entries(data.spoken[lang] ?? {})) {
      for (const name of Object.keys(traits) as (keyof Traits)[]) models.get(id)?.set(name, traits[name]!);
    }
  }

  function say(note: HTMLElement): void {
    note.textContent = data.alone[page.documentElement.lang] ?? "";
  }

  /** Prose has different lengths in different languages: keep the pressed element under the pointer. */
  function speakInPlace(lang: string, pressed: Element | null): void {
    const before = pressed?.getBoundingClientRect().top ?? 0;
    speak(lang);
    if (!pressed) return;
    requestAnimationFrame(() => scrollBy({ top: pressed.getBoundingClientRect().top - before, behavior: "instant" }));
  }

  function needsKernel(control: HTMLElement): void {
    const group = control.closest<HTMLElement>(".pn-line") ?? control.closest<HTMLElement>("[data-needs]")!;
    if (group.nextElementSibling?.matches(".pn-needs-kernel")) group.nextElementSibling.remove(); // repeated, so that screen readers announce it again
    const note = page.createElement("p");
    note.className = "pn-needs-kernel";
    note.setAttribute("role", "alert");
    group.after(note);
    say(note);
  }

  page.body.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("button");
    if (button?.dataset.speak && !button.closest(".pn-board")) speakInPlace(button.dataset.speak, button);
    else if (button?.closest("[data-needs]")) needsKernel(button);
  });
  page.body.addEventListener("change", ({ target }) => {
    const control = target as HTMLElement;
    if (!control.closest("[data-needs]")) return;
    if (control instanceof HTMLSelectElement) control.selectedIndex = chosen.get(control)!;
    for (const input of control.closest("[data-needs]")!.querySelectorAll("input")) {
      input.value = input.defaultValue;
      input.checked = input.defaultChecked;
    }
    needsKernel(control);
  });
}
