/**
 * Questions of a page that was exported: what each answer comes to and the hints were written into it when it was made, in every
 * language, so that a guess is answered without a kernel. Until then they are hidden.
 */

interface Said {
  /** The answer that was committed to, by its place; null before. */
  answer: number | null;
  hints: number;
}

/** Has the questions on a page answer. Returns what says everything anew, in another language. */
export function openQuizzes(page: Document): () => void {
  const said = new Map<HTMLElement, Said>();
  for (const quiz of page.querySelectorAll<HTMLElement>(".pn-quiz")) said.set(quiz, { answer: null, hints: 0 });

  page.body.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(".pn-quiz-check, .pn-quiz-hint");
    const quiz = button?.closest<HTMLElement>(".pn-quiz");
    const state = quiz && said.get(quiz);
    if (!button || !quiz || !state) return;
    if (button.matches(".pn-quiz-hint")) state.hints = Math.min(state.hints + 1, keyOf(quiz, ".pn-hints").length);
    else state.answer = picked(quiz) ?? state.answer;
    say(quiz, state);
  });
  // There is a list of answers for each language: they are picked together.
  page.body.addEventListener("change", ({ target }) => {
    const radio = target as HTMLInputElement;
    const quiz = radio.closest<HTMLElement>(".pn-quiz");
    if (!quiz || radio.type !== "radio") return;
    const place = radios(radio.closest("fieldset")!).indexOf(radio);
    for (const list of quiz.querySelectorAll("fieldset")) radios(list)[place]!.checked = true;
  });
  return () => {
    for (const [quiz, state] of said) say(quiz, state);
  };
}

const radios = (list: Element) => [...list.querySelectorAll<HTMLInputElement>("input[type=radio]")];

/** The place of the answer that is picked; null where none is. */
function picked(quiz: HTMLElement): number | null {
  const place = radios(quiz.querySelector("fieldset")!).findIndex(({ checked }) => checked);
  return place < 0 ? null : place;
}

/** What the page holds back of a question, in the language that it speaks. */
function keyOf(quiz: HTMLElement, list: string): Element[] {
  const lang = quiz.ownerDocument.documentElement.lang;
  const key = quiz.querySelector(`[data-lang="${lang}"] .pn-quiz-key`) ?? quiz.querySelector(".pn-quiz-key");
  return [...(key?.querySelector(list)?.children ?? [])];
}

function say(quiz: HTMLElement, { answer, hints }: Said): void {
  const shown = [...keyOf(quiz, ".pn-hints").slice(0, hints), ...(answer === null ? [] : [keyOf(quiz, ".pn-verdicts")[answer]!])];
  let place = quiz.querySelector(":scope > .pn-quiz-said");
  if (!place) {
    place = quiz.ownerDocument.createElement("div");
    place.className = "pn-quiz-said";
    place.setAttribute("role", "status");
    quiz.append(place);
  }
  place.replaceChildren(...shown.flatMap((item) => [...item.cloneNode(true).childNodes]));
}
