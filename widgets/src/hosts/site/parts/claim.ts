/** A claim and its evidence. */
import "../base";

export * from "../../../claim/claim";
