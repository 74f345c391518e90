/** The form in which a game is dealt. */
import "../base";

export * from "../../../dealing/dealing";
