/** Games that are played to be measured: how far that is, and how to ask for more. */
import type { Going } from "../company/thinking";
import { part } from "../parts/part";
import type { Measured } from "../wire/types";

export const useMeasured = part<{ measured: Measured | null; playing: Going }>();

/** How many games are asked for first. */
export const FEW = 100;
