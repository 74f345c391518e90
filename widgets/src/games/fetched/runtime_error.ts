/** How this game is drawn. */
import "../../hosts/site/base";

export { runtimeError as view } from "../runtime_error";
