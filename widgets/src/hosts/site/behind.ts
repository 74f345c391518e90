/** Python in the reader's own browser, with the interface for a page. */
import type { Behind } from "../recorded/page";
import type { Opening } from "./protocol";
import type { Python } from "./python";

/** `name` identifies the page in Python. */
export function behind(python: Python, name: string, opening: Opening, lang: () => string): Behind {
  const luck = Math.floor(Math.random() * 2 ** 31);
  return {
    none: "board-no-python",
    get broken() {
      return python.state === "broken";
    },
    open: () => python.open(name, opening, lang(), luck),
    tell: (board, message) => python.tell(name, board, message),
    close: () => python.close(name),
  };
}
