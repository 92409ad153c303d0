import { defineConfig } from "vitest/config";
import type { Reporter, Vitest } from "vitest/node";
import { alias } from "./vite.config.ts";

/** Rules of what stands in the database: of these subjects the tests of these rooms run with one in memory. */
const withDatabase =
  new Map([
    ["settlement", "settlement|instalments"],
    ["guards", "account"],
  ]).get(process.env.SUBJECT ?? "") ?? "none";

/** What everything stands on is reached by nearly every test; the kernel's own must be enough, and those of the money's rooms. */
const room =
  new Map([
    ["kernel", "kernel"],
    ["money", "{estimator,quotes,instalments,payments,catalog,account,team}"],
  ]).get(process.env.SUBJECT ?? "") ?? "**";

/** The unit tests, and those of the edge that need no shop, as `npm run test:mutate` runs them against every seeded bug. */
export default defineConfig({
  resolve: { alias },
  test: {
    include: [`tests/${room}/**/*.test.ts`, `tests/${room}/**/*.test.tsx`],
    // What reads the demo content, the Studio or the source itself notices no bug in a rule, or any change as one.
    exclude: [
      `tests/!(edge|${withDatabase})/**/*.int.test.ts`,
      // These kill processes, or go through thousands of orders of events.
      "tests/instalments/money-model.int.test.ts",
      "tests/settlement/{kill-9,two-servers,rivals,crash-points,webhook-model,webhook-orders}.int.test.ts",
      "tests/account/!(sessions|sign-in).int.test.ts",
      "tests/edge/!(page-cache|kept-pages|session-secret).int.test.ts",
      "tests/{architecture,dataset,studio,scripts}/**",
      ".cache/**",
    ],
    isolate: false,
    // Rules that carry all seeds at once are slower than without; a seeded call that is never answered waits this long.
    testTimeout: room === "kernel" ? 10_000 : 60_000,
    reporters: [tellFilesThatDoNotLoad()],
  },
});

/** Stryker looks at tests only: a bug with which no file of tests even loads would count as unnoticed. */
function tellFilesThatDoNotLoad(): Reporter {
  let vitest: Vitest | undefined;
  return {
    onInit(started) {
      vitest = started;
    },
    onTestModuleEnd(module) {
      for (const error of module.errors()) vitest?.state.catchError(error, "does not load");
    },
  };
}
