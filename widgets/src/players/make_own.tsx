/** The way from a lesson or a level into the studio, to make one's own of it. */
import { useWords } from "../parts/scene";
import { onSite, page } from "../reference/page";

/** The address of the page on which a lesson is made of another, or of a level; null if there is none. */
function makingPage(game: string, from: string, lang: string): string | null {
  const site = onSite(`${game}/make`);
  const app = page(game, "make.ipynb", lang);
  const query = `from=${encodeURIComponent(from)}`;
  return site !== null ? `${site}?${query}` : app === null ? null : `${app}&${query}`;
}

export function MakeOwn({ game, name }: { game: string; name: string }) {
  const words = useWords();
  const address = makingPage(game, name, words.lang);
  if (address === null) return null;
  return (
    <a class="pn-button pn-make-own" href={address}>
      {words.text("board-studio-own")}
    </a>
  );
}
