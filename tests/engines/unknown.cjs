// Playwright tells each new context of Firefox which colours and motion it emulates, also where none were asked for, by a command that
// Firefox 153 does not know, and fails. In its place goes one that asks nothing. Goes when Firefox knows it.
const Module = require("node:module");

const compile = Module.prototype._compile;
Module.prototype._compile = function (text, name) {
  const known = name.endsWith("coreBundle.js") ? text.replaceAll('"emulation.setMediaFeaturesOverride"', '"session.status"') : text;
  return compile.call(this, known, name);
};
