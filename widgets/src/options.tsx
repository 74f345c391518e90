/** The question, what may be answered and what would follow, what may not and why; undo and redo. */
import { useId } from "preact/hooks";
import { Cites } from "./citation";
import { useScene } from "./context";
import { asked, settled, triedAt } from "./line";
import { Points } from "./marks";
import type { Info, Offer, Option, Preview, Refusal, Who } from "./types";

/** More options than these are narrowed by picking a card. */
const MANY = 6;
/** Of more options than these, what follows is folded away; so is what takes more steps than those to tell. */
const FEW = 3;
const LONG = 8;

/** The cards that an option names. */
function cardsOf(info: Info, option: Option): string[] {
  return (info.verbs[option[0]] ?? []).flatMap(([, kind], i) => (kind === "card" ? [String(option[i + 1])] : []));
}

/** The cards on the field that some option names; picking one narrows the list. */
export function usePickable(): Set<string> {
  const { info, game, position } = useScene();
  const offers = useOffers()?.offers ?? [];
  if (offers.length <= MANY) return new Set();
  return new Set(
    offers.flatMap(({ option }) => cardsOf(info, option)).filter((card) => game.placeOf(position, card) !== null),
  );
}

/** What options are called. Two cards of one kind are told apart by their place. */
function useOptionWords(offers: readonly Offer[], who: Who): string[] {
  const { words, info, game, position } = useScene();
  const plain = offers.map(({ option }) => words.option(option, who) ?? option[0]);
  return plain.map((text, i) => {
    if (plain.indexOf(text) === plain.lastIndexOf(text)) return text;
    const place = cardsOf(info, offers[i]!.option).map((card) => game.placeOf(position, card))[0] ?? null;
    return place === null ? text : words.text("board-option-at", { words: text, place });
  });
}

/** What an answer would do; folded where there are many answers. */
function Follows({ preview, id, folded }: { preview: Preview; id: string; folded: boolean }) {
  const { words, game, position, ask } = useScene();
  const before = game.points(position);
  const steps = (
    <ol class="pn-preview-steps">
      {preview.steps.map(([index, args], i) => {
        const rule = ask?.rules[index];
        return rule ? <li key={i}>{words.say({ ...rule, args })}</li> : null;
      })}
      <li class="pn-preview-stops">{words.text(`board-stops-${preview.stops}`)}</li>
    </ol>
  );
  const points = <Points points={preview.points} before={before} />;
  if (folded) {
    return (
      <details class="pn-preview">
        <summary id={id}>
          {words.text("board-follows")} {preview.points.some((score, i) => score !== before[i]) && points}
        </summary>
        {steps}
      </details>
    );
  }
  return (
    <div class="pn-preview">
      <p id={id} class="pn-preview-points">
        {words.text("board-after")} {points}
      </p>
      {steps}
    </div>
  );
}

function Choice(props: { offer: Offer; text: string; number: number; who: Who; node: number; live: boolean; folded: boolean }) {
  const { words, tree, everyStep, send, go } = useScene();
  const { offer, node, live } = props;
  const id = useId();
  const tried = triedAt(tree, node, offer.option);
  const walk = !live && tried !== null;
  return (
    <li class="pn-choice">
      <button
        type="button"
        class="pn-button pn-option"
        data-option={JSON.stringify(offer.option)}
        aria-describedby={offer.preview ? id : undefined}
        onClick={() =>
          walk
            ? go(settled(tree, tried, everyStep))
            : send({ do: "choose", node, option: offer.option, who: props.who })
        }
      >
        {props.number <= 9 && (
          <span class="pn-digit" aria-hidden="true">
            {props.number}
          </span>
        )}
        <span>{props.text}</span>
        {tried !== null && <span class="pn-tag">{words.text(walk ? "board-tried-walk" : "board-tried")}</span>}
      </button>
      {offer.preview && <Follows preview={offer.preview} id={id} folded={props.folded} />}
    </li>
  );
}

