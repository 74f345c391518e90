// JupyterLite takes every service worker of a host for its own, and unregisters old ones. This shows it only its own, since the
// site around it has one as well.

const own = new URL(".", document.currentScript.src).href;
const container = navigator.serviceWorker;
if (container) {
  const registrations = container.getRegistrations.bind(container);
  const { get } = Object.getOwnPropertyDescriptor(ServiceWorkerContainer.prototype, "controller");
  container.getRegistrations = async () => (await registrations()).filter(({ scope }) => scope.startsWith(own));
  Object.defineProperty(container, "controller", {
    get: () => {
      const found = get.call(container);
      return found?.scriptURL.startsWith(own) ? found : null;
    },
  });
}
