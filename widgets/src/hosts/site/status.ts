/** One line on top of a page, when there is something to say: Python is on its way, or works; a newer site is there. */
import type { Python } from "./python";

/** So long (in ms) Python may work before it is said, and can be stopped. */
const PATIENCE = 1500;

export interface Line {
  /** The message that it says. */
  says: string;
  /** What can be done about it: the message on the button. */
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

  /** Another page, or another language. */
  show(words: Record<string, string>): void {
    this.words = words;
    this.said = "";
    this.draw();
  }

  /** A page cannot be shown before Python has made it. One that can be is there: that Python takes it over moves nothing. */
  wait(waits: boolean): void {
    this.waits = waits;
    this.draw();
  }

  /** A newer version of the site has been fetched; `load` goes over to it. */
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
