/** Courses. */
import "../base";

export * from "../../../course/course";
