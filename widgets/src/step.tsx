/** The step in words, where its rule stands, and what is being performed. */
import { Cites } from "./citation";
import { useScene } from "./context";
import { Seat } from "./marks";
import { kindOf } from "./words";

/** What is being performed, outermost first: COPY (P1), in it BUG as written on COPY. Seat 0 is nobody. */
function Performed() {
  const { words, position } = useScene();
  const frames = position.frames.filter((frame) => frame.source !== null);
  if (frames.length === 0) return null;
  return (
    <div class="pn-stack">
      <span class="pn-stack-label">{words.text("board-stack")}</span>
      <ol class="pn-stack-list">
        {frames.map((frame, i) => {
          const card = kindOf(frame.source!);
          const here = typeof frame.env?.["here"] === "string" ? kindOf(frame.env["here"]) : card;
          const actor = i === 0 || frame.actor !== frames[i - 1]!.actor ? frame.actor || null : null;
          return (
            <li key={i}>
              <span class="pn-stack-card">
                {here === card || i === 0 ? card : words.text("board-stack-on", { card, here })}
              </span>
              {actor !== null && (
                <>
                  {" "}
                  <Seat seat={actor} />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

export function Step() {
  const { words, tree, view, say } = useScene();
  const rule = tree.rule(view);
  return (
    <section role="group" class="pn-step" aria-label={words.text("board-step")}>
      <p class="pn-live" aria-live="polite" aria-atomic="true">
        {say(view)}
      </p>
      {rule && <Cites key={view} cite={rule.cite} rulings={rule.rulings} />}
      <Performed />
    </section>
  );
}
