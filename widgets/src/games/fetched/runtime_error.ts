/** How this game is drawn. */
import "../../site/base";

export { runtimeError as view } from "../runtime_error";
