/** Time controls: first, back, play, forward, last; a slider; the speed. They only need the browser. */
import { useMemo, useRef, useState } from "preact/hooks";
import { SPEEDS } from "../kept/speed";
import { Hidden } from "../parts/marks";
import { useActs, useHere, usePlay, useWords } from "../parts/scene";
import { INSET } from "./film";
import { roomForEnds } from "./film-lines";
import { Film, useLines, useWidth } from "./film-view";
import { useLow } from "./low";
import { into, nested, out, over } from "./nesting";
import { usePlaying } from "./playing";

/** Icons are drawn, so that they need no font. */
const ICONS = {
  first: "M6 5v14M19 5l-10 7 10 7z",
  prev: "M16 5l-10 7 10 7z",
  play: "M7 4l13 8-13 8z",
  pause: "M7 5h3v14H7zM14 5h3v14h-3z",
  next: "M8 5l10 7-10 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
  into: "M12 3v8M8 8l4 4 4-4zM10.5 18.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z",
  over: "M4 13C6 5 16 5 18 11M14.5 8.5l4 4 2-5zM10.5 18.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z",
  more: "M5 15l7-7 7 7",
  less: "M5 9l7 7 7-7",
  out: "M12 13V6M8 8l4-4 4 4zM10.5 18.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z",
};

interface ControlProps {
  name: keyof typeof ICONS;
  hook: string;
  label: string;
  off?: boolean;
  /** Why it is disabled. */
  why?: string;
  /** Whether what it opens is open. */
  open?: boolean;
  press(): void;
}

function Control(props: ControlProps) {
  const words = useWords();
  const label = props.off && props.why ? words.text("board-labelled", { label: props.label, text: props.why }) : props.label;
  return (
    <button
      type="button"
      class={`pn-button pn-icon ${props.hook}`}
      aria-label={label}
      title={label}
      aria-disabled={props.off ? "true" : undefined}
      aria-expanded={props.open}
      onClick={() => !props.off && props.press()}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={ICONS[props.name]} />
      </svg>
    </button>
  );
}

/** Marks under the slider: forks of the line, and the head. */
function Marks({ width }: { width: number }) {
  const { tree, stops, head } = usePlay();
  const last = stops.length - 1;
  const across = (place: number) => INSET + (place / Math.max(last, 1)) * (width - 2 * INSET);
  const forks = useMemo(() => {
    const at = stops.flatMap((node, place) => (tree.children(node).length > 1 ? [Math.round(across(place))] : []));
    return [...new Set(at)].map((x) => `M${x - 3} 0h6l-3 8z`).join("");
  }, [tree, stops, width]);
  if (last < 1) return null;
  const place = stops.indexOf(head);
  return (
    <svg class="pn-ticks" width={width} height="10" aria-hidden="true">
      <path class="pn-tick" data-kind="fork" d={forks} />
      {place >= 0 && <path class="pn-tick" data-head="" d={`M${across(place) - 4} 10h8l-4 -6z`} />}
    </svg>
  );
}

/** The buttons into, over and out of performances; nothing on a line without any. */
function Nesting() {
  const words = useWords();
  const { stops, moments } = usePlay();
  const { place } = useHere();
  const { go } = useActs();
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

/** The film, and under it the slider for the same steps. */
function Track() {
  const words = useWords();
  const { info } = words;
  const { stops, say } = usePlay();
  const { place, view } = useHere();
  const { go } = useActs();
  const [measured, width] = useWidth();
  const lines = useLines();
  const ends = lines ? roomForEnds(info.players.length) : 0;
  const last = stops.length - 1;
  return (
    <div class="pn-track" ref={measured} data-chart={lines ? "" : undefined}>
      <div class="pn-film-place">{last > 0 && width !== null && <Film width={width} ends={ends} />}</div>
      <div class="pn-rail">
        <input
          class="pn-slider"
          style={{ width: `calc(100% - ${ends}px)` }}
          type="range"
          min={0}
          max={Math.max(last, 1)}
          step={1}
          value={place}
          aria-label={words.text("board-slider")}
          aria-valuetext={words.text("board-labelled", { label: words.text("board-place", { place, last }), text: say(view) })}
          onInput={(event) => go(stops[Math.min(last, Number(event.currentTarget.value))]!)}
        />
        {width !== null && <Marks width={width - ends} />}
      </div>
    </div>
  );
}

/** The number of the step, and the speed. */
function Pace() {
  const playing = usePlaying();
  const words = useWords();
  const { stops, everyStep } = usePlay();
  const { place } = useHere();
  return (
    <div class="pn-pace">
      <span class="pn-count">{words.text("board-place", { place, last: stops.length - 1 })}</span>
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
  );
}

export function Timeline() {
  const playing = usePlaying();
  const words = useWords();
  const { stops } = usePlay();
  const { place, view, hurried } = useHere();
  const { go } = useActs();
  const last = stops.length - 1;
  const section = useRef<HTMLElement>(null);
  const low = useLow(section, view, hurried);
  /** On a low screen the film is collapsed until it is opened. */
  const [open, setOpen] = useState(false);
  const to = (index: number) => go(stops[Math.max(0, Math.min(last, index))]!);
  return (
    <section
      ref={section}
      role="group"
      class="pn-timeline"
      data-low={low ? "" : undefined}
      data-open={open ? "" : undefined}
      aria-label={words.text("board-timeline")}
    >
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
      <Track />
      <Pace />
      <Control
        name={open ? "less" : "more"}
        hook="pn-film-more"
        label={words.text(open ? "board-film-less" : "board-film-more")}
        open={open}
        press={() => setOpen(!open)}
      />
    </section>
  );
}
