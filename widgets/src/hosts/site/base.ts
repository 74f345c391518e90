/** The common code of all first pictures, as a single file: every part imports it, so that the bundler does not split it further. */
import "../alone";
import "../../parts/slots";
import "../widget";
