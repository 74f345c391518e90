/** Lessons, levels and exercises. */
import "../base";

export * from "../../../lesson/lesson";
export * from "../../../lesson/lessons";
export * from "../../../level/level";
export * from "../../../level/mastery";
