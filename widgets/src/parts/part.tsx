/**
 * What is to be seen of a board comes in parts: what changes together is one. Whatever uses a part is drawn anew when that changes, and
 * for nothing else.
 */
import {
  type ComponentChildren,
  type ComponentType,
  type Context,
  createContext,
  type FunctionComponent,
  type VNode,
} from "preact";
import { useContext, useLayoutEffect, useMemo, useRef } from "preact/hooks";

/** The hook by which a part is used. */
export interface Part<T> {
  (): T;
  readonly context: Context<T | undefined>;
}

export function part<T>(): Part<T> {
  const context = createContext<T | undefined>(undefined);
  const use = () => {
    const value = useContext(context);
    if (value === undefined) throw new Error("a part of the board was drawn outside a board");
    return value;
  };
  return Object.assign(use, { context });
}

/** A part with its value, around what may use it. */
export type Gift = (inside: ComponentChildren) => VNode;

export const give =
  <T,>({ context: { Provider } }: Part<T>, value: T): Gift =>
  (inside) => <Provider value={value}>{inside}</Provider>;

export function Given({ gifts, children }: { gifts: readonly Gift[]; children: ComponentChildren }) {
  return <>{gifts.reduceRight((inside, gift) => gift(inside), children)}</>;
}

/** The same object for as long as its members are the same. */
export function useKept<T extends object>(now: T): T {
  const kept = useRef(now);
  const names = Object.keys({ ...kept.current, ...now }) as (keyof T)[];
  if (names.some((name) => !Object.is(kept.current[name], now[name]))) kept.current = now;
  return kept.current;
}

/** A component that is drawn anew for other properties, or a part that it uses, and not with what it stands in. */
export function memo<Props extends object>(Draws: ComponentType<Props>): FunctionComponent<Props> {
  return function Memo(props) {
    const kept = useKept(props);
    return useMemo(() => <Draws {...kept} />, [kept]);
  };
}

/** The same functions always, each of which does what the newest of its name does: for what is done when somebody acts. */
export function useSteady<T extends Record<string, (...given: never[]) => unknown>>(newest: T): T {
  const acts = useRef(newest);
  acts.current = newest;
  return useMemo(() => {
    const steady =
      (name: string) =>
      (...given: never[]) =>
        acts.current[name]!(...given);
    return Object.fromEntries(Object.keys(newest).map((name) => [name, steady(name)])) as T;
  }, []);
}

/**
 * Does something as soon as the whole board is drawn. Its parts are drawn one after another, all in the same turn: who looks at more than
 * its own elements waits until that is over, which is before anything is painted or a key is heard.
 */
export function useDrawn(act: () => void, when?: readonly unknown[]): void {
  useLayoutEffect(() => queueMicrotask(act), when);
}
