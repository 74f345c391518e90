/** Time: first, back, play, on, last; a slider; the speed. All of it happens in the browser. */
import { useMemo } from "preact/hooks";
import { useScene } from "./context";
import { asked } from "./line";
import { Hidden } from "./marks";
import { into, nested, out, over } from "./nesting";
import { across, type Frame } from "./strip";
import { frameOf, Strip, useOpen, useWidth } from "./strip-view";

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
  into: "M12 3v8M8 8l4 4 4-4zM10.5 18.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z",
  over: "M4 13C6 5 16 5 18 11M14.5 8.5l4 4 2-5zM10.5 18.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z",
  out: "M12 13V6M8 8l4-4 4 4zM10.5 18.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z",
};

interface ControlProps {
  name: keyof typeof ICONS;
  hook: string;
  label: string;
  off?: boolean;
  /** Why it does nothing here. */
  why?: string;
  press(): void;
}

function Control(props: ControlProps) {
  const label = props.off && props.why ? `${props.label}: ${props.why}` : props.label;
  return (
    <button
      type="button"
      class={`pn-button pn-icon ${props.hook}`}
      aria-label={label}
      title={label}
      aria-disabled={props.off ? "true" : undefined}
      onClick={() => !props.off && props.press()}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={ICONS[props.name]} />
      </svg>
    </button>
  );
}

/** Choices are marked on a line with so many stops at most; on a longer one they would be everywhere. */
const MARKED = 400;

/** Marks under the slider: where a choice was made, where the line forks, where play stands. */
function Marks({ frame }: { frame: Frame }) {
  const { tree, stops, head } = useScene();
  const drawn = useMemo(() => {
    const last = stops.length - 1;
    const at = new Map<string, number>();
    const sparse = stops.length <= MARKED;
    stops.forEach((node, place) => {
      const x = Math.round(across(frame, place, last));
      const kind = tree.children(node).length > 1 ? "fork" : sparse && asked(tree, node) ? "choice" : null;
      if (kind && (kind === "fork" || !at.has(`choice ${x}`))) at.set(`${kind} ${x}`, x);
    });
    const path = (kind: string, d: (x: number) => string) =>
      [...at]
        .filter(([name]) => name.startsWith(kind))
        .map(([, x]) => d(x))
        .join("");
    return (
      <>
        <path class="pn-tick" data-kind="choice" d={path("choice", (x) => `M${x} 0v6`)} />
        <path class="pn-tick" data-kind="fork" d={path("fork", (x) => `M${x - 3} 0h6l-3 8z`)} />
      </>
    );
  }, [tree, stops, frame.width, frame.left, frame.right]);
  const place = stops.indexOf(head);
  if (stops.length < 2) return null;
  const x = across(frame, place, stops.length - 1);
  return (
    <svg class="pn-ticks" width={frame.width} height="12" aria-hidden="true">
      {drawn}
      {place >= 0 && <path class="pn-tick" data-head="" d={`M${x - 4} 12h8l-4 -6z`} />}
    </svg>
  );
}

/** Into, over and out of what is performed; nothing on a line on which nothing is. */
function Nesting() {
  const { words, stops, place, moments, go } = useScene();
  const any = useMemo(() => moments !== null && nested(moments), [moments]);
  if (!any) return null;
  const step = (name: "into" | "over" | "out", to: number | null) => (
    <Control
      name={name}
      hook={`pn-${name}`}
      label={words.text(`board-nest-${name}`)}
      off={to === null}
      why={words.text(`board-nest-no-${name}`)}
      press={() => go(stops[to!]!)}
    />
  );
  return (
    <div class="pn-controls pn-nesting" role="group" aria-label={words.text("board-nesting")}>
      {step("into", into(moments!, place))}
      {step("over", over(moments!, place, 1))}
      {step("out", out(moments!, place, 1))}
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
  const { words, stops, place, view, everyStep, moments, go, say } = useScene();
  const last = stops.length - 1;
  const to = (index: number) => go(stops[Math.max(0, Math.min(last, index))]!);
  const count = words.text("board-place", { place, last });
  const [open, toggle] = useOpen();
  const [measured, width] = useWidth();
  const frame = frameOf(width, open && (moments?.[0]?.points.length ?? 0) > 0, open);
  return (
    <section role="group" class="pn-timeline" aria-label={words.text("board-timeline")}>
      <div class="pn-moves">
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
        <Nesting />
      </div>
      <div class="pn-track" ref={measured}>
        <input
          class="pn-slider"
          style={{ marginInline: `${frame.left}px ${frame.right}px`, width: `${width - frame.left - frame.right}px` }}
          type="range"
          min={0}
          max={Math.max(last, 1)}
          step={1}
          value={place}
          aria-label={words.text("board-slider")}
          aria-valuetext={`${count}: ${say(view)}`}
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
        <Marks frame={frame} />
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
        {last > 0 && (
          <button type="button" class="pn-chip pn-strip-toggle" aria-expanded={open} onClick={toggle}>
            {words.text("board-strip-toggle")}
          </button>
        )}
      </div>
      {open && <Strip frame={frame} />}
    </section>
  );
}
