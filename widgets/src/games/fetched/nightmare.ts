/** The drawing of this game, as a module of its own. */
import "../../hosts/site/base";

export { nightmare as view } from "../nightmare";
