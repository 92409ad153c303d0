import { defineConfig } from "vitest/config";
import type { Reporter, Vitest } from "vitest/node";
import { alias } from "./vite.config.ts";

const subject = process.env.SUBJECT ?? "";

/** Rules of what stands in the database: of this subject the tests of this room run with one in memory. */
const withDatabase = subject === "guards" ? "account" : "none";

/** Of settlement those that need neither a provider of its own process nor seconds. */
const ofSettlement = [
  "tests/settlement/rules/*.int.test.ts",
  "tests/settlement/{money-beyond,money-holds,verify}.int.test.ts",
  "tests/instalments/{reserved-parts,pay-instalment}.int.test.ts",
];

/** What everything stands on is reached by nearly every test; the kernel's own must be enough, and those of the money's rooms. */
const room =
  new Map([
    ["kernel", "kernel"],
    ["money", "{estimator,quotes,instalments,payments,catalog,account,team}"],
  ]).get(subject) ?? "**";

/** The unit tests, and those of the edge that need no shop, as `npm run test:mutate` runs them against every seeded bug. */
export default defineConfig({
  resolve: { alias },
  test: {
    include:
      subject === "settlement" ? ofSettlement : [`tests/${room}/**/*.test.ts`, `tests/${room}/**/*.test.tsx`],
    // What reads the demo content, the Studio or the source itself notices no bug in a rule, or any change as one.
    exclude: [
      ...(subject === "settlement" ? [] : [`tests/!(edge|${withDatabase})/**/*.int.test.ts`]),
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
