import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    environment: "happy-dom",
    // A page and all modules for each file would take a third of the time.
    pool: "threads",
    isolate: false,
    setupFiles: "tests/anew.ts",
    // A machine that has other things to do is no reason to fail.
    testTimeout: 60_000,
  },
});
