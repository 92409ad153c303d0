import { defineConfig } from "vitest/config";
import { alias } from "./vite.config.ts";

/** The timeout of a test that hangs. A slow test on a busy machine must finish earlier. */
const hangMs = 120_000;

const integrationFiles = "{tests,packages/*/tests}/**/*.int.test.ts";
const longFiles = "{tests,packages/*/tests}/**/*.long.int.test.ts";

function integrationProject(name: string, files: { include: string[]; exclude?: string[] }) {
  return {
    extends: true as const,
    test: {
      name,
      ...files,
      testTimeout: hangMs,
      hookTimeout: 3 * hangMs,
      // Each test restores its changes; modules and a database are opened once per worker.
      isolate: false,
      globalSetup: [
        "tests/support/process/temp-folder-global-setup.ts",
        "tests/support/database/postgres-global-setup.ts",
      ],
      maxWorkers: 2,
      // The report lists tests that pass only at the second try.
      retry: process.env.CI ? 1 : 0,
      sequence: { groupOrder: 1 },
    },
  };
}

/** Unit tests touch no I/O; integration tests use a real database, a real HTTP server, a real file system. */
export default defineConfig({
  resolve: { alias },
  test: {
    // Tests must not depend on their order. The report prints the seed, and `--sequence.seed=N` repeats an order.
    sequence: { shuffle: { files: true, tests: true } },
    // The report of each layer names its slowest files.
    slowTestThreshold: Number.POSITIVE_INFINITY,
    // The router of Remix's test stub logs a warning at each render.
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
      integrationProject("integration", {
        include: [integrationFiles],
        exclude: [longFiles],
      }),
      // Tests that restart processes or walk many pages: `npm run test:all` runs them.
      integrationProject("long", { include: [longFiles] }),
    ],
  },
});
