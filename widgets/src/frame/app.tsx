/** The whole board. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Peeked, Table } from "../asking/preview";
import { Cover } from "../company/panel";
import { Comparing } from "../compare/comparing";
import { Ending } from "../ending/ending";
import { isLearning } from "../lesson/learning";
import { Quiz } from "../level/level";
import type { Scene } from "../parts/context";
import { Scened } from "../parts/scened";
import { ReferencePage } from "../reference/reference";
import { Timeline } from "../time/timeline";
import { type Board, type BoardProps, useBoard } from "./board";
import { Side, Top } from "./frame";
import { useHearing } from "./hearing";
import { Help } from "./help";
import { NoticeArea } from "./notice";

/** The epoch of the play that a board has at first; a reference has it for its words alone. */
const FIRST = 1;

/** The scene as it was when somebody was last at rest. */
function useRested(scene: Scene, waits: boolean): Scene {
  const last = useRef(scene);
  if (!waits) last.current = scene;
  return last.current;
}

/** Two lines side by side, in the place of the table and what stands around it. */
function Compared({ board: { comparing, catalogue } }: { board: Board }) {
  return (
    <div class="pn-compared-main">
      <NoticeArea compared />
      <Comparing {...comparing.sides!} catalogue={catalogue} step={comparing.step} setStep={comparing.setStep} />
    </div>
  );
}

/** The table, beside it the question, below it time. */
function Main({ board, toggle }: { board: Board; toggle(): void }) {
  const { scene, peeking, playing, tabs, setEveryStep } = board;
  const { game, hurried, view, head, happening, ending, company } = scene;
  const covered = company.hand_to !== null && view === head && happening.mode === null;
  // What is read at rest is not drawn anew while somebody scrubs. Where play stands, the question is asked at once.
  const atRest = useRested(scene, hurried);
  const asking = useRested(scene, hurried && view !== head && happening.mode === null);
  const { on, speed, setSpeed } = playing;
  return (
    <>
      <Table scene={scene} peeking={peeking}>
        <game.Field />
      </Table>
      {ending.shown && <Ending />}
      {covered && <Cover />}
      <Side asking={asking} atRest={atRest} waits={asking !== scene} tabs={tabs} peekAt={peeking.peekAt} />
      <Timeline playing={{ on, speed, toggle, setSpeed, setEveryStep }} />
    </>
  );
}

export function App(props: BoardProps) {
  const { traits, look } = props;
  const board = useBoard(props);
  const { scene, root, playing, peeking, comparing } = board;
  const [help, setHelp] = useState(false);
  const toggle = () => {
    if (!playing.on && scene.place === scene.stops.length - 1) look(scene.stops[0]!);
    playing.set(!playing.on);
  };
  const hearing = useHearing(board, { toggle, help: (open) => setHelp(open ?? !help) });
  const { reference } = traits;
  const opened = reference && traits.base.epoch > FIRST ? traits.info : null;
  useLayoutEffect(() => {
    if (!opened) return;
    root.current?.scrollIntoView({ block: "start" });
    root.current?.focus({ preventScroll: true });
  }, [opened]);
  if (traits.level?.quiz) {
    return (
      <Scened scene={scene}>
        <div ref={root} class="pn-quiz" lang={traits.lang}>
          <Quiz level={traits.level} />
        </div>
      </Scened>
    );
  }
  return (
    <Scened scene={scene}>
      {reference && (
        <div class="pn-board pn-pages" lang={traits.lang}>
          <ReferencePage reference={reference} />
        </div>
      )}
      {(!reference || opened) && (
        <div
          ref={root}
          class="pn-board"
          lang={traits.lang}
          data-node={scene.view}
          data-head={scene.head}
          data-hurried={scene.hurried ? "" : undefined}
          data-learning={isLearning(scene.lesson) ? "" : undefined}
          tabIndex={-1}
          {...hearing}
        >
          <div class="pn-frame">
            <Peeked scene={scene} peeking={peeking}>
              <Top help={help} setHelp={setHelp} />
            </Peeked>
            {help && <Help />}
            {comparing.sides ? <Compared board={board} /> : <Main board={board} toggle={toggle} />}
          </div>
        </div>
      )}
    </Scened>
  );
}
