/** The forms in which a game is dealt, and a position laid out. */
import "../base";

export * from "../../../dealing/dealing";
export * from "../../../frame/question";
