/** An exported page: its boards are looked through without a kernel, and say so where one is needed. */
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it } from "vitest";
import { openPage, type PageData } from "../src/hosts/alone";
import { AT_COPY, COPIED, HEAD, playAsk, sample, texts } from "./fixtures/sample";

const CONTROLS = `
  <div class="pn-languages"><button data-speak="en">English</button><button data-speak="fr">Français</button></div>
  <div data-board="b"><pre>in words</pre></div>
  <label data-needs>Rulebook <select><option>PN 3.0</option><option selected>PN 3.1</option></select></label>
  <button class="pn-press" data-needs>A hint</button>
`;

function data(): PageData {
  const { texts: _, ...traits } = sample();
  return {
    lang: "en",
    texts: texts(),
    boards: { b: traits },
    spoken: { en: { b: { lang: "en" } }, fr: { b: { lang: "fr" } } },
    titles: { en: "A page", fr: "Une page" },
    pnrules: "1.2.3",
    alone: { en: "It needs Python.", fr: "Il y faut Python." },
  };
}

const page = document;
const one = <E extends HTMLElement>(selector: string) => page.querySelector<E>(selector)!;
const node = () => Number(one(".pn-board").dataset.node);
const click = (selector: string) => act(async () => one(selector).click());

async function open(changes: Partial<PageData["boards"][string]> = {}): Promise<void> {
  const shown = data();
  Object.assign(shown.boards.b!, changes);
  await act(async () => openPage(shown, page));
}

beforeEach(() => {
  page.body.replaceWith(page.createElement("body")); // a new one, which hears nothing of the test before
  page.body.innerHTML = CONTROLS;
});

describe("an exported page", () => {
  it("puts the board where its words stood, and steps through it", async () => {
    await open();
    expect(page.body.textContent).not.toContain("in words");
    expect(node()).toBe(HEAD);
    await click(".pn-first");
    expect(node()).toBe(0);
    await click(".pn-last");
    expect(node()).toBe(HEAD);
  });

  it("says of a new choice that Python is gone, as no rule forbids it", async () => {
    await open({ ask: playAsk });
    await click(".pn-option");
    expect(one(".pn-notice-words").textContent!.trim()).toMatch(/^This page is a recording/);
    expect(node()).toBe(HEAD);
  });

  it("says of undo and of a name that Python is gone", async () => {
    await open();
    await click(".pn-undo");
    expect(one(".pn-notice-words").textContent).toContain("not make new choices");
    expect(one(".pn-board").dataset.head).toBe(String(HEAD));
  });

  it("goes where a choice leads that was made before", async () => {
    await open({ view: { node: AT_COPY }, look: { node: AT_COPY, seq: 0 } });
    await click(`.pn-option[data-option='["execute"]']`);
    expect(node()).toBe(COPIED);
    expect(page.querySelector(".pn-notice")).toBeNull();
  });

  it("says why by itself, compares branches by itself, and of what if that Python is gone", async () => {
    await open();
    await click('.pn-player[data-seat="3"] .pn-player-top');
    expect(page.querySelectorAll(".pn-because")).toHaveLength(2);
    await click('.pn-tab[data-tab="branches"]');
    await click(".pn-compare");
    expect(page.querySelectorAll(".pn-half")).toHaveLength(2);
    await click(".pn-compare-close");
    expect(page.querySelector(".pn-notice")).toBeNull();
    await click(`.pn-knot[data-node="${AT_COPY}"]`);
    await click(".pn-what-if");
    expect(one(".pn-notice-words").textContent).toContain("not make new choices");
    await click(".pn-foresee");
    expect(one(".pn-notice-words").textContent).toContain("not make new choices");
    expect(node()).toBe(AT_COPY);
  });

  it("still names the rule that forbids what is not allowed", async () => {
    await open();
    await click(".pn-refused-try");
    expect(one(".pn-notice-words").textContent).toContain("Not allowed.");
    expect(one(".pn-notice .pn-cite").textContent).not.toBe("");
  });

  it("speaks the other language at the same place, boards and notes too", async () => {
    await open();
    await click(".pn-first");
    await click(".pn-press");
    expect(one(".pn-needs-kernel").textContent).toBe("It needs Python.");
    await click("[data-speak=fr]");
    expect(page.documentElement.lang).toBe("fr");
    expect(page.title).toBe("Une page");
    expect(one(".pn-board").lang).toBe("fr");
    expect(node()).toBe(0);
    expect(one("[data-speak=fr]").getAttribute("aria-pressed")).toBe("true");
    expect(one("[data-speak=en]").getAttribute("aria-pressed")).toBe("false");
    expect(one(".pn-needs-kernel").textContent).toBe("Il y faut Python.");
  });

  it("leaves a control as it was, and says once that it needs Python", async () => {
    await open();
    const select = one<HTMLSelectElement>("[data-needs] select");
    for (let times = 0; times < 2; times++) {
      select.selectedIndex = 0;
      await act(async () => void select.dispatchEvent(new Event("change", { bubbles: true })));
      expect(select.selectedIndex).toBe(1);
    }
    expect(page.querySelectorAll(".pn-needs-kernel")).toHaveLength(1);
    expect(one(".pn-needs-kernel").getAttribute("role")).toBe("alert");
  });
});
