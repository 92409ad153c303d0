// The layers of `npm test`: how each runs, and how its report is counted.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { check } from "./check.mjs";

const require = createRequire(import.meta.url);
const { buildIfStale } = require("./start/build-if-stale.cjs");
const { withoutNodeEnv } = require("./start/install.cjs");
const { prepareStudio } = require("./start/studio.cjs");

const oneFailure = { passed: 0, failed: 1, skipped: 0 };

/** In the order of how fast they say no. */
export const layers = {
  check,
  unit: () => vitest("unit", "unit"),
  integration: async ({ shop }) => (await shop) ?? vitest("integration", "integration"),
  postgres: () => vitest("postgres", "integration", filesWithDatabase(), { TEST_DATABASE: "postgres" }),
  e2e: async ({ shop, studio, browser }) => (await shop) ?? (await studio) ?? (await browser) ?? playwright(),
};

/** Starts what the chosen layers need, beside the first ones; each resolves to null, or to a failure to count. */
export function prepare(names) {
  const needs = (...wanting) => wanting.some((name) => names.includes(name));
  const shop = needs("integration", "e2e") ? attempt("building the shop", buildIfStale) : null;
  const browser = needs("e2e") ? attempt("finding a browser", ensureBrowser) : null;
  const studio = needs("e2e") ? shop.then(() => attempt("building the Studio", prepareStudio)) : null;
  return { shop, studio, browser };
}

async function attempt(what, work) {
  try {
    await work();
    return null;
  } catch (error) {
    console.error(`✗ ${what}\n${error.message}`);
    return oneFailure;
  }
}

async function vitest(name, project, files = [], settings = {}) {
  const report = `.cache/reports/${name}.json`;
  rmSync(report, { force: true });
  const code = await runLoud(
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project",
      project,
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...files,
    ],
    settings,
  );
  const result = readReport(report);
  if (!result) return oneFailure;
  // A file that cannot even be loaded has no tests to count; it is one failure.
  const brokenFiles = result.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return countsOf(
    result.numPassedTests,
    result.numFailedTests + brokenFiles.length,
    result.numPendingTests + result.numTodoTests,
    code,
  );
}

async function playwright() {
  const report = ".cache/reports/e2e.json";
  rmSync(report, { force: true });
  const code = await runLoud(["node_modules/@playwright/test/cli.js", "test"]);
  const result = readReport(report);
  if (!result) return oneFailure;
  const { expected, unexpected, flaky, skipped } = result.stats;
  if (flaky > 0)
    console.log(`${flaky} browser tests passed only at the second try; they are listed above as flaky.`);
  return countsOf(expected + flaky, unexpected, skipped, code);
}

/** A runner that fails without a failed test (an unhandled rejection, a broken configuration) counts as one failure. */
function countsOf(passed, failed, skipped, code) {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
}

/** The tests that run on both databases. */
function filesWithDatabase() {
  return readdirSync("tests", { recursive: true })
    .filter((name) => name.endsWith(".int.test.ts"))
    .map((name) => join("tests", name))
    .filter((path) => readFileSync(path, "utf8").includes("testDatabase("));
}

function runLoud(args, settings = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: "inherit",
      env: { ...withoutNodeEnv(), ...settings },
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
