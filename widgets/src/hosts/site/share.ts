/** Sharing a page: its address, and the lines that show its board in another page. */
import { type Shell, shellOf } from "./shell";

/** So high (in px) the frame is as long as the page around it does not listen to it. */
const HEIGHT = 640;

/** What of an address belongs to the page: not where this reader left off. */
function query(asks: readonly string[], search: string): string {
  const own = [...new URLSearchParams(search)].filter(([name]) => asks.includes(name));
  return own.length > 0 ? `?${new URLSearchParams(own)}` : "";
}

/** The whole page's address. */
export function link({ asks }: Pick<Shell, "asks">, at: URL): string {
  return `${at.origin}${at.pathname}${query(asks, at.search)}`;
}

/** The lines for another page. */
export function lines({ asks, key, root }: Pick<Shell, "asks" | "key" | "root">, at: URL, lang: string, title: string): string {
  const source = `${new URL(`${root}embed/${lang}/${key}.html`, at).href}${query(asks, at.search)}`;
  const around = `width="100%" height="${HEIGHT}" style="border: 0" loading="lazy" allow="clipboard-write"`;
  return `<iframe src="${quoted(source)}" title="${quoted(title)}"\n  ${around}></iframe>`;
}

const quoted = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Fills what can be copied in when it is opened, and copies it. Pages come and go: it listens to the document. */
export function sharing(): void {
  document.addEventListener("toggle", ({ target }) => fill(target as HTMLElement), { capture: true });
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-copy]");
    if (button) void copy(button);
    else if (!(target as Element).closest(".pn-share")) close(false);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && (event.target as Element).closest(".pn-share")) close(true);
  });
}

function close(back: boolean): void {
  const open = document.querySelector<HTMLDetailsElement>(".pn-share[open]");
  if (!open) return;
  open.open = false;
  if (back) open.querySelector("summary")?.focus();
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function fill(details: HTMLElement): void {
  const shell = shellOf(document);
  if (!details.matches(".pn-share[open]") || !shell) return;
  const at = new URL(location.href);
  const texts = { link: link(shell, at), lines: lines(shell, at, document.documentElement.lang, document.title) };
  for (const [name, text] of Object.entries(texts)) {
    const field = details.querySelector<Field>(`[data-copied="${name}"]`);
    if (field) field.value = text;
  }
}

/** Where the browser forbids it, the reader finds the text selected. */
async function copy(button: HTMLElement): Promise<void> {
  const around = button.closest(".pn-share")!;
  const field = around.querySelector<Field>(`[data-copied="${button.dataset.copy}"]`)!;
  let said = "site-copied";
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.focus();
    field.select();
    said = "site-not-copied";
  }
  around.querySelector("[role=status]")!.textContent = shellOf(document)?.words[said] ?? "";
}
