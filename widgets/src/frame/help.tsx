/** The keys, in words; and who made the game. */
import { useWords } from "../parts/scene";

const KEYS: [keys: string[], message: string][] = [
  [["←", "→"], "board-key-step"],
  [["Home", "End"], "board-key-ends"],
  [["Space"], "board-key-play"],
  [["⇧ →", "⇧ ←"], "board-key-over"],
  [["⇧ ↓"], "board-key-into"],
  [["⇧ ↑"], "board-key-out"],
  [["⇧ Home"], "board-key-began"],
  [["↑", "↓"], "board-key-branch"],
  [["↑", "↓", "Enter"], "board-key-entry"],
  [["1", "9"], "board-key-option"],
  [["I"], "board-key-about"],
  [["W"], "board-key-why"],
  [["U", "R"], "board-key-undo"],
  [["H"], "board-key-hint"],
  [["?"], "board-key-help"],
];

export function Help() {
  const words = useWords();
  const { info } = words;
  const credits = `credits-${info.game}`;
  return (
    <section role="group" class="pn-panel pn-help" id="" aria-label={words.text("board-keys")}>
      <h3 class="pn-heading">{words.text("board-keys")}</h3>
      <p class="pn-note">{words.text("board-keys-note")}</p>
      <dl>
        {KEYS.map(([keys, message]) => (
          <div key={message}>
            <dt>
              {keys.map((key, i) => (
                <>
                  {i > 0 && (message === "board-key-option" ? " … " : " ")}
                  <kbd key={key}>{key === "Space" ? words.text("board-key-space") : key}</kbd>
                </>
              ))}
            </dt>
            <dd>{words.text(message)}</dd>
          </div>
        ))}
      </dl>
      {words.has(credits) && <p class="pn-note pn-credits">{`${words.text(credits)} ${words.text("credits-ours")}`}</p>}
    </section>
  );
}
