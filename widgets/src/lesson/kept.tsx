/** Warnings about the progress that this browser keeps. */
import { useWords } from "../parts/scene";
import { useLearnt } from "./learning";

/** The progress is damaged, or cannot be kept. */
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
