import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // A machine that has other things to do is no reason to fail.
  test: { include: ["tests/**/*.test.{ts,tsx}"], environment: "happy-dom", testTimeout: 60_000 },
});
