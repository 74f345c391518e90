/** What the bundle gives: the anywidget, and what an exported page needs to do without a kernel. */
export { openPage } from "./alone";
export { default } from "./widget";
