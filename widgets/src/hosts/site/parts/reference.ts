/** The rules and cards to read. */
import "../base";

export * from "../../../reference/reference";
