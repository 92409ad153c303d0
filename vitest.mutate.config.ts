import { defineConfig } from "vitest/config";
import type { Reporter, Vitest } from "vitest/node";
import { alias } from "./vite.config.ts";

const subject = process.env.SUBJECT ?? "";

/** The folder whose integration tests run with a database in memory, for rules that need one. */
const withDatabase = subject === "guards" ? "account" : "none";

/** The settlement tests that are fast and need no provider in a separate process. */
const settlementTests = [
  "tests/settlement/rules/*.int.test.ts",
  "tests/settlement/{money-beyond,money-holds,verify}.int.test.ts",
  "tests/installments/{reservations,pay-installment}.int.test.ts",
];

/** The folders of tests for a subject. Nearly every test reaches the kernel, so only the kernel's tests run for it. */
const folder =
  new Map([
    ["kernel", "kernel"],
    ["money", "{estimator,quotes,installments,payments,catalog,account,team}"],
  ]).get(subject) ?? "**";

/** The tests that `npm run test:mutate` runs against every mutant: unit tests, and edge tests that need no shop. */
export default defineConfig({
  resolve: { alias },
  test: {
    include:
      subject === "settlement"
        ? settlementTests
        : [`tests/${folder}/**/*.test.ts`, `tests/${folder}/**/*.test.tsx`],
    // Tests of the demo content, the Studio or the source find no mutant, or they fail for every change.
    exclude: [
      ...(subject === "settlement" ? [] : [`tests/!(edge|${withDatabase})/**/*.int.test.ts`]),
      "tests/account/**/!(sessions|sign-in).int.test.ts",
      "tests/edge/**/!(page-cache|rendered-pages|session-secret).int.test.ts",
      "tests/{architecture,dataset,studio,scripts}/**",
      ".cache/**",
    ],
    isolate: false,
    // Code that contains all mutants is slower. A mutated call that never returns waits this long.
    testTimeout: folder === "kernel" ? 10_000 : 60_000,
    reporters: [tellFilesThatDoNotLoad()],
  },
});

/** Stryker reads only test results. A mutant that keeps a test file from loading would count as undetected. */
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
