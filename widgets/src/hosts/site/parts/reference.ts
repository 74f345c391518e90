/** The reference: rules and cards. */
import "../base";

export * from "../../../reference/reference";
