/** Whether the result of a choice has been shown, so that it can be explained. */
import { useHappening } from "../happening/happening";
import { useHere, usePlay } from "../parts/scene";

export function useSeen(): boolean {
  const { head } = usePlay();
  const { view } = useHere();
  const happening = useHappening();
  return view === head && happening.mode === null;
}
