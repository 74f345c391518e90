// The front page: its language follows the reader's, and where they left off is gone on with from here.
"use strict";

const pnFront = (() => {
  /** Shows the section in the reader's language, with where they left off; gives what ends its listening. */
  function choose(words, pages, render) {
    const sections = [...document.querySelectorAll("section.pn-front")];
    const asked = new URLSearchParams(location.search).get("lang");
    const wishes = [asked, ...navigator.languages].map((tag) => (tag ?? "").slice(0, 2).toLowerCase());
    const chosen = wishes.map((lang) => sections.find((section) => section.lang === lang)).find(Boolean) ?? sections[0];
    for (const section of sections) section.hidden = section !== chosen;
    document.documentElement.lang = chosen.lang;
    document.title = words[chosen.lang]["app-title"];
    for (const seed of chosen.querySelectorAll("input[name=seed]")) seed.value = 1 + Math.floor(Math.random() * 9999);

    const show = () => {
      showKept(chosen, words[chosen.lang], pages, render);
      showLearnt(chosen, words[chosen.lang]);
      showPlayed(chosen, words[chosen.lang], pages, render);
    };
    show();
    toGames(chosen);
    for (const form of chosen.querySelectorAll(".pn-deal")) suggest(form);
    listen(chosen, words[chosen.lang], show);
    const heard = ["pageshow", "storage"];
    for (const event of heard) window.addEventListener(event, show);
    return () => {
      for (const event of heard) window.removeEventListener(event, show);
    };
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
      const dated = !Number.isNaN(new Date(kept.when).getTime()); // 1e300 is a number and no time
      return kept.version === 1 && numbers && dated && typeof kept.page === "string" && typeof kept.query === "string"
        ? kept
        : null;
    } catch {
      return null;
    }
  }

  /** What has been learnt: how far each track has been gone, where to go on, and what is to be known of what is kept. */
  function showLearnt(section, words) {
    const { done, solved, last, latest, practised, trouble, elsewhere } = pnProgress.look();
    for (const pack of section.querySelectorAll(".pn-pack")) showPack(pack, words, solved);
    const today = filled(words["train-today"], practised);
    const days = practised.days > 1 ? ` · ${filled(words["train-streak"], practised)}` : "";
    for (const place of section.querySelectorAll(".pn-practised")) tell(place, practised.ever ? today + days : "");
    const games = [...section.querySelectorAll(".pn-game:has(.pn-start)")];
    const tracks = games.map((game) => showTrack(game, words, done, last));
    showFirst(section.querySelector(".pn-first"), words, tracks, latest);
    const course = section.querySelector(".pn-in-course");
    if (course) showCourse(course, words, new Set([...done, ...solved]));
    const said = section.querySelector(".pn-progress-said");
    const notes = [trouble && words[`progress-${trouble}`], elsewhere && filled(words["progress-elsewhere"], elsewhere)];
    tell(said, notes.filter(Boolean).join(" "));
  }

  /** Which parts of the course are done, and which comes next. */
  function showCourse(course, words, done) {
    const links = [...course.querySelectorAll("[data-part]")];
    for (const link of links) link.toggleAttribute("data-done", done.has(link.dataset.part));
    const open = links.filter((link) => !done.has(link.dataset.part));
    const count = links.length - open.length;
    const start = course.querySelector(".pn-start");
    const goOn =
      open.length > 0 ? filled(words["gallery-learn-go-on"], { title: open[0].textContent }) : words["gallery-course-over"];
    start.textContent = count > 0 ? goOn : words["gallery-course-start"];
    start.href = (open[0] ?? links[0]).href;
    course.querySelector(".pn-learnt").hidden = count === 0;
    course.querySelector(".pn-bar > span").style.width = `${(100 * count) / links.length}%`;
    course.querySelector(".pn-learnt > .pn-small").textContent = filled(words["course-done-of"], {
      done: count,
      all: links.length,
    });
  }

  /** Which levels of a pack have been solved, and how many. */
  function showPack(pack, words, solved) {
    const links = [...pack.querySelectorAll("[data-level]")];
    for (const link of links) link.toggleAttribute("data-done", solved.has(link.dataset.level));
    const count = links.filter((link) => solved.has(link.dataset.level)).length;
    pack.querySelector("summary > .pn-small").textContent = filled(words["level-solved-of"], { done: count, all: links.length });
  }

  function tell(place, text) {
    place.textContent = text;
    place.hidden = text === "";
  }

  /** The one thing to do next: the first card of all, or what comes next in the game that was learnt last; else in another. */
  function showFirst(button, words, tracks, latest) {
    if (!button || !tracks.some(({ begun }) => begun)) return;
    const open = tracks.filter(({ next }) => next);
    const track = open.find(({ game }) => game.dataset.game === latest) ?? open.find(({ begun }) => begun) ?? open[0];
    button.hidden = !track;
    for (const { game } of tracks) game.toggleAttribute("data-next", game === track?.game);
    if (!track) return;
    button.href = track.next.href;
    button.textContent = filled(words["gallery-learn-go-on"], { title: track.next.textContent });
  }

  /** A game's lessons: which are done, and which is next. Gives the game, the link to that lesson, and whether one has begun. */
  function showTrack(game, words, done, last) {
    const name = game.dataset.game;
    const links = [...game.querySelectorAll("[data-lesson]")];
    const lessons = links.map((link) => link.dataset.lesson);
    const next = pnProgress.next(lessons, name);
    const begun = name in last || lessons.some((lesson) => done.has(lesson));
    for (const link of links) {
      link.toggleAttribute("data-done", done.has(link.dataset.lesson));
      link.removeAttribute("aria-current");
      if (begun && link.dataset.lesson === next) link.setAttribute("aria-current", "step");
    }
    const link = links.find((link) => link.dataset.lesson === next);
    const goOn = link ? filled(words["gallery-learn-go-on"], { title: link.textContent }) : words["gallery-learn-over"];
    const start = game.querySelector(".pn-start");
    start.textContent = begun ? goOn : words["gallery-learn-start"];
    if (begun && link) start.href = link.href;
    const track = links.filter((link) => link.closest("ol"));
    const count = track.filter((link) => done.has(link.dataset.lesson)).length;
    game.querySelector(".pn-learnt").hidden = !begun;
    game.querySelector(".pn-bar > span").style.width = `${(100 * count) / track.length}%`;
    game.querySelector(".pn-learnt > .pn-small").textContent = filled(words["gallery-learnt"], {
      done: count,
      all: track.length,
    });
    return { game, next: link, begun };
  }

  /** So many of the reader's own games are listed until they ask for all. */
  const LATEST = 6;
  let listsAll = false;

  /** The reader's own games: how often they won, against whom; and the latest, or all, each to be looked at again. */
  function showPlayed(section, words, pages, render) {
    const place = section.querySelector(".pn-played");
    const { games, tallies, damaged } = pnProgress.played();
    place.hidden = games.length === 0 && damaged === 0;
    const link = section.querySelector(".pn-to-games");
    if (link) link.hidden = place.hidden;
    const all = place.querySelector(".pn-games-all");
    all.hidden = listsAll || games.length <= LATEST;
    all.textContent = filled(words["board-games-all"], { count: games.length });
    all.onclick = () => {
      listsAll = true;
      showPlayed(section, words, pages, render);
      place.querySelectorAll("ul:last-of-type > li")[LATEST].querySelector("a")?.focus();
    };
    const lang = section.lang;
    const called = (name) => document.getElementById(`${name}-${lang}`)?.textContent ?? name;
    const opponents = (names) => {
      const known = names.map((name) => words[`board-opponent-${name}`] ?? name);
      return new Intl.ListFormat(lang).format(known);
    };
    const [counted, listed] = place.querySelectorAll("ul");
    counted.replaceChildren(
      ...tallies.map(({ game, against, won, shared, lost }) => {
        const who = opponents(against.split(","));
        const item = element("li", `${filled(words["board-games-against"], { game: called(game), who })} `);
        item.append(element("strong", filled(words["board-games-won"], { won, of: won + shared + lost })));
        return item;
      }),
    );
    listed.replaceChildren(...(listsAll ? games : games.slice(0, LATEST)).map(row));

    function row({ id, when, page, deal, came, against }) {
      const day = new Intl.DateTimeFormat(lang, { dateStyle: "long" }).format(when);
      const what = filled(words["board-games-one"], { game: called(deal.game), who: opponents(against), day });
      const item = element("li", "", { "data-came": came });
      const told = element("div", "");
      told.append(element("strong", words[`board-ending-${came}`]), ` ${what}`);
      item.append(told);
      if (pages.includes(page)) {
        const asked = new URLSearchParams(Object.entries(deal).filter(([, value]) => value !== ""));
        asked.set("lang", lang);
        asked.set("go-on", id);
        const path = page.split("/").map(encodeURIComponent).join("/");
        const name = filled(words["board-games-review-it"], { what });
        const href = `${render}${path}?${asked}`;
        item.append(element("a", words["board-games-review"], { href, class: "pn-press", "aria-label": name }));
      }
      return item;
    }
  }

  /** The address may lead to the reader's games, which the browser could not find before they were listed. */
  function toGames(section) {
    const place = section.querySelector(".pn-played");
    if (location.hash === `#${place.id}`) place.scrollIntoView();
  }

  /** A game is begun against the opponent that suits the reader best. */
  function suggest(form) {
    const who = form.querySelector("select[name=who]");
    if (!who) return;
    const opponents = [...who.querySelectorAll("option[data-opponent]")].map((option) => option.value);
    who.value = pnProgress.suits(form.querySelector("[name=game]").value, opponents) ?? who.value;
  }

  /** The two buttons that take what has been learnt along, and bring it here. */
  function listen(section, words, after) {
    section.querySelector(".pn-progress-save")?.addEventListener("click", () => pnProgress.save());
    section.querySelector(".pn-progress-load")?.addEventListener("change", async ({ target }) => {
      const [file] = target.files;
      const said = file ? pnProgress.load(await file.text()) : null;
      target.value = "";
      after();
      if (said) tell(section.querySelector(".pn-progress-said"), words[said]);
    });
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
    place.querySelector("ul").replaceChildren(...entries.map(({ id, kept }) => readable(id, kept) ?? row(id, null)));

    /** The row of an entry; null where it holds what nobody can show: it is damaged then, and no other with it. */
    function readable(id, kept) {
      try {
        return row(id, kept);
      } catch {
        return null;
      }
    }

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

  return { choose };
})();
