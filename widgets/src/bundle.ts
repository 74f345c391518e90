/** What the bundle gives: the anywidget, what an exported page needs to do without a kernel, and a page of the apps until it has one. */
export { openPage } from "./hosts/alone";
export { serve } from "./hosts/served/main";
export { default } from "./hosts/widget";
