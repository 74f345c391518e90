/** A line at the top of a page, if necessary: Python is loading or working; there is a newer version of the site. */
import type { Python } from "./python";

/** How long (in ms) Python works before the line appears, and offers to stop it. */
const PATIENCE = 1500;

export interface Line {
  /** The id of its message. */
  says: string;
  /** The id of the button's message, for what can be done about it. */
  press?: { says: string; act(): void };
}

export class Status {
  private worked: ReturnType<typeof setTimeout> | undefined;
  private long = false;
  private newer: (() => void) | null = null;
  private words: Record<string, string> = {};
  private waits = false;
  private said = "";

  constructor(
    private readonly python: Python,
    private readonly stop: () => void,
  ) {
    python.onChange(() => this.look());
  }

  /** Show it for another page, or in another language. */
  show(words: Record<string, string>): void {
    this.words = words;
    this.said = "";
    this.draw();
  }

  /** Whether the page has to wait for Python before it can be shown. Otherwise the line stays away, so that nothing moves when
   * Python takes over. */
  wait(waits: boolean): void {
    this.waits = waits;
    this.draw();
  }

  /** A newer version of the site has been fetched; `load` switches to it. */
  renewed(load: () => void): void {
    this.newer = load;
    this.draw();
  }

  private look(): void {
    const works = this.python.state === "ready" && this.python.busy;
    if (!works) {
      clearTimeout(this.worked);
      this.worked = undefined;
      this.long = false;
    } else {
      this.worked ??= setTimeout(() => {
        this.long = true;
        this.draw();
      }, PATIENCE);
    }
    this.draw();
  }

  private line(): Line | null {
    if (this.long) return { says: "site-works", press: { says: "site-stop", act: this.stop } };
    if (this.python.state === "broken") return { says: "site-no-python" };
    if (this.waits) return { says: "site-starting" };
    return this.newer && { says: "site-newer", press: { says: "site-load-newer", act: this.newer } };
  }

  private draw(): void {
    const place = document.getElementById("pn-python");
    const line = this.line();
    const key = line?.says ?? "";
    if (!place || (this.said === key && place.dataset.says === key)) return;
    this.said = key;
    place.dataset.says = key;
    place.replaceChildren(line ? (this.words[line.says] ?? "") : "");
    if (!line?.press) return;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = this.words[line.press.says] ?? "";
    button.addEventListener("click", line.press.act);
    place.append(" ", button);
  }
}
