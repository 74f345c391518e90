// What a page of the apps does besides its notebook: theme, progress, language, and whether its kernel is still there.
// No module and no build: it has to run before anything else does.
"use strict";

const pnPage = (() => {
  const EVERY = 10_000;
  const dark = window.matchMedia("(prefers-color-scheme: dark)");

  /** Widgets ask the body which theme they are in. Called as soon as there is a body, and when the reader's wish changes. */
  function theme() {
    document.body.dataset.jpThemeLight = String(!dark.matches);
    document.body.dataset.jpThemeName = dark.matches ? "JupyterLab Dark" : "JupyterLab Light";
  }
  dark.addEventListener("change", theme);

  function progress(cell, cells) {
    const place = document.getElementById("pn-progress");
    if (place) place.textContent = `${cell} / ${cells}`;
  }

  /** On the front page: shows the section in the reader's language, with where they left off. */
  function choose(words, pages, render) {
    const sections = [...document.querySelectorAll("section.pn-front")];
    const asked = new URLSearchParams(location.search).get("lang");
    const wishes = [asked, ...navigator.languages].map((tag) => (tag ?? "").slice(0, 2).toLowerCase());
    const chosen = wishes.map((lang) => sections.find((section) => section.lang === lang)).find(Boolean) ?? sections[0];
    for (const section of sections) section.hidden = section !== chosen;
    document.documentElement.lang = chosen.lang;
    document.title = chosen.querySelector("h1").textContent;
    for (const seed of chosen.querySelectorAll("input[name=seed]")) seed.value = 1 + Math.floor(Math.random() * 9999);

    const tell = () => showKept(chosen, words[chosen.lang], pages, render);
    tell();
    window.addEventListener("pageshow", tell);
    window.addEventListener("storage", tell);
  }

  // What boards keep of plays in this browser (see widgets/src/keeping.ts): each entry's name begins so.
  const KEPT = "pnrules kept ";

  /** All entries, the latest first; `kept` is null where an entry cannot be read. */
  function keptEntries() {
    let names = [];
    try {
      names = Object.keys(localStorage).filter((name) => name.startsWith(KEPT));
    } catch {
      return []; // this browser keeps nothing
    }
    const entries = names.map((name) => ({ id: name.slice(KEPT.length), kept: readKept(name) }));
    return entries.sort((a, b) => (b.kept?.when ?? 0) - (a.kept?.when ?? 0));
  }

  function readKept(name) {
    try {
      const kept = JSON.parse(localStorage.getItem(name));
      const numbers = [kept.place, kept.last, kept.when].every(Number.isFinite);
      return kept.version === 1 && numbers && typeof kept.page === "string" && typeof kept.query === "string" ? kept : null;
    } catch {
      return null;
    }
  }

  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

  function element(tag, text, attributes = {}) {
    const made = document.createElement(tag);
    made.textContent = text;
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
  }

  function showKept(section, words, pages, render) {
    const place = section.querySelector(".pn-kept");
    const lang = section.lang;
    const entries = keptEntries();
    place.hidden = entries.length === 0;
    place.querySelector("ul").replaceChildren(...entries.map(({ id, kept }) => row(id, kept)));

    function row(id, kept) {
      const item = document.createElement("li");
      const what = kept ? titleOf(kept) : words["gallery-damaged"];
      const told = element("div", "");
      told.append(element("strong", what));
      item.append(told);
      const buttons = element("div", "", { class: "pn-kept-buttons" });
      if (kept) {
        const at = filled(words["gallery-kept-place"], kept);
        told.append(element("span", `${at} · ${when(kept.when)}`, { class: "pn-small" }));
        if (pages.includes(kept.page)) buttons.append(goOn(id, kept, what));
        else told.append(element("span", words["gallery-no-page"], { class: "pn-small" }));
      }
      buttons.append(forget(id, what));
      item.append(buttons);
      return item;
    }

    /** The game, and what the play is called. */
    function titleOf({ game, title }) {
      const own = typeof title === "string" ? title : (title?.[lang] ?? Object.values(title ?? {})[0] ?? "");
      const heading = document.getElementById(`${game}-${lang}`)?.textContent;
      return [heading, own].filter(Boolean).join(" · ");
    }

    function when(time) {
      return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(time);
    }

    function goOn(id, { page, query }, what) {
      const asked = new URLSearchParams(query);
      asked.set("lang", lang);
      asked.set("go-on", id);
      const path = page.split("/").map(encodeURIComponent).join("/");
      const name = filled(words["gallery-go-on-with"], { what });
      return element("a", words["gallery-go-on"], { href: `${render}${path}?${asked}`, class: "pn-press", "aria-label": name });
    }

    function forget(id, what) {
      const name = filled(words["gallery-forget-it"], { what });
      const button = element("button", words["gallery-forget"], { type: "button", class: "pn-press", "aria-label": name });
      button.addEventListener("click", () => {
        const item = button.closest("li");
        const near = item.nextElementSibling ?? item.previousElementSibling;
        localStorage.removeItem(KEPT + id);
        const next = near?.querySelector("button") ?? section.querySelector("h1");
        item.remove();
        place.hidden = !near;
        if (next.matches("h1")) next.tabIndex = -1;
        next.focus();
      });
      return button;
    }
  }

  // Voila ends the kernel when its page goes, but leaves out the token that its server asks for, so the kernel stayed.
  const beacon = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, data) => {
    const token = document.cookie.match(/(?:^|; *)_xsrf=([^;]*)/);
    const address = new URL(url, location.href);
    if (token && address.origin === location.origin) address.searchParams.set("_xsrf", decodeURIComponent(token[1]));
    return beacon(address.href, data);
  };

  // A kernel that died is started anew by the server, under the same name, but it knows nothing of this page any more.
  // Nobody tells the reader, so we listen to what the page's own connection hears.
  let lost = () => {};
  let gone = false;
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...args) {
      super(...args);
      if (!String(args[0]).includes("/api/kernels/")) return;
      this.addEventListener("message", async ({ data }) => {
        if ((data.byteLength ?? data.size ?? data.length) > 4096) return;
        const text = typeof data === "string" ? data : await new Response(data).text();
        if (/"execution_state": *"(restarting|dead)"/.test(text)) lost();
      });
    }
  };

  /** Asks the server again and again whether the kernel is there, and says so when it is not. */
  function watch(words, reader) {
    const place = document.getElementById("pn-lost");
    const config = JSON.parse(document.getElementById("jupyter-config-data").textContent);
    const address = `${config.baseUrl}api/kernels/${config.kernelId}`;

    function say(id, reload) {
      if (place.dataset.says === id) return;
      place.dataset.says = id;
      const lang = place.lang in words ? place.lang : reader;
      place.textContent = id && words[lang][id];
      if (!reload) return;
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = words[lang]["app-reload"];
      button.addEventListener("click", () => location.reload());
      place.append(" ", button);
    }
    lost = () => {
      gone = true;
      say("app-lost", true);
    };
    async function look() {
      if (gone) return;
      try {
        const answer = await fetch(address, { cache: "no-store" });
        if (answer.status === 404) lost();
        else if (answer.ok && !gone) say("", false);
      } catch {
        say("app-unreachable", false);
      }
    }
    setInterval(look, EVERY);
    window.addEventListener("online", look);
    document.addEventListener("visibilitychange", () => document.hidden || look());

    new MutationObserver(nameSliders).observe(document.body, { childList: true, characterData: true, subtree: true });

    // The prose follows the board's language where the notebook has both, and so do the page's own words.
    const both = ["en", "fr"].every((lang) => document.querySelector(`.celltag_lang-${lang}`));
    new MutationObserver((changes) => {
      const board = changes.map(({ target }) => target).find((target) => target.matches(".pn-board[lang]"));
      if (!board) return;
      if (both) document.documentElement.lang = board.lang;
      for (const part of document.querySelectorAll(".pn-nav, #pn-lost")) part.lang = board.lang;
      const link = document.querySelector(".pn-nav a");
      if (link && board.lang in words) {
        link.textContent = words[board.lang]["app-all"];
        link.search = `?lang=${board.lang}`;
      }
    }).observe(document.body, { attributes: true, attributeFilter: ["lang"], subtree: true });
  }

  /** A slider's handle is called what stands beside it: ipywidgets leaves it without a name. */
  function nameSliders() {
    for (const handle of document.querySelectorAll(".widget-slider [role=slider]")) {
      const name = handle.closest(".widget-slider").querySelector(".widget-label")?.textContent.trim();
      if (name && handle.getAttribute("aria-label") !== name) handle.setAttribute("aria-label", name);
    }
  }

  return { theme, progress, choose, watch };
})();
