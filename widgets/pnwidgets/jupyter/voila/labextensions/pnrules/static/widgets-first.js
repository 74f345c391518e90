// An extension of the apps' pages. Voila draws what the cells gave while their widgets are still coming from the kernel. The
// widget manager then looks for each of them for two seconds, and not once more at the end of its last pause: a board that came
// during that pause was there, and never shown. Nothing is drawn before every extension has started, so this one starts when
// all widgets have come.
// No module and no build: it has the form in which JupyterLab wants a finished extension.
"use strict";

{
  const PATIENCE = 60_000; // a kernel that never answers: better a page without its boards than no page

  const plugin = {
    id: "pnrules:widgets-first",
    autoStart: true,
    activate: async (app) => {
      const manager = await app.widgetManagerPromise.promise;
      if (manager.restoredStatus) return;
      await new Promise((go) => {
        manager.restored.connect(() => go());
        setTimeout(go, PATIENCE);
      });
    },
  };

  window._JUPYTERLAB ??= {};
  window._JUPYTERLAB.pnrules = { init: () => {}, get: async () => () => [plugin] };
}
