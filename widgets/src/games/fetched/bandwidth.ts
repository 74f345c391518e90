/** How this game is drawn. */
import "../../site/base";

export { bandwidth as view } from "../bandwidth";
