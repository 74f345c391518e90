/** The exports of the bundle: the anywidget, and what exported pages and pages of the apps need to work without a kernel. */
export { openPage } from "./hosts/alone";
export { serve } from "./hosts/served/main";
export { default } from "./hosts/widget";
