/** One thing on the table: its text, and why it is as it is. Computed from the line in the browser. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { CardArt } from "../parts/art";
import { useActs, useHere, usePlay, useWords } from "../parts/scene";
import { cardTarget, type Target } from "../wire/choosing";
import { wordsAt } from "../wire/happened";
import { placeOf } from "../wire/line";
import { Cites } from "./citation";
import { cardOf, type Inquiry, useInquiring } from "./inquiring";
import { WhyNot } from "./not";
import { arises, changesBack, keyOf, latest, nameOf, type Subject, same, TABLE } from "./subject";
import { subjectsOf } from "./subjects";
import { Absent } from "./what_if";

/** How many steps are shown at first, and added on each request for more. */
const SHOWN = 8;

/** The node of an inquiry: where it was asked, as long as the reader only follows its steps. */
export const anchorOf = ({ at, followed }: Inquiry, view: number): number => (view === followed ? at : view);

/** The name of a thing. */
function useNameOf(): (target: Target) => string {
  const words = useWords();
  const { game } = usePlay();
  const { position } = useHere();
  return (target) => {
    const card = cardOf(target);
    if (card !== null) return wordsAt(position, game, words).cardName(card);
    return target === TABLE ? words.text("board-why-table") : words.player(Number(target.split(" ")[1]));
  };
}

/** One step that made it so: its words, what it changed, its rule; a press goes there. */
function Because({ node, subject, follow }: { node: number; subject: Subject; follow(node: number): void }) {
  const words = useWords();
  const { tree, stops, say } = usePlay();
  const { view } = useHere();
  const rule = tree.rule(node)!;
  const [before, after] = [tree.parent(node)!, node].map((each) => subject.say(subject.valueIn(tree.position(each)), words));
  return (
    <li class="pn-because">
      <button
        type="button"
        class="pn-log-step pn-because-step"
        data-node={node}
        aria-current={node === view ? "step" : undefined}
        onClick={() => follow(node)}
      >
        <span class="pn-log-number">{placeOf(tree, stops, node)}</span>
        <span class="pn-log-words">
          {say(node)} <span class="pn-became">{words.text("board-why-became", { before: before!, after: after! })}</span>
        </span>
      </button>
      <Cites cite={rule.cite} rulings={rule.rulings} />
    </li>
  );
}

/** The steps that made a subject what it is, the newest first; how it was in the beginning. */
function Becauses({ subject, inquiry }: { subject: Subject; inquiry: Inquiry }) {
  const words = useWords();
  const { tree, stops } = usePlay();
  const { view } = useHere();
  const { follow } = useActs();
  const [most, setMost] = useState(SHOWN);
  const at = anchorOf(inquiry, view);
  const key = keyOf(subject.fact);
  const { nodes, more } = useMemo(() => latest(changesBack(tree, at, subject.valueIn), most), [tree, at, key, most]);
  const now = subject.say(subject.valueIn(tree.position(at)), words);
  const began = subject.say(subject.valueIn(tree.position(0)), words);
  return (
    <div class="pn-becauses">
      <p class="pn-why-now">
        {words.text(nodes.length > 0 ? "board-why-now" : "board-why-always", { what: nameOf(subject, words), value: now })}
        {at !== view && (
          <button type="button" class="pn-button pn-why-return" onClick={() => follow(at)}>
            {words.text("board-why-return", { place: placeOf(tree, stops, at) })}
          </button>
        )}
      </p>
      {nodes.length > 0 && (
        <ol class="pn-because-list" aria-label={words.text("board-why-steps")}>
          {nodes.map((node) => (
            <Because key={node} node={node} subject={subject} follow={follow} />
          ))}
          {more ? (
            <li>
              <button type="button" class="pn-button pn-why-more" onClick={() => setMost(most + SHOWN)}>
                {words.text("board-why-more")}
              </button>
            </li>
          ) : (
            <li class="pn-why-began">{words.text("board-why-began", { value: began })}</li>
          )}
        </ol>
      )}
    </div>
  );
}

/** The subjects of a thing with their values; and the steps that made the chosen one what it is. */
export function Why({ inquiry }: { inquiry: Inquiry }) {
  const words = useWords();
  const { info } = words;
  const { tree } = usePlay();
  const { view, before } = useHere();
  const { inquire } = useActs();
  const position = tree.position(anchorOf(inquiry, view));
  const subjects = subjectsOf(position, inquiry.target, info).filter(
    (subject) => arises(subject, position) || subject.fact[0] === inquiry.what,
  );
  const chosen = subjects.find(({ fact }) => fact[0] === inquiry.what);
  if (subjects.length === 0) return null;
  return (
    <div class="pn-why">
      <h4 class="pn-subheading">{words.text("board-why")}</h4>
      <div class="pn-subjects">
        {subjects.map((subject) => {
          const value = subject.valueIn(position);
          const fresh = before !== null && position === tree.position(view) && !same(value, subject.valueIn(before));
          return (
            <button
              key={keyOf(subject.fact)}
              type="button"
              class="pn-chip pn-subject"
              data-subject={subject.fact[0]}
              data-changed={fresh ? "" : undefined}
              aria-pressed={subject === chosen}
              onClick={() => inquire(inquiry.target, subject === chosen ? null : String(subject.fact[0]))}
            >
              {words.text("board-labelled", { label: nameOf(subject, words), text: subject.say(value, words) })}
            </button>
          );
        })}
      </div>
      {chosen && <Becauses key={keyOf(chosen.fact)} subject={chosen} inquiry={inquiry} />}
    </div>
  );
}

/** What is asked about: a card, a player, the table; otherwise how to ask. */
export function About() {
  const words = useWords();
  const { game } = usePlay();
  const { inquire, still } = useActs();
  const { inquiry, keyed } = useInquiring();
  const name = useNameOf();
  const panel = useRef<HTMLElement>(null);
  const card = cardOf(inquiry?.target);
  const shown = inquiry !== null;
  // Asked with a key, the answer takes the focus; Escape leads back.
  useLayoutEffect(() => {
    if (!shown || !keyed.current) return;
    keyed.current = false;
    (panel.current?.querySelector<HTMLElement>(".pn-subject[aria-pressed=true], .pn-subject") ?? panel.current)?.focus();
  });
  // Scroll to the answer, wherever on the board it was asked. Following its steps does not scroll.
  useEffect(() => {
    if (shown) panel.current?.scrollIntoView?.({ block: "nearest" });
  }, [shown, inquiry?.target, inquiry?.what]);
  if (!shown) return <p class="pn-note">{words.text("board-why-how")}</p>;
  return (
    <section
      ref={panel}
      role="group"
      tabIndex={-1}
      class="pn-detail"
      data-about={inquiry.target}
      aria-label={name(inquiry.target)}
    >
      <h3 class="pn-heading">{name(inquiry.target)}</h3>
      {card !== null && <CardArt card={card} />}
      {card !== null && game.Says && <game.Says card={card} />}
      <WhyNot target={card === null ? inquiry.target : cardTarget(game.inAnswers?.(card) ?? card)} />
      {!still && <Why inquiry={inquiry} />}
      {!still && card !== null && <Absent card={card} />}
      <button type="button" class="pn-button pn-detail-close" onClick={() => inquire(null)}>
        {words.text("board-close")}
      </button>
    </section>
  );
}

/** A board that is only looked at has no tabs: the text of a card is shown below its cards. */
export function StillAbout() {
  const { still } = useActs();
  const { inquiry } = useInquiring();
  return still && inquiry ? <About /> : null;
}
