/** What the bundle gives: the anywidget, what an exported page needs to do without a kernel, and a page of the apps until it has one. */
export { openPage } from "./alone";
export { serve } from "./served/main";
export { default } from "./widget";
