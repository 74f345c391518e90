/** The editor of a position. */
import "../base";

export * from "../../../editing/view";
