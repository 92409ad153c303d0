// A Vitest reporter that writes the outcome of a layer (test-outcome.mjs) to the file in TEST_OUTCOME.
import { writeFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * @typedef {import("vitest/node").TestModule} TestModule
 * @typedef {import("vitest/node").TestCase} TestCase
 * @typedef {import("vitest/node").TestSuite} TestSuite
 * @typedef {import("./test-outcome.mjs").Trouble} Trouble
 * @typedef {{ passed: number, skipped: number, troubles: Trouble[] }} ModuleOutcome
 */

export default class OutcomeReporter {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly { message: string }[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const outcomes = modules.map(readModuleOutcome);
    const troubles = [
      ...outcomes.flatMap((outcome) => outcome.troubles),
      ...unhandledErrors.map((error) => createTrouble("failed", "an error outside of any test", [error])),
    ];
    writeFileSync(
      String(process.env.TEST_OUTCOME),
      JSON.stringify({
        passed: sum(outcomes, "passed"),
        failed: troubles.filter(({ kind }) => kind === "failed").length,
        skipped: sum(outcomes, "skipped"),
        troubles,
        files: modules.map((module) => ({
          file: relative(process.cwd(), module.moduleId),
          ms: module.diagnostic().duration,
        })),
      }),
    );
  }
}

/**
 * @param {TestModule} module
 * @returns {ModuleOutcome}
 */
function readModuleOutcome(module) {
  const file = relative(process.cwd(), module.moduleId);
  const tests = [...module.children.allTests()];
  const listInState = (/** @type {string[]} */ ...states) =>
    tests.filter((test) => states.includes(test.result().state));
  const createEntryTrouble = (
    /** @type {Trouble["kind"]} */ kind,
    /** @type {TestCase | TestSuite} */ entry,
  ) => createTrouble(kind, `${file} › ${entry.fullName.split(" > ").join(" › ")}`, getErrors(entry));
  // An error outside a test (an import, a beforeAll) counts as one failure.
  const brokenGroups = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
  return {
    passed: listInState("passed").length,
    skipped: listInState("skipped", "pending").length,
    troubles: [
      ...(module.errors().length > 0 ? [createTrouble("failed", file, module.errors())] : []),
      ...brokenGroups.map((suite) => createEntryTrouble("failed", suite)),
      ...listInState("failed").map((test) => createEntryTrouble("failed", test)),
      ...listInState("passed").flatMap((test) =>
        test.diagnostic()?.flaky ? [createEntryTrouble("retried", test)] : [],
      ),
    ],
  };
}

/** @param {TestCase | TestSuite} entry */
function getErrors(entry) {
  return entry.type === "test" ? (entry.result().errors ?? []) : entry.errors();
}

/**
 * @param {Trouble["kind"]} kind
 * @param {string} title
 * @param {readonly { message: string }[]} errors
 * @returns {Trouble}
 */
function createTrouble(kind, title, errors) {
  return { kind, title, message: [...new Set(errors.map(({ message }) => message))].join("\n") };
}

/**
 * @param {readonly ModuleOutcome[]} outcomes
 * @param {"passed" | "skipped"} key
 */
function sum(outcomes, key) {
  return outcomes.reduce((total, outcome) => total + outcome[key], 0);
}
