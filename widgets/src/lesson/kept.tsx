/** What a learner should know of what this browser keeps. */
import { useWords } from "../parts/scene";
import { useLearnt } from "./learning";

/** It is broken, or cannot be kept. */
export function Kept() {
  const words = useWords();
  const { learnt } = useLearnt();
  return learnt?.trouble ? <Note text={words.text(`progress-${learnt.trouble}`)} /> : null;
}

export function Note({ text }: { text: string }) {
  return (
    <p class="pn-lesson-kept" role="status">
      {text}
    </p>
  );
}
