/** Games that are played to be measured. */
import "../base";

export * from "../../../laboratory/laboratory";
