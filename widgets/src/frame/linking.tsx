/** A link to the play, to copy, or as a QR code: to the whole table, or to what one player saw. */
import { generate } from "lean-qr/nano";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { opensLinks } from "../kept/linking";
import { copied } from "../parts/copied";
import { useLinked } from "../parts/linked";
import { useActs, usePlay, useWords } from "../parts/scene";
import { Choice } from "../settings/choice";

/** The most characters of a QR code that a phone can still read from a screen. */
const LONGEST = 1_800;
/** Its quiet zone, in modules. */
const MARGIN = 4;

/** The value of the choice without a seat. */
const WHOLE_TABLE = "";

/** The dark modules as a path, with one rectangle per run. */
function pathOf(text: string): { size: number; path: string } {
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0, from = 0; x <= code.size; x++) {
      if (x < code.size && code.get(x, y)) continue;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
      from = x + 1;
    }
  return { size: code.size + 2 * MARGIN, path };
}

function Picture({ link }: { link: string }) {
  const words = useWords();
  const { size, path } = useMemo(() => pathOf(link), [link]);
  const box = `${-MARGIN} ${-MARGIN} ${size} ${size}`;
  return (
    <svg class="pn-link-picture" viewBox={box} role="img" aria-label={words.text("board-share-picture")}>
      <rect x={-MARGIN} y={-MARGIN} width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Which link: of the whole table, or of what one player saw. */
function Whose({ of, choose }: { of: number | null; choose(of: number | null): void }) {
  const words = useWords();
  const seats = words.info.players.map((_, index) => index + 1);
  return (
    <Choice
      name="share"
      label={words.text("board-share-of")}
      value={of === null ? WHOLE_TABLE : String(of)}
      options={[
        { value: WHOLE_TABLE, label: words.text("board-share-table") },
        ...seats.map((seat) => ({
          value: String(seat),
          label: words.text("board-share-seat", { seat: words.player(seat) }),
        })),
      ]}
      choose={(value) => choose(value === WHOLE_TABLE ? null : Number(value))}
    />
  );
}

export function Linking() {
  const words = useWords();
  const { info } = words;
  const { seat } = usePlay();
  const { send } = useActs();
  const linked = useLinked();
  const field = useRef<HTMLTextAreaElement>(null);
  const [told, tell] = useState<string | null>(null);
  const [chosen, choose] = useState<number | null>(null);
  /** Whoever sees with one player's eyes can only send what that player saw. */
  const of = info.hides ? (seat ?? chosen) : null;
  const link = linked === null || linked.of !== of ? null : opensLinks(info.game, words.lang) + linked.link;
  useEffect(() => {
    tell(null);
    if (link !== null) field.current?.scrollIntoView?.({ block: "nearest" });
  }, [link]);
  const copy = async () => {
    if (await copied(link ?? "")) return tell("board-report-copied");
    field.current?.focus();
    field.current?.select();
    tell("board-report-select");
  };
  return (
    <div class="pn-linking">
      {info.hides && seat === null && <Whose of={of} choose={choose} />}
      <p class="pn-note">
        {of !== null
          ? words.text("board-share-seat-note", { seat: words.player(of) })
          : words.text(info.hides ? "board-share-note" : "board-share-open-note")}
      </p>
      <div class="pn-buttons">
        <button type="button" class="pn-button pn-link-make" onClick={() => send({ do: "link", seat: of })}>
          {words.text("board-share")}
        </button>
        {link !== null && (
          <button type="button" class="pn-button pn-link-copy" onClick={() => void copy()}>
            {words.text("board-report-copy")}
          </button>
        )}
      </div>
      {link !== null && (
        <textarea ref={field} class="pn-report-text" readOnly rows={3} value={link} aria-label={words.text("board-share-text")} />
      )}
      {link !== null && link.length <= LONGEST && <Picture link={link} />}
      {link !== null && link.length > LONGEST && <p class="pn-note">{words.text("board-share-no-picture")}</p>}
      <p class="pn-note" role="status">
        {told ? words.text(told) : ""}
      </p>
    </div>
  );
}
