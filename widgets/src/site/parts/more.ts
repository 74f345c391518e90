/** What a board draws only when something was pressed, or where a game has ended. */
import "../base";

export * from "../../branches";
export * from "../../compare/comparing";
export * from "../../ending/ending";
export * from "../../ending/turning";
export * from "../../help";
export * from "../../settings/settings";
export * from "../../taking";
export * from "../../why/about";
