/** The lesson under construction, as the page knows it. */
import { part } from "../parts/part";
import type { Studio } from "../wire/types";

/** The lesson; null while none is made. */
export const useStudio = part<Studio | null>();
