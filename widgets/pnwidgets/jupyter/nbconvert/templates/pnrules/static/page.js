// What a notebook's page does besides the notebook: theme, progress, language, and whether its kernel is still there.
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

  return { theme, progress, watch };
})();
