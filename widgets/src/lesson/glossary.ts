/** Finds the terms in a sentence to explain: those of the glossary, at their first use in a lesson. */

/** A part of a sentence; `id` is the message that explains it, null for ordinary text. */
export interface Piece {
  text: string;
  id: string | null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a word in capitals is part of a card's name, such as the first word of PROGRAM ERROR, and not the term. */
const isOfCard = (word: string, forms: readonly string[]): boolean => /^\p{Lu}{3,}$/u.test(word) && !forms.includes(word);

/** A pattern for whole words, in any case, the longest form first. Null without any forms. */
function finder(forms: readonly string[]): RegExp | null {
  const each = [...forms].sort((a, b) => b.length - a.length).map(escaped);
  return each.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${each.join("|")})(?![\\p{L}\\p{N}])`, "giu");
}

/** A sentence in pieces. Terms in the sentences `before` are not explained again, nor is a term twice in one sentence. */
export function pieces(text: string, before: readonly string[], glossary: ReadonlyMap<string, readonly string[]>): Piece[] {
  const says = (said: string, forms: readonly string[]): boolean =>
    [...said.matchAll(finder(forms) ?? /(?!)/g)].some(([word]) => !isOfCard(word, forms));
  const met = new Set([...glossary].filter(([, forms]) => before.some((said) => says(said, forms))).map(([id]) => id));
  const owners = new Map([...glossary].flatMap(([id, forms]) => forms.map((form) => [form.toLowerCase(), id] as const)));
  const find = finder([...glossary].filter(([id]) => !met.has(id)).flatMap(([, forms]) => forms));
  if (find === null) return [{ text, id: null }];
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(find)) {
    const id = owners.get(match[0].toLowerCase()) ?? null;
    if (id === null || met.has(id) || isOfCard(match[0], glossary.get(id) ?? [])) continue;
    met.add(id);
    found.push({ text: text.slice(from, match.index), id: null }, { text: match[0], id });
    from = match.index + match[0].length;
  }
  return [...found, { text: text.slice(from), id: null }].filter((piece) => piece.text !== "");
}
