import { defineConfig } from "vitest/config";
import { alias } from "./vite.config.ts";

/** Ends a test that hangs; a starved machine must not reach it. */
const hangMs = 120_000;

/** Unit tests touch no I/O; integration tests use a real database, a real HTTP server, a real file system. */
export default defineConfig({
  resolve: { alias },
  test: {
    // The router that Remix's test stub renders warns once a render about itself.
    onConsoleLog: (log) => (log.includes("useLayoutEffect does nothing on the server") ? false : undefined),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{tests,packages/*/tests}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.int.test.ts"],
          // They share nothing that a test changes: one module graph for all takes a quarter of the time.
          isolate: false,
          testTimeout: hangMs,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["{tests,packages/*/tests}/**/*.int.test.ts"],
          testTimeout: hangMs,
          hookTimeout: 3 * hangMs,
          // What a test changes it puts back; the modules and a database are opened once for each worker.
          isolate: false,
          globalSetup: [
            "tests/support/process/folder-of-the-run.ts",
            "tests/support/database/postgres-of-the-run.ts",
          ],
          maxWorkers: 2,
          // As for browser tests; what passes only at the second try is named at the end of the run.
          retry: process.env.CI ? 1 : 0,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
