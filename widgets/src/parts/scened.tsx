/** What is drawn of a scene. */
import type { ComponentChildren } from "preact";
import { type Scene, SceneContext, WordsContext } from "./context";

export function Scened({ scene, children }: { scene: Scene; children: ComponentChildren }) {
  return (
    <WordsContext.Provider value={scene.words}>
      <SceneContext.Provider value={scene}>{children}</SceneContext.Provider>
    </WordsContext.Provider>
  );
}
