/** How this game is drawn. */
import "../../site/base";

export { nightmare as view } from "../nightmare";
