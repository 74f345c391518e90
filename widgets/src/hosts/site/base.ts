/** What every first picture has, as one file: each part needs it, and nothing of it is in a file of its own because only some parts use it. */
import "../alone";
import "../../parts/slots";
import "../widget";
