/** Sharing a page: its address, and the HTML for embedding its board in another page. */
import { type Shell, shellOf } from "./shell";

/** The height of the frame (in px) if the page around it ignores its reports. */
const HEIGHT = 640;

/** An address without the parameters about this reader, such as where they left off. */
function query(asks: readonly string[], search: string): string {
  const own = [...new URLSearchParams(search)].filter(([name]) => asks.includes(name));
  return own.length > 0 ? `?${new URLSearchParams(own)}` : "";
}

/** The address of the whole page. */
export function link({ asks }: Pick<Shell, "asks">, at: URL): string {
  return `${at.origin}${at.pathname}${query(asks, at.search)}`;
}

/** The HTML for another page. */
export function lines({ asks, key, root }: Pick<Shell, "asks" | "key" | "root">, at: URL, lang: string, title: string): string {
  const source = `${new URL(`${root}embed/${lang}/${key}.html`, at).href}${query(asks, at.search)}`;
  const around = `width="100%" height="${HEIGHT}" style="border: 0" loading="lazy" allow="clipboard-write"`;
  return `<iframe src="${quoted(source)}" title="${quoted(title)}"\n  ${around}></iframe>`;
}

const quoted = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Fill in the texts to copy when the dialog is opened, and copy them. It listens to the document, since pages are replaced. */
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

/** Copy a text; if the browser forbids it, select the text for the reader. */
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
