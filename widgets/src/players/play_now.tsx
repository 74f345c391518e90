/** The end of a lesson: a tune, and after the last one the way to a whole game. */
import { useEffect, useMemo } from "preact/hooks";
import { Archive, OPPONENTS, place, suggested } from "../kept/archive";
import { useWords } from "../parts/scene";
import { play, type Tune } from "../parts/sounds";
import { Portrait } from "./portrait";

/** The number of deals that a link to a new game chooses from. */
const DEALS = 9999;

/** The address of a new game against an opponent: a page of the apps, or of the site; null if pages have no addresses. */
export function playing(game: string, who: string, lang: string): string | null {
  if (typeof document === "undefined") return null;
  const { voila, baseUrl, site, page } = document.body.dataset;
  const seed = String(1 + Math.floor(Math.random() * DEALS));
  const asked = { players: "2", seed, who };
  if (voila === "voila") return `${baseUrl}render/play.ipynb?${new URLSearchParams({ lang, game, ...asked })}`;
  return page && site !== undefined ? `${site}play/${game}.html?${new URLSearchParams(asked)}` : null;
}

/** A link to a game against the suggested opponent, if pages have addresses. */
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

/** A tune for success; invisible. */
export function Glad({ tune, about }: { tune: Tune; about: string }) {
  useEffect(() => play(tune), [about]);
  return null;
}
