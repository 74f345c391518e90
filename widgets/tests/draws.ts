/** Which components are drawn. */
import { type FunctionComponent, options, type VNode } from "preact";

/** What Preact calls before it draws a component, for its own hooks and for developers' tools. */
const hook = options as { __r?(vnode: VNode): void };

let drawn: string[] | null = null;
const others = hook.__r;
hook.__r = (vnode) => {
  others?.(vnode);
  drawn?.push((vnode.type as FunctionComponent).name);
};

/** The names of the components that something has drawn, as often as it has drawn each. */
export async function drawnBy(act: () => Promise<unknown>): Promise<readonly string[]> {
  drawn = [];
  await act();
  const names = drawn;
  drawn = null;
  return names;
}
