/** What a board draws only when something was pressed, or where a game has ended. */
import "../base";

export * from "../../../compare/comparing";
export * from "../../../ending/ending";
export * from "../../../ending/turning";
export * from "../../../frame/branches";
export * from "../../../frame/help";
export * from "../../../frame/taking";
export * from "../../../frame/verdict";
export * from "../../../players/play_now";
export * from "../../../settings/settings";
export * from "../../../why/about";
