/** The memory of each rule, card and ruling, as a map with links to an exercise, a lesson, and the rule's text. */
import { useState } from "preact/hooks";
import { type Memory, remembered, type Standing, standing } from "../kept/memory";
import { useLearnt } from "../lesson/learning";
import { AsFile } from "../lesson/lessons";
import { Hidden } from "../parts/marks";
import { useActs, useWords } from "../parts/scene";
import { lessonPage, rulesPage } from "../reference/page";
import type { Exercise, Topic } from "../wire/types";
import { day, type Words } from "../wire/words";

const KINDS = ["card", "rule", "ruling"] as const;
const STANDINGS: readonly Standing[] = ["due", "learning", "known", "new"];
/** Marks that differ by shape, not only by colour. */
const MARKS: Record<Standing, string> = { due: "↻", learning: "◐", known: "●", new: "○" };

/** A topic's name in the page's language. */
function called(topic: Topic, words: Words): string {
  if (topic.kind === "ruling") return topic.entry;
  return words.attribute(topic.entry, "title") ?? topic.name;
}

/** The topics grouped by kind and rulebook. */
function groups(known: readonly Topic[]): { work: string | null; kind: Topic["kind"]; topics: Topic[] }[] {
  const works = [...new Set(known.map((topic) => topic.work))];
  const every = works.flatMap((work) => KINDS.map((kind) => ({ work, kind })));
  return every
    .map(({ work, kind }) => ({ work, kind, topics: known.filter((each) => each.work === work && each.kind === kind) }))
    .filter(({ topics }) => topics.length > 0);
}

export function Mastery({ exercise }: { exercise: Exercise }) {
  const words = useWords();
  const { learnt } = useLearnt();
  const [open, setOpen] = useState<string | null>(null);
  const now = learnt?.now() ?? 0;
  const memories = remembered(learnt?.progress.answers ?? [], exercise.game, now);
  const at = (topic: Topic) => standing(memories.get(topic.name), now);
  return (
    <section role="group" class="pn-mastery" aria-label={words.text("board-tab-mastery")}>
      <Counts of={exercise.known.map(at)} />
      {groups(exercise.known).map(({ work, kind, topics }) => (
        <div key={`${work} ${kind}`}>
          <h4>
            {words.text(`mastery-${kind}s`)}
            {work && ` · ${work}`}
          </h4>
          <ul class="pn-topics">
            {topics.map((topic) => (
              <li key={topic.name} class={open === topic.name ? "pn-topic-open" : undefined}>
                <button
                  type="button"
                  class="pn-topic"
                  data-topic={topic.name}
                  data-standing={at(topic)}
                  aria-expanded={open === topic.name}
                  onClick={() => setOpen(open === topic.name ? null : topic.name)}
                >
                  <span aria-hidden="true">{MARKS[at(topic)]}</span> {called(topic, words)}{" "}
                  <Hidden text={words.text(`mastery-${at(topic)}`)} />
                </button>
                {open === topic.name && <About topic={topic} memory={memories.get(topic.name)} game={exercise.game} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <AsFile />
    </section>
  );
}

/** The numbers of topics at each standing, which are also the map's legend. */
function Counts({ of }: { of: readonly Standing[] }) {
  const words = useWords();
  return (
    <ul class="pn-standings">
      {STANDINGS.map((each) => (
        <li key={each} data-standing={each}>
          <span aria-hidden="true">{MARKS[each]}</span> {words.text(`mastery-${each}`)} {of.filter((one) => one === each).length}
        </li>
      ))}
    </ul>
  );
}

interface AboutProps {
  topic: Topic;
  memory: Memory | undefined;
  game: string;
}

/** A topic: its answers so far, when it is due, and its links. */
function About({ topic, memory, game }: AboutProps) {
  const words = useWords();
  const { send } = useActs();
  const lesson = topic.lesson === null ? null : lessonPage(game, topic.lesson, words.lang);
  const rules = rulesPage(game, words.lang);
  const title = topic.kind === "ruling" ? words.text(`ruling-${topic.entry.toLowerCase()}`) : null;
  return (
    <div class="pn-topic-about">
      {title && <p>{title}</p>}
      {memory && (
        <p>
          {words.text("mastery-counts", { right: memory.right, all: memory.right + memory.wrong })}{" "}
          {words.text("mastery-again", { day: day(memory.due, "UTC") })}
        </p>
      )}
      <div class="pn-buttons">
        <button
          type="button"
          class="pn-button pn-primary pn-ask-about"
          onClick={() => send({ do: "exercise", name: topic.name })}
        >
          {words.text("mastery-exercise")}
        </button>
        {lesson && (
          <a class="pn-button pn-topic-lesson" href={lesson}>
            {words.text("mastery-lesson")}
          </a>
        )}
        {rules && (
          <a class="pn-button pn-topic-rule" href={`${rules}#${encodeURIComponent(topic.entry)}`} target="_blank" rel="noopener">
            {words.text("board-rules-page")}
          </a>
        )}
      </div>
    </div>
  );
}
