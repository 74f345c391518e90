/** A notebook's prose, which it has in several languages: in JupyterLab and Notebook one shows at a time (`prose.css`). */
import { useEffect, useRef } from "preact/hooks";

type Root = { readonly current: HTMLElement | null };

/** A widget is drawn before its host puts it on the page: so many frames it may take. */
const PATIENCE = 120;

/** The notebook speaks its first board's language, and then that of any board that is switched. */
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
