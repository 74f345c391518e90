/** The drawing of this game, as a module of its own. */
import "../../hosts/site/base";

export { runtimeError as view } from "../runtime_error";
