/** The forms for dealing a game, and for laying out a position. */
import "../base";

export * from "../../../dealing/dealing";
export * from "../../../frame/question";
