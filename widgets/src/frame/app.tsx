/** The whole board. */
import { useLayoutEffect, useState } from "preact/hooks";
import { Peeked, Table } from "../asking/preview";
import { Cover } from "../company/panel";
import { Comparing } from "../compare/comparing";
import { ToEditor, Unfold } from "../editing/to_editor";
import { EditingBoard } from "../editing/view";
import { Ending } from "../ending/ending";
import { useShowing } from "../ending/showing";
import { useHappening } from "../happening/happening";
import { LaboratoryPage } from "../laboratory/laboratory";
import { isLearning } from "../lesson/learning";
import { Quiz } from "../level/level";
import { Given, give, useKept, useSteady } from "../parts/part";
import { useCompany, useHere, usePlay } from "../parts/scene";
import { useSettling } from "../parts/settled";
import { Teller } from "../parts/telling";
import { ReferencePage } from "../reference/reference";
import { usePlaying } from "../time/playing";
import { Timeline } from "../time/timeline";
import { type Board, type BoardProps, useBoard } from "./board";
import { Side, Top, useHelp } from "./frame";
import { useHearing } from "./hearing";
import { Help } from "./help";
import { NoticeArea } from "./notice";
import { VerdictSheet } from "./verdict";

/** The epoch of a board's first play, which a reference only has for its words. */
const FIRST = 1;

/** Two lines side by side, in place of the table and its surroundings. */
function Compared({ board: { comparing, catalogue } }: { board: Board }) {
  return (
    <div class="pn-compared-main">
      <NoticeArea compared />
      <Comparing {...comparing.sides!} catalogue={catalogue} step={comparing.step} setStep={comparing.setStep} />
    </div>
  );
}

/** In place of all that, a settled question, if there is one. */
function Main({ board }: { board: Board }) {
  const { judged, putAway } = useSettling();
  const { root, comparing } = board;
  const back = () => {
    putAway();
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(".pn-settle")?.focus());
  };
  if (judged) return <VerdictSheet judged={judged} putAway={back} />;
  return comparing.sides ? <Compared board={board} /> : MAIN;
}

/** Whatever covers the table. */
function Over() {
  const { head } = usePlay();
  const { view } = useHere();
  const { mode } = useHappening();
  const covered = useCompany().hand_to !== null && view === head && mode === null;
  return (
    <>
      {useShowing().shown && <Ending />}
      {covered && <Cover />}
    </>
  );
}

/* Constant elements: their contents are redrawn for the parts that they use, and not with the board. */
const TOP = (
  <Peeked>
    <Top />
  </Peeked>
);
/** The editor. */
const EDITED = (
  <EditingBoard>
    <Table />
  </EditingBoard>
);
/** The table, beside it the question, below it time. */
const MAIN = (
  <>
    <Table />
    <Over />
    <Side />
    <Timeline />
  </>
);

/** What games say that were played to be measured: before the board, or below it if that has something of its own. */
const LABORATORY = (lang: string) => (
  <div class="pn-board pn-pages" lang={lang}>
    <LaboratoryPage />
  </div>
);

export function App(props: BoardProps) {
  const { traits, look } = props;
  const board = useBoard(props);
  const { root, play, here, playing } = board;
  const [help, setHelp] = useState(false);
  const { toggle } = useSteady({
    toggle() {
      if (!playing.on && here.place === play.stops.length - 1) look(play.stops[0]!);
      playing.set(!playing.on);
    },
  });
  const hearing = useHearing(board, { toggle, help: (open) => setHelp(open ?? !help) });
  const { on, speed, setSpeed } = playing;
  const gifts = [
    ...board.gifts,
    give(usePlaying, useKept({ on, speed, toggle, setSpeed, setEveryStep: board.setEveryStep })),
    give(useHelp, useKept({ help, setHelp })),
  ];
  const { reference, editing, measured, deal } = traits;
  /** What there is to read instead of a first board. */
  const reads = reference ?? (deal ? null : measured);
  const [unfolded, unfold] = useState(false);
  const opened = reads && traits.base.epoch > FIRST ? traits.info : measured?.opened ? traits.info : null;
  useLayoutEffect(() => {
    if (!opened) return;
    root.current?.scrollIntoView({ block: "start" });
    root.current?.focus({ preventScroll: true });
  }, [opened && (traits.editing ? "is changed" : opened)]);
  useLayoutEffect(() => {
    if (unfolded) root.current?.scrollIntoView({ block: "start" });
  }, [unfolded]);
  if (traits.guessing || traits.level?.quiz) {
    return (
      <Given gifts={gifts}>
        <div ref={root} class="pn-quiz" lang={traits.lang}>
          <Quiz />
          <Teller />
        </div>
      </Given>
    );
  }
  if (editing?.folded && !unfolded) {
    return (
      <Given gifts={gifts}>
        <div ref={root} class="pn-board pn-pages" lang={traits.lang}>
          <Unfold unfold={() => unfold(true)} />
        </div>
      </Given>
    );
  }
  return (
    <Given gifts={gifts}>
      {reference && (
        <div class="pn-board pn-pages" lang={traits.lang}>
          <ReferencePage reference={reference} />
        </div>
      )}
      {measured && !deal && LABORATORY(traits.lang)}
      {(!reads || opened) && (
        <div
          ref={root}
          class="pn-board"
          lang={traits.lang}
          data-node={here.view}
          data-head={play.head}
          data-hurried={here.hurried ? "" : undefined}
          data-learning={isLearning(traits.lesson ?? null) ? "" : undefined}
          tabIndex={-1}
          {...(traits.editing ? {} : hearing)}
        >
          <div class="pn-frame">
            {TOP}
            {help && <Help />}
            {traits.editing ? EDITED : <Main board={board} />}
          </div>
          <Teller />
          {reference && !traits.editing && (
            <p class="pn-sandbox">
              <ToEditor inWords />
            </p>
          )}
        </div>
      )}
      {measured && deal && LABORATORY(traits.lang)}
    </Given>
  );
}
