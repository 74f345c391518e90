// What a notebook's page does besides the notebook: it asks for its kernel and fills itself in, and sees to theme, progress, language,
// and whether the kernel is still there. No module and no build: it has to run before anything else does.
"use strict";

{
  const EVERY = 10_000;
  const AGAIN = 4_000;
  const dark = window.matchMedia("(prefers-color-scheme: dark)");

  /** Widgets ask the body which theme they are in. Called as soon as there is a body, and when the reader's wish changes. */
  function theme() {
    document.body.dataset.jpThemeLight = String(!dark.matches);
    document.body.dataset.jpThemeName = dark.matches ? "JupyterLab Dark" : "JupyterLab Light";
  }
  dark.addEventListener("change", theme);

  /** What shows that it is this page that asks; null where the browser keeps no cookies. */
  function token() {
    try {
      const found = document.cookie.match(/(?:^|; *)_xsrf=([^;]*)/);
      return found && decodeURIComponent(found[1]);
    } catch {
      return null; // in a frame of another site, even asking is forbidden
    }
  }

  // Voila ends the kernel when its page goes, but leaves out the token that its server asks for, so the kernel stayed.
  const beacon = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, data) => {
    const address = new URL(url, location.href);
    if (token() && address.origin === location.origin) address.searchParams.set("_xsrf", token());
    return beacon(address.href, data);
  };

  // A kernel that died is started anew by the server, under the same name, but it knows nothing of this page any more.
  // Nobody tells the reader, so we listen to what the page's own connection hears.
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

  const data = JSON.parse(document.getElementById("pn-page-data").textContent);
  const { words, reader } = data;

  /** Says a message of the catalogue on top of the page; nothing takes away what was said. */
  function say(id, { reload = false, values = {} } = {}) {
    const place = document.getElementById("pn-lost");
    if (place.dataset.says === id) return;
    place.dataset.says = id;
    const lang = place.lang in words ? place.lang : reader;
    place.textContent = id && filled(words[lang][id], values);
    if (!reload) return;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = words[lang]["app-reload"];
    button.addEventListener("click", () => location.reload());
    place.append(" ", button);
  }

  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

  /** What the server tells of the kernel that the page asked for, line by line. */
  async function* told(body) {
    const reading = body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { value, done } = await reading.read();
      if (done) return;
      const lines = (rest + value).split("\n");
      rest = lines.pop();
      for (const line of lines) yield JSON.parse(line);
    }
  }

  // What the notebook leaves to chance goes by this number: a page that needs another kernel finds the same again.
  const address = new URL(location.href);
  address.searchParams.set("luck", String(Math.floor(Math.random() * 2 ** 31)));
  if (data.begin) address.searchParams.set("begin", data.begin);

  /** Asks for a kernel, and gives what the cells came to in it; null where there was no place, after a while. */
  async function ask() {
    const answer = await fetch(address, { method: "POST", headers: { "X-XSRFToken": token() ?? "" } });
    if (answer.status === 503) {
      const { most, again } = await answer.json();
      say("app-full", { values: { most } });
      await pause(again * 1000);
      return null;
    }
    if (!answer.ok) throw new Refused();
    say("");
    let html = "";
    let done = false;
    for await (const line of told(answer.body)) {
      if (line.failed) throw new Refused();
      html += line.html ?? "";
      done ||= line.done;
      progress(line);
    }
    if (!done) throw new TypeError("the answer broke off");
    return html;
  }

  /** The server has answered, and there will be no kernel. */
  class Refused extends Error {}

  /** Waits, not all pages as long. */
  const pause = (long) => new Promise((go) => setTimeout(go, long * (1 + Math.random() / 2)));

  /** Asks for a kernel until there is one. Throws Refused where there will be none. */
  async function granted() {
    for (;;) {
      try {
        const html = await ask();
        if (html !== null) return html;
      } catch (error) {
        if (error instanceof Refused) {
          document.getElementById("loading")?.remove();
          say(token() ? "app-failed" : "app-no-cookies", { reload: true });
        }
        if (!(error instanceof TypeError)) throw error; // what fetch and its answer throw when the network is gone
        say("app-unreachable");
        await pause(AGAIN);
      }
    }
  }

  /** How far the page is: how many are before it; where nothing else is to be seen, which cell has been run. */
  function progress({ before, html }) {
    const place = document.getElementById("pn-progress");
    if (!place) return;
    const cell = html?.match(/cell-index="(\d+)" data-cells="(\d+)"/);
    if (html && document.getElementById("pn-record")) place.textContent = "";
    else if (cell) place.textContent = `${cell[1]} / ${cell[2]}`;
    else if (before) place.textContent = filled(words[reader]["app-queue"], { before });
    else if (before === 0) place.textContent = "";
  }

  // Voila's frame, which is large, comes while Python is getting ready. It begins when the window has loaded: for it, that is when
  // the page is filled.
  const waiting = [];
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (type, listener, options) => {
    if (type === "load") waiting.push(listener);
    else listen(type, listener, options);
  };

  function begin() {
    window.addEventListener = (type, listener, options) => (type === "load" ? listener() : listen(type, listener, options));
    for (const listener of waiting) listener();
  }

  /** Hands what the cells gave to Voila's frame, which draws it and connects it to its kernel. */
  function frame() {
    framed = true;
    if (!data.framed) load();
    window.voila_finish();
    begin();
  }
  let framed = false;

  /** What the frame is, where the page came without it. */
  function load() {
    const own = document.querySelector("link[rel=stylesheet]");
    document.body.classList.remove("pn-own-page"); // JupyterLab's styles speak of every element
    for (const style of data.frame.styles) {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", ...style });
      document.head.insertBefore(link, own);
    }
    for (const src of data.frame.scripts)
      document.head.append(Object.assign(document.createElement("script"), { src, async: false }));
  }

  /** Fills the page with what the cells give. */
  function show(html) {
    document.querySelector("#rendered_cells > div").innerHTML = html;
    has(document.getElementById("pn-kernel").dataset.id);
    frame();
  }

  /** The kernel of this page, from now on. */
  function has(kernel) {
    document.body.dataset.kernelId = kernel;
    gone = false;
    watch();
  }

  // A page that was recorded is drawn at once, and tells its boards when there is a kernel and when it has gone.
  let served = null;
  async function serve(record) {
    const first = granted();
    first.catch(() => {}); // whoever waits for it hears of it
    let asked = 0;
    const { serve } = await import(`${data.assets}board.js?v=${data.version}`);
    served = serve({
      ...data,
      record: JSON.parse(record.textContent),
      main: document.querySelector("#rendered_cells > div"),
      fill: () => (asked++ === 0 ? first : granted()),
      has,
      frame,
      instead: (html) => {
        served = null;
        show(html);
      },
      broke: () => look(),
    });
    follow();
  }

  /** The kernel has gone: its place is free, and the page says so. */
  const lost = () => {
    if (gone) return;
    gone = true;
    if (!served || framed) return say("app-lost", { reload: true });
    leave();
    served.lost();
    say("app-lost-again");
  };

  /** Says good-bye to the kernel; with Voila's frame, that does. */
  function leave() {
    const { kernelId } = document.body.dataset;
    if (kernelId && !framed) navigator.sendBeacon(`${data.base}voila/api/shutdown/${kernelId}`);
  }
  window.addEventListener("pagehide", leave);

  /** Shows what the cells gave: Voila's frame calls it once more when it has its theme. */
  window.voila_finish = () => {
    window.cellLoaded = true;
    if (!window.themeLoaded) return;
    document.getElementById("loading")?.remove();
    document.getElementById("rendered_cells").style.display = "";
  };

  let watched = false;

  /** Asks the server again and again whether the kernel is there, and says so when it is not. */
  function watch() {
    if (watched) return;
    watched = true;
    setInterval(look, EVERY);
    for (const event of ["online", "pageshow"]) window.addEventListener(event, look);
    document.addEventListener("visibilitychange", () => document.hidden || look());
    new MutationObserver(nameSliders).observe(document.body, { childList: true, characterData: true, subtree: true });
    if (!served) follow();
  }

  async function look() {
    if (gone) return;
    try {
      const answer = await fetch(`${data.base}api/kernels/${document.body.dataset.kernelId}`, { cache: "no-store" });
      if (answer.status === 404) lost();
      else if (answer.ok && !gone) say("");
    } catch {
      say("app-unreachable");
    }
  }

  /** The prose follows the board's language where the notebook has both, and so do the page's own words. */
  function follow() {
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

  async function run() {
    const record = document.getElementById("pn-record");
    if (record) await serve(record);
    else show(await granted());
  }

  theme();
  document.addEventListener("DOMContentLoaded", () => void run());
}