/** What is not allowed, under each reason once. A press on it asks the kernel all the same, which answers with the rule. */
function Refusals({ refused, node }: { refused: Refusal[]; node: number }) {
  const { words, send } = useScene();
  const id = useId();
  if (refused.length === 0) return null;
  const reasons = new Map<string, Refusal[]>();
  for (const refusal of refused) {
    const reason = JSON.stringify(refusal.why);
    reasons.set(reason, [...(reasons.get(reason) ?? []), refusal]);
  }
  return (
    <div class="pn-refusals">
      <h4 class="pn-subheading">{words.text("board-refused")}</h4>
      <ul>
        {[...reasons.values()].map((same, i) => (
          <li key={i} class="pn-refused">
            <div class="pn-refused-ways">
              {same.map(({ option, who }, j) => (
                <button
                  key={j}
                  type="button"
                  class="pn-refused-try"
                  data-option={JSON.stringify(option)}
                  data-who={who}
                  aria-disabled="true"
                  aria-describedby={`${id}-${i}`}
                  onClick={() => send({ do: "choose", node, option, who })}
                >
                  {words.text("board-branch", { who: words.who(who), words: words.option(option, who) ?? option[0] })}
                </button>
              ))}
            </div>
            <p id={`${id}-${i}`} class="pn-why">
              {words.say(same[0]!.why)}
            </p>
            <Cites cite={same[0]!.why.cite} rulings={same[0]!.why.rulings} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What may be answered at the node looked at: with previews where play stands, bare anywhere else. */
function useOffers(): { live: boolean; who: Who; node: number; offers: Offer[] } | null {
  const { ask, view, position } = useScene();
  if (ask && ask.node === view) return { live: true, who: ask.who, node: view, offers: ask.options };
  const bare = position.ask;
  if (!bare) return null;
  const offers = bare.options.map((option) => ({ option, preview: null }));
  return { live: false, who: bare.who, node: view, offers };
}

function Question() {
  const { words, ask, view, position } = useScene();
  const live = ask !== null && ask.node === view;
  const question = live ? ask : position.ask!;
  return (
    <>
      <h3 class="pn-question">{words.question(question.kind, question.who, question.args)}</h3>
      {live && <Cites key={view} cite={ask.cite} rulings={ask.rulings} />}
      {!live && question.options.length > 0 && <p class="pn-note">{words.text("board-try")}</p>}
      {question.options.length === 0 && <p class="pn-note">{words.text("board-not-yours")}</p>}
    </>
  );
}

function Choices() {
  const { words, info, picked, pick } = useScene();
  const open = useOffers()!;
  const texts = useOptionWords(open.offers, open.who);
  const pickable = usePickable();
  const folded = open.offers.length > FEW || open.offers.some(({ preview }) => (preview?.steps.length ?? 0) > LONG);
  const narrow = picked !== null && pickable.has(picked);
  return (
    <>
      <Question />
      {pickable.size > 0 && !narrow && <p class="pn-note">{words.text("board-pick")}</p>}
      {narrow && (
        <button type="button" class="pn-button pn-all" onClick={() => pick(null)}>
          {words.text("board-all")}
        </button>
      )}
      <ol class="pn-options" data-many={open.offers.length > MANY ? "" : undefined}>
        {open.offers.map((offer, i) =>
          narrow && !cardsOf(info, offer.option).includes(picked) ? null : (
            <Choice
              key={JSON.stringify(offer.option)}
              offer={offer}
              text={texts[i]!}
              number={i + 1}
              who={open.who}
              node={open.node}
              live={open.live}
              folded={folded}
            />
          ),
        )}
      </ol>
    </>
  );
}

/** Where one looks is not where play stands: say so, and lead back. */
function Elsewhere() {
  const { words, tree, view, head, position, go, send } = useScene();
  if (view === head) return null;
  const settledHere = position.ask !== null || tree.children(view).length === 0;
  return (
    <div class="pn-elsewhere">
      <p>{words.text("board-elsewhere")}</p>
      <div class="pn-buttons">
        <button type="button" class="pn-button pn-to-head" onClick={() => go(head)}>
          {words.text("board-to-head")}
        </button>
        {settledHere && (
          <button type="button" class="pn-button pn-play-here" onClick={() => send({ do: "goto", node: view })}>
            {words.text("board-play-here")}
          </button>
        )}
      </div>
    </div>
  );
}

/** In the middle of a run nothing is asked: the next question on this line is one press away. */
function OnToQuestion() {
  const { words, tree, stops, place, go } = useScene();
  const next = stops.slice(place + 1).find((node) => asked(tree, node) || tree.position(node).ask !== null);
  return (
    <>
      <p class="pn-note">{words.text("board-nothing")}</p>
      {next !== undefined && (
        <button type="button" class="pn-button pn-to-ask" onClick={() => go(next)}>
          {words.text("board-to-ask")}
        </button>
      )}
    </>
  );
}

export function Asking() {
  const { words, tree, view, head, ask, result, send } = useScene();
  const open = useOffers();
  const canUndo = head !== 0;
  const canRedo = tree.children(head).length > 0;
  return (
    <section role="group" class="pn-panel pn-ask" tabIndex={-1} aria-label={words.text("board-asking")}>
      {open ? <Choices /> : null}
      {!open && view === head && result && <p class="pn-result">{words.say(result)}</p>}
      {!open && !(view === head && result) && <OnToQuestion />}
      <Elsewhere />
      <div class="pn-buttons pn-undo-redo">
        <button
          type="button"
          class="pn-button pn-undo"
          aria-disabled={canUndo ? undefined : "true"}
          onClick={() => canUndo && send({ do: "undo" })}
        >
          {words.text("board-undo")}
        </button>
        <button
          type="button"
          class="pn-button pn-redo"
          aria-disabled={canRedo ? undefined : "true"}
          onClick={() => canRedo && send({ do: "redo" })}
        >
          {words.text("board-redo")}
        </button>
      </div>
      {open?.live && ask && <Refusals key={view} refused={ask.refused} node={open.node} />}
    </section>
  );
}
