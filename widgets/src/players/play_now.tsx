/** What comes after a lesson: a tune, and after the last one the way to a game of one's own. */
import { useEffect, useMemo } from "preact/hooks";
import { Archive, OPPONENTS, place, suggested } from "../kept/archive";
import { useWords } from "../parts/scene";
import { play, type Tune } from "../parts/sounds";
import { Portrait } from "./portrait";

/** So many deals a way to a new game chooses among. */
const DEALS = 9999;

/** Where a game of one's own against an opponent begins: a page of the apps, or of the site; null where pages have no addresses. */
export function playing(game: string, who: string, lang: string): string | null {
  if (typeof document === "undefined") return null;
  const { voila, baseUrl, site, page } = document.body.dataset;
  const seed = String(1 + Math.floor(Math.random() * DEALS));
  const asked = { players: "2", seed, who };
  if (voila === "voila") return `${baseUrl}render/play.ipynb?${new URLSearchParams({ lang, game, ...asked })}`;
  return page && site !== undefined ? `${site}play/${game}.html?${new URLSearchParams(asked)}` : null;
}

/** The way to a game against the opponent of one's strength, where pages have addresses. */
export function PlayNow({ game }: { game: string }) {
  const words = useWords();
  const who = useMemo(() => suggested(new Archive(place()).games(), game, OPPONENTS)!, [game]);
  const address = playing(game, who, words.lang);
  if (address === null) return null;
  return (
    <a class="pn-button pn-primary pn-lesson-play" href={address}>
      <Portrait of={who} /> {words.text("lesson-play-now", { who: words.text(`board-opponent-${who}`) })}
    </a>
  );
}

/** A tune, where something is reached; nothing is seen of it. */
export function Glad({ tune, about }: { tune: Tune; about: string }) {
  useEffect(() => play(tune), [about]);
  return null;
}
