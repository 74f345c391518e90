/** The way from a lesson or a level into the studio, to make one's own of it. */
import { useWords } from "../parts/scene";
import { makingPage } from "../reference/page";

export function Remix({ game, name }: { game: string; name: string }) {
  const words = useWords();
  const page = makingPage(game, name, words.lang);
  if (page === null) return null;
  return (
    <a class="pn-button pn-make-own" href={page}>
      {words.text("board-studio-own")}
    </a>
  );
}
