/** The name under which the browser keeps snapshots of Python's memory; each version of the site has its own. */
export const KEPT = "pnrules-python";
export const SNAPSHOT = "snapshot";
