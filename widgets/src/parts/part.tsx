/**
 * The state of a board is split into parts by what changes together. A component that uses a part is only redrawn when that part
 * changes.
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

/** Makes the hook for using a part. */
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

/** Provides a part to its children. */
export type Gift = (inside: ComponentChildren) => VNode;

export const give =
  <T,>({ context: { Provider } }: Part<T>, value: T): Gift =>
  (inside) => <Provider value={value}>{inside}</Provider>;

export function Given({ gifts, children }: { gifts: readonly Gift[]; children: ComponentChildren }) {
  return <>{gifts.reduceRight((inside, gift) => gift(inside), children)}</>;
}

/** The same object while its members are the same. */
export function useKept<T extends object>(now: T): T {
  const kept = useRef(now);
  const names = Object.keys({ ...kept.current, ...now }) as (keyof T)[];
  if (names.some((name) => !Object.is(kept.current[name], now[name]))) kept.current = now;
  return kept.current;
}

/** A component that is only redrawn for changed props or parts, not with its parent. */
export function memo<Props extends object>(Draws: ComponentType<Props>): FunctionComponent<Props> {
  return function Memo(props) {
    const kept = useKept(props);
    return useMemo(() => <Draws {...kept} />, [kept]);
  };
}

/** Stable functions, each of which calls the latest one of its name: for event handlers. */
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
 * Runs something as soon as the whole board has been rendered. Its parts are rendered one after another, in the same task: code
 * that looks beyond its own elements has to wait until that is over, which is before anything is painted or a key is handled.
 */
export function useDrawn(act: () => void, when?: readonly unknown[]): void {
  useLayoutEffect(() => queueMicrotask(act), when);
}
