/** Before each file of tests: all run in one world, and find nothing that another has left there. */
import { vi } from "vitest";

vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
if ("document" in globalThis) {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const { attributes } of [document.documentElement, document.body])
    for (const { name, ownerElement } of [...attributes]) ownerElement?.removeAttribute(name);
}
