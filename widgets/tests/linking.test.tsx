/** A play as a link: asked of the kernel, shown with its address, copied, and drawn for a camera; and what is opened. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { opensLinks } from "../src/kept/linking";
import { asLink } from "../src/parts/linked";
import type { Deals, Traits } from "../src/wire/types";
import { sample } from "./fixtures/sample";
import { Drawn } from "./model";

const LINK = `#play=1.${"abcdefghij".repeat(40)}`;

let board: Drawn;
const drawn = async (traits: Partial<Traits> = {}) => {
  board = await Drawn.with(traits);
  await board.click('.pn-tab[data-tab="take"]');
};
const told = async (message: unknown) => {
  board.model.tell(message);
  await board.set("notice", null);
};
const hiding = () => ({ ...sample().info, hides: true });
const choose = async (select: HTMLSelectElement, value: string) => {
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await board.set("notice", null);
};
const field = () => board.el.querySelector<HTMLTextAreaElement>(".pn-linking textarea");

afterEach(() => {
  board?.close();
  board?.el.remove();
  for (const name of ["site", "voila", "baseUrl"]) delete document.body.dataset[name];
  vi.unstubAllGlobals();
});

describe("a link to a play", () => {
  it("is asked of the kernel, and shown when it comes, with the page that opens it", async () => {
    document.body.dataset.site = "../../en/";
    await drawn();
    await board.click(".pn-link-make");
    expect(board.model.sent).toEqual([{ do: "link", seat: null }]);
    await told({ link: LINK });
    expect(field()!.value).toBe(opensLinks("nightmare", "en") + LINK);
    expect(field()!.readOnly).toBe(true);
    expect([asLink(null), asLink({ link: 3 }), asLink({ report: "x" })]).toEqual([null, null, null]);
    expect([asLink({ link: LINK, of: null }), asLink({ link: LINK, of: 2 })]).toEqual([
      { link: LINK, of: null },
      { link: LINK, of: 2 },
    ]);
  });

  it("leads to the page of new games of the site and of the apps, and has no address in a notebook", () => {
    const at = "https://example.org/games/fr/nightmare/sample.html?lang=fr";
    expect(opensLinks("bandwidth", "fr", at)).toBe("");
    Object.assign(document.body.dataset, { voila: "voila", baseUrl: "/user/ada/voila/" });
    expect(opensLinks("bandwidth", "fr", at)).toBe("https://example.org/user/ada/voila/render/play.ipynb?lang=fr");
    document.body.dataset.site = "../../fr/";
    expect(opensLinks("bandwidth", "fr", at)).toBe("https://example.org/games/fr/play/bandwidth.html");
  });

  it("is copied where the browser allows it", async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    await drawn();
    await told({ link: LINK });
    await board.click(".pn-link-copy");
    await vi.waitFor(() => expect(board.one(".pn-linking [role=status]").textContent).toBe("Copied."));
    expect(writeText).toHaveBeenCalledWith(LINK);
  });

  it("is drawn for a camera, unless it is too long for one", async () => {
    await drawn();
    await told({ link: LINK });
    expect(board.one(".pn-link-picture path").getAttribute("d")).toMatch(/^M0 0h7v1h-7z/); // the corner that every such picture has
    await told({ link: `#play=1.${"abcdefghij".repeat(200)}` });
    expect(board.el.querySelector(".pn-link-picture")).toBeNull();
    expect(board.one(".pn-linking").textContent).toContain("too long");
  });

  it("is, for one player's eyes, of what that player saw: the table's holds all cards", async () => {
    await drawn({ seat: 2, info: hiding() });
    expect(board.el.querySelector('[data-setting="share"]')).toBeNull();
    expect(board.one(".pn-linking").textContent).toContain("nothing that was hidden");
    await board.click(".pn-link-make");
    expect(board.model.sent).toEqual([{ do: "link", seat: 2 }]);
  });

  it("is not offered while the screen is passed on", async () => {
    await drawn({ seat: 0, info: hiding() });
    expect(board.el.querySelector(".pn-linking")).toBeNull();
  });

  it("is of the whole table, or of what one player saw: whoever sends it chooses, and is told what it shows", async () => {
    await drawn({ info: hiding() });
    const share = board.one('[data-setting="share"] select') as HTMLSelectElement;
    expect([...share.options].map(({ text }) => text)).toEqual(["the whole table", "what P1 saw", "what P2 saw", "what P3 saw"]);
    expect(board.one(".pn-linking").textContent).toContain("all that is hidden");
    await told({ link: LINK, of: null });
    expect(field()).not.toBeNull();
    await choose(share, "3");
    expect(field(), "the link that lies there is another one").toBeNull();
    expect(board.one(".pn-linking").textContent).toContain("what P3 saw at every step, and nothing that was hidden");
    await board.click(".pn-link-make");
    expect(board.model.sent).toEqual([{ do: "link", seat: 3 }]);
    await told({ link: LINK, of: 3 });
    expect(field()!.value).toBe(LINK);
  });

  it("has no choice where nothing is hidden from anybody", async () => {
    await drawn({ info: { ...hiding(), hides: false } });
    expect(board.el.querySelector('[data-setting="share"]')).toBeNull();
    expect(board.one(".pn-linking").textContent).not.toContain("hidden");
  });

  it("has brought what one player saw: that is said, and nothing is offered that the rules would have to go on with", async () => {
    board = await Drawn.with({ seat: 2, offer: ["lang"], info: { ...hiding(), eyes: 2, answers: {}, removable: [] } });
    expect(board.one(".pn-only-seen").textContent).toContain("Only what P2 saw is known here");
    expect(board.el.querySelector(".pn-declined, .pn-what-if, .pn-go-on, .pn-foresee, .pn-hand-over")).toBeNull();
  });

  it("is gone when another play is on the board", async () => {
    await drawn();
    await told({ link: LINK });
    await board.set("base", { ...board.model.get("base") });
    expect(field()).toBeNull();
  });
});

describe("what is opened", () => {
  const deal = {
    games: [
      {
        game: "nightmare",
        called: { en: "N", fr: "N" },
        works: { "3.0": "PN 3.0" },
        versions: [],
        seats: [2, 6],
        chance: true,
        opponents: [],
      },
    ],
    seeds: [1, 9],
    now: { game: "nightmare", edition: "3.0", version: 2, players: 3, seed: 5, who: "", hands: "" },
    cards: null,
    dealt: 0,
    back: null,
    unknown: [],
    problems: [],
    opened: true,
  } as Deals;

  const submit = () =>
    board.act(() => board.one(".pn-opening form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));

  it("is what was pasted, or a file's text; nothing is no text", async () => {
    board = await Drawn.with({ deal });
    await submit();
    expect(board.model.sent).toEqual([]);
    const text = board.one(".pn-opening textarea") as HTMLTextAreaElement;
    text.value = "PN 3.0 | BUG | - | -";
    await board.act(() => text.dispatchEvent(new Event("input", { bubbles: true })));
    await submit();
    expect(board.model.sent).toEqual([{ do: "open", text: "PN 3.0 | BUG | - | -" }]);
    const file = board.one(".pn-open-file input") as HTMLInputElement;
    Object.defineProperty(file, "files", { value: [new File(['{"save": 2}'], "game.json")] });
    file.dispatchEvent(new Event("change", { bubbles: true }));
    await vi.waitFor(() => expect(board.model.sent.at(-1)).toEqual({ do: "open", text: '{"save": 2}' }));
  });

  it("is not offered where cards are written down", async () => {
    board = await Drawn.with({ deal: { ...deal, cards: "{}" } });
    expect(board.el.querySelector(".pn-opening")).toBeNull();
  });
});
