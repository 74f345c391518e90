/** The multilingual prose of a notebook: JupyterLab and Notebook show one language at a time (`prose.css`). */
import { useEffect, useRef } from "preact/hooks";

type Root = { readonly current: HTMLElement | null };

/** How many frames to wait for the host to attach a widget, which is rendered before. */
const PATIENCE = 120;

/** The notebook has the language of its first board, and then that of any board that is switched. */
export function useProse(root: Root, lang: string): void {
  const begun = useRef(false);
  useEffect(() => {
    let frame = 0;
    const tell = (left: number) => {
      if (!root.current?.isConnected && left > 0) {
        frame = requestAnimationFrame(() => tell(left - 1));
        return;
      }
      const notebook = root.current?.closest<HTMLElement>(".jp-Notebook");
      if (notebook && (begun.current || !notebook.dataset.pnLang)) notebook.dataset.pnLang = lang;
      begun.current = true;
    };
    tell(PATIENCE);
    return () => cancelAnimationFrame(frame);
  }, [lang]);
}
