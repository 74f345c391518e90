/** A lesson under construction. */
import "../base";

export * from "../../../studio/studio";
