/** A step as a text to send: asked of the kernel, shown, copied or selected; and written by a page without a kernel. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { AloneModel } from "../src/hosts/alone";
import { asReport, writtenHere } from "../src/parts/reporting";
import { Tree } from "../src/wire/tree";
import type { Traits } from "../src/wire/types";
import { Catalogue, Words } from "../src/wire/words";
import { AT_COPY, COPIED, HEAD, info, sample, texts } from "./fixtures/sample";
import { Drawn } from "./model";

const TEXT = 'Step 3: P1 executes COPY.\n{"save":2}\n';

let board: Drawn;
const drawn = async (traits: Partial<Traits> = {}) => {
  board = await Drawn.with(traits);
  await board.click('.pn-tab[data-tab="take"]');
};
const told = async (message: unknown) => {
  board.model.tell(message);
  await board.set("notice", null);
};
const area = () => board.el.querySelector<HTMLTextAreaElement>(".pn-report-text");

afterEach(() => {
  board?.close();
  board?.el.remove();
  vi.unstubAllGlobals();
});

describe("a report of a step", () => {
  it("is asked of the kernel and shown when it comes", async () => {
    await drawn();
    expect(area()).toBeNull();
    await board.click(".pn-report-make");
    expect(board.model.sent).toEqual([{ do: "report", node: HEAD }]);
    await told({ report: TEXT, node: HEAD });
    expect(area()!.value).toBe(TEXT);
    expect(area()!.readOnly).toBe(true);
  });

  it("is not shown at another step, and is no other message", async () => {
    await drawn();
    await told({ report: TEXT, node: AT_COPY });
    expect(area()).toBeNull();
    expect([asReport(null), asReport({ drawn: "<svg/>" }), asReport({ report: 3, node: 1 })]).toEqual([null, null, null]);
  });

  it("is gone when other eyes look, which may know less", async () => {
    await drawn();
    await told({ report: TEXT, node: HEAD });
    expect(area()).not.toBeNull();
    await board.set("seat", 2);
    expect(area()).toBeNull();
  });

  it("is copied where the browser allows it", async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    await drawn();
    await told({ report: TEXT, node: HEAD });
    await board.click(".pn-report-copy");
    await vi.waitFor(() => expect(board.one(".pn-report [role=status]").textContent).toBe("Copied."));
    expect(writeText).toHaveBeenCalledWith(TEXT);
  });

  it("comes with the position in one line, to be copied too", async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    await drawn();
    await told({ report: TEXT, node: HEAD, line: "PN 3.0 | >BUG | - | -" });
    expect((board.one(".pn-report-line") as HTMLTextAreaElement).value).toBe("PN 3.0 | >BUG | - | -");
    await board.click(".pn-report-line-copy");
    await vi.waitFor(() => expect(board.one(".pn-report [role=status]").textContent).toBe("Copied."));
    expect(writeText).toHaveBeenCalledWith("PN 3.0 | >BUG | - | -");
    await told({ report: TEXT, node: HEAD });
    expect(board.all(".pn-report-line, .pn-report-line-copy")).toHaveLength(0);
  });

  it("is selected where copying is not allowed", async () => {
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: () => Promise.reject(new Error("no")) } });
    await drawn();
    await told({ report: TEXT, node: HEAD });
    await board.click(".pn-report-copy");
    await vi.waitFor(() => expect(board.one(".pn-report [role=status]").textContent).toContain("The text is selected"));
    expect(area()!.selectionStart).toBe(0);
    expect(area()!.selectionEnd).toBe(TEXT.length);
    expect(document.activeElement).toBe(area());
  });

  it("is asked for where the rule of the step is told too, and nowhere else that a rule is", async () => {
    board = await Drawn.with();
    expect(board.all(".pn-report-make")).toHaveLength(0);
    await board.click(".pn-step .pn-cite");
    expect(board.all(".pn-rule .pn-report-make")).toHaveLength(1);
    await board.click(".pn-report-make");
    expect(board.model.sent).toEqual([{ do: "report", node: HEAD }]);
    expect(board.all(".pn-rule .pn-report-make")).toHaveLength(1);
  });
});

describe("a page without a kernel", () => {
  const tree = () => {
    const { base, recent } = sample();
    return new Tree(base, recent);
  };

  it("writes the rule, its place, and the position as it shows it", () => {
    const words = new Words(new Catalogue(texts()), "en", info);
    const text = writtenHere(tree(), COPIED, info, words, "It happened.", "1.2.3");
    const lines = text.trimEnd().split("\n");
    expect(lines[0]).toMatch(/^Programmer's Nightmare, PN 3.0, version 2\. .*1\.2\.3/);
    expect(lines[1]).toBe(`Step ${tree().depth(COPIED)}: It happened.`);
    expect(lines[2]).toContain(tree().rule(COPIED)!.id);
    expect(lines.at(-2)).toContain("read but not played");
    expect(JSON.parse(lines.at(-1)!).board).toEqual(tree().position(COPIED).board);
  });

  it("tells a ruling with the answer in force", () => {
    const words = new Words(new Catalogue(texts()), "en", info);
    const rule = { ...tree().rule(COPIED)!, rulings: ["N-34"] };
    const ruled = Object.assign(tree(), { rule: () => rule });
    const [usual, other] = ["default", "other-executed"].map((each) => words.attribute("ruling-n-34", each)!);
    const text = writtenHere(ruled, COPIED, { ...info, rulings: {} }, words, "", "1.2.3");
    expect([text.includes(usual!), text.includes(other!)]).toEqual([true, false]);
    const otherwise = writtenHere(ruled, COPIED, { ...info, rulings: { "N-34": "executed" } }, words, "", "1.2.3");
    expect([otherwise.includes(usual!), otherwise.includes(other!)]).toEqual([false, true]);
  });

  it("answers what its board asks", () => {
    const model = new AloneModel({ ...sample(), texts: texts() }, undefined, "1.2.3");
    const heard: unknown[] = [];
    model.on("msg:custom", (message) => heard.push(message));
    model.send({ do: "report", node: COPIED });
    expect(heard).toHaveLength(1);
    const report = asReport(heard[0])!;
    expect(report.node).toBe(COPIED);
    expect(report.report).toContain("1.2.3");
    expect(report.report.split("\n")[1]).toContain(`Step ${tree().depth(COPIED)}: `);
    expect(model.get("notice")).toBeNull();
  });
});
