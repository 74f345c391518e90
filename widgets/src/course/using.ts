/** The board's course. */
import { part } from "../parts/part";
import type { Course } from "../wire/types";

/** The board's course; null if it has none. */
export const useCourse = part<Course | null>();
