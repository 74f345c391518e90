/** How this game is drawn. */
import "../../hosts/site/base";

export { nightmare as view } from "../nightmare";
