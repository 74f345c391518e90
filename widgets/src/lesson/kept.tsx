/** What a learner should know of what this browser keeps. */
import { useScene } from "../parts/context";

/** It is broken, or cannot be kept. */
export function Kept() {
  const { words, learnt } = useScene();
  return learnt?.trouble ? <Note text={words.text(`progress-${learnt.trouble}`)} /> : null;
}

export function Note({ text }: { text: string }) {
  return (
    <p class="pn-lesson-kept" role="status">
      {text}
    </p>
  );
}
