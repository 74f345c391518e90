/** Components that a board only draws after a press, or when a game has ended. */
import "../base";

export * from "../../../compare/comparing";
export * from "../../../ending/ending";
export * from "../../../ending/turning";
export * from "../../../frame/branches";
export * from "../../../frame/help";
export * from "../../../frame/taking";
export * from "../../../frame/verdict";
export * from "../../../players/make_own";
export * from "../../../players/play_now";
export * from "../../../settings/settings";
export * from "../../../why/about";
