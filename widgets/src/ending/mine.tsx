/** The end of a game for the one person who played it: it is archived, put into context, and the next opponent is suggested. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { onBoard, useArchive } from "../dealing/mine";
import { anySeed, dealable, useDealing } from "../dealing/using";
import { against, best, few, suggested, tallies } from "../kept/archive";
import type { Game } from "../kept/game";
import { named, surroundings } from "../kept/keeping";
import { useActs, useCompany, usePlay, useWords } from "../parts/scene";
import { play as sound } from "../parts/sounds";
import { Portrait } from "../players/portrait";
import { youOf } from "../wire/seated";
import { winnersOf, yours } from "./places";
import { useSaved, useShowing } from "./showing";

/**
 * The plays whose end has been recorded, each with its game: one that is undone and ends again counts once, also if it was recorded
 * long ago and comes from the archive.
 */
const noted = new WeakMap<object, Game>();

/** Records the end of a game that was played here, once the kernel has sent its save; then returns the game. */
function useNoted(
  course: readonly (readonly number[])[] | null,
  games: readonly Game[],
  add: (game: Omit<Game, "version" | "when">) => Game,
): Game | null {
  const { tree, result, head } = usePlay();
  const { who } = useCompany();
  const { send } = useActs();
  const { fresh } = useShowing();
  const dealing = useDealing();
  const saved = useSaved();
  const { info } = useWords();
  const before = useRef(saved);
  const [, drawAnew] = useState(0);
  const came = result && yours(who, winnersOf(result));
  const counts = fresh && came !== null && dealing !== null && course !== null;
  useEffect(() => {
    if (!result || fresh || noted.has(tree.play)) return;
    const archived = onBoard(games, info.game, head);
    if (archived) noted.set(tree.play, archived);
  }, [tree.play, result, fresh]);
  useEffect(() => {
    if (!counts || noted.has(tree.play)) return;
    before.current = saved;
    send({ do: "keep" });
    sound(came!);
  }, [counts]);
  useEffect(() => {
    if (!counts || saved === null || saved === before.current || noted.has(tree.play)) return;
    const { now, cards } = dealing!.offered;
    const page = surroundings()?.page ?? null;
    const { save } = saved;
    const entry = named();
    const ended = entry === null ? undefined : games.find((game) => game.entry === entry);
    noted.set(
      tree.play,
      ended ??
        add({
          page,
          entry,
          deal: { ...now, who },
          cards,
          you: youOf(who)!,
          came: came!,
          how: result!,
          course: few(course!).map((each) => [...each]),
          node: head,
          save,
        }),
    );
    drawAnew((times) => times + 1);
  }, [saved, counts]);
  return (fresh && noted.get(tree.play)) || null;
}

/** Its context, and the next opponent. */
export function Mine({ course }: { course: readonly (readonly number[])[] | null }) {
  const words = useWords();
  const { send } = useActs();
  const dealing = useDealing();
  const { archive, games, look } = useArchive();
  const game = useNoted(course, games, (found) => {
    const added = archive.add(found);
    look();
    return added;
  });
  const news = useMemo(() => game && best(games.filter((each) => each.deal.game === game.deal.game)), [game, games]);
  if (!game || !dealing) return null;
  const { opponents } = dealable(dealing.offered, game.deal.game);
  const whom = against(game);
  const who = words.list(
    whom.map((name) => words.text(`board-opponent-${name}`)),
    "list-and",
  );
  const tally = tallies(games).find((each) => each.game === game.deal.game && each.against === [...whom].sort().join());
  const next = suggested(games, game.deal.game, opponents);
  const begin = (name: string) => {
    const seed = anySeed(dealing.offered);
    const seats = game.deal.who.split(",").map((code, i) => (i === game.you - 1 ? code : name));
    send({ do: "deal", ...game.deal, who: seats.join(), seed, cards: game.cards });
  };
  return (
    <div class="pn-ending-mine-more">
      {news && <p class="pn-ending-best">{words.text(`board-best-${news.what}`, { who, count: news.count })}</p>}
      {tally && (
        <p class="pn-note">
          {words.text("board-best-tally", { who, won: tally.won, of: tally.won + tally.shared + tally.lost })}{" "}
          {archive.trouble && words.text(`board-games-${archive.trouble}`)}
        </p>
      )}
      {next && !(whom.length === 1 && whom[0] === next) && (
        <button type="button" class="pn-button pn-ending-next" onClick={() => begin(next)}>
          <Portrait of={next} />
          {words.text("board-ending-next", { who: words.text(`board-opponent-${next}`) })}
        </button>
      )}
    </div>
  );
}
