/** How this game is drawn. */
import "../../hosts/site/base";

export { bandwidth as view } from "../bandwidth";
