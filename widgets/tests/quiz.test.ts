/** Questions on a page that was exported. */
import { beforeEach, describe, expect, it } from "vitest";
import { openQuizzes } from "../src/quiz";

const list = (lang: string) =>
  `<fieldset>${["a", "b"].map((id) => `<input type="radio" name="${lang}" value="${id}">`).join("")}</fieldset>`;
const key = (right: string, wrong: string, hint: string) =>
  `<div class="pn-quiz-key" hidden><ol class="pn-verdicts"><li><p>${wrong}</p></li><li><p>${right}</p></li></ol><ol class="pn-hints"><li><p>${hint}</p></li></ol></div>`;
const PAGE = `
  <div class="pn-quiz">
    <div data-lang="en">${list("en")}</div><div data-lang="fr">${list("fr")}</div>
    <button class="pn-quiz-check">check</button><button class="pn-quiz-hint">hint</button>
    <div data-lang="en">${key("right", "wrong", "look")}</div><div data-lang="fr">${key("juste", "faux", "voyez")}</div>
  </div>
  <button id="elsewhere">elsewhere</button>`;

const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const said = () => document.querySelector(".pn-quiz-said")?.textContent ?? "";
let again: () => void;

function pick(lang: string, value: string): void {
  const radio = one<HTMLInputElement>(`input[name=${lang}][value=${value}]`);
  radio.checked = true;
  radio.dispatchEvent(new Event("change", { bubbles: true }));
}

beforeEach(() => {
  const fresh = document.createElement("body");
  fresh.append(document.createRange().createContextualFragment(PAGE));
  document.body.replaceWith(fresh);
  document.documentElement.lang = "en";
  again = openQuizzes(document);
});

describe("a question", () => {
  it("says nothing before an answer is picked, then what it comes to", () => {
    one("#elsewhere").click();
    one(".pn-quiz-check").click();
    expect(said()).toBe("");
    pick("en", "a");
    expect(said()).toBe("");
    one(".pn-quiz-check").click();
    expect(said()).toBe("wrong");
    pick("en", "b");
    one(".pn-quiz-check").click();
    expect(said()).toBe("right");
  });

  it("gives its hints, and no more than it has", () => {
    one(".pn-quiz-hint").click();
    one(".pn-quiz-hint").click();
    expect(said()).toBe("look");
  });

  it("speaks the page's language, the answer picked in all", () => {
    pick("en", "b");
    one(".pn-quiz-check").click();
    one(".pn-quiz-hint").click();
    document.documentElement.lang = "fr";
    again();
    expect(said()).toBe("voyezjuste");
    expect(one<HTMLInputElement>("input[name=fr][value=b]").checked).toBe(true);
    expect(one(".pn-quiz-said").getAttribute("role")).toBe("status");
  });
});
