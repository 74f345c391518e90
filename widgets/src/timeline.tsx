/** Time: first, back, play, on, last; a slider; the speed. All of it happens in the browser. */
import { useScene } from "./context";
import { asked } from "./line";
import { Hidden } from "./marks";

export const SPEEDS = [0.5, 1, 2, 4];
/** So many milliseconds a step stays at speed 1. */
export const PACE = 1400;

/** Icons are drawn, not written: no font has to have them. */
const ICONS = {
  first: "M6 5v14M19 5l-10 7 10 7z",
  prev: "M16 5l-10 7 10 7z",
  play: "M7 4l13 8-13 8z",
  pause: "M7 5h3v14H7zM14 5h3v14h-3z",
  next: "M8 5l10 7-10 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
};

function Control(props: { name: keyof typeof ICONS; hook: string; label: string; off?: boolean; press(): void }) {
  return (
    <button
      type="button"
      class={`pn-button pn-icon ${props.hook}`}
      aria-label={props.label}
      title={props.label}
      aria-disabled={props.off ? "true" : undefined}
      onClick={() => !props.off && props.press()}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={ICONS[props.name]} />
      </svg>
    </button>
  );
}

/** Marks under the slider: where a choice was made, where the line forks, where play stands. */
function Marks() {
  const { tree, stops, head } = useScene();
  if (stops.length < 2 || stops.length > 400) return null;
  return (
    <div class="pn-ticks" aria-hidden="true">
      {stops.map((node, i) => {
        const kind = tree.children(node).length > 1 ? "fork" : asked(tree, node) ? "choice" : null;
        if (!kind && node !== head) return null;
        return (
          <span
            key={node}
            class="pn-tick"
            data-kind={kind ?? "none"}
            data-head={node === head ? "" : undefined}
            style={{ left: `${(100 * i) / (stops.length - 1)}%` }}
          />
        );
      })}
    </div>
  );
}

export interface Playing {
  on: boolean;
  speed: number;
  toggle(): void;
  setSpeed(speed: number): void;
  setEveryStep(on: boolean): void;
}

export function Timeline({ playing }: { playing: Playing }) {
  const { words, stops, place, view, everyStep, go, say } = useScene();
  const last = stops.length - 1;
  const to = (index: number) => go(stops[Math.max(0, Math.min(last, index))]!);
  const count = words.text("board-place", { place, last });
  return (
    <section role="group" class="pn-timeline" aria-label={words.text("board-timeline")}>
      <div class="pn-controls">
        <Control name="first" hook="pn-first" label={words.text("board-first")} off={place === 0} press={() => to(0)} />
        <Control name="prev" hook="pn-prev" label={words.text("board-prev")} off={place === 0} press={() => to(place - 1)} />
        <Control
          name={playing.on ? "pause" : "play"}
          hook="pn-play"
          label={words.text(playing.on ? "board-pause" : "board-play")}
          press={playing.toggle}
        />
        <Control name="next" hook="pn-next" label={words.text("board-next")} off={place === last} press={() => to(place + 1)} />
        <Control name="last" hook="pn-last" label={words.text("board-last")} off={place === last} press={() => to(last)} />
      </div>
      <div class="pn-track">
        <input
          class="pn-slider"
          type="range"
          min={0}
          max={Math.max(last, 1)}
          step={1}
          value={place}
          aria-label={words.text("board-slider")}
          aria-valuetext={`${count}: ${say(view)}`}
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
        <Marks />
      </div>
      <div class="pn-pace">
        <span class="pn-count">{count}</span>
        <label class="pn-field-label">
          <Hidden text={words.text("board-speed")} />
          <select
            class="pn-speed"
            value={String(playing.speed)}
            onChange={(event) => playing.setSpeed(Number(event.currentTarget.value))}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={String(speed)}>
                {words.text("board-times", { speed })}
              </option>
            ))}
          </select>
        </label>
        <label class="pn-check">
          <input
            type="checkbox"
            class="pn-every"
            checked={everyStep}
            onChange={(event) => playing.setEveryStep(event.currentTarget.checked)}
          />{" "}
          {words.text("board-every")}
        </label>
      </div>
    </section>
  );
}
