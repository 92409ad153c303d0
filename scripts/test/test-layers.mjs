// The layers of `npm test`: how each runs, and how its report is counted.
import { execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { ensureBrowser } from "../browser.mjs";
import { check } from "../check/check.mjs";
import { chooseNearestTests, listChangedFiles, startsShop } from "./nearest-tests.mjs";
import { countFailedExit, createOneFailure, readPlaywrightOutcome } from "./test-outcome.mjs";

const require = createRequire(import.meta.url);
const { buildIfStale } = require("../start/build-if-stale.cjs");
const { withoutNodeEnv } = require("../start/install.cjs");
const { messageOf } = require("../start/progress.cjs");
const { prepareStudio } = require("../start/studio.cjs");

/**
 * @typedef {import("./test-outcome.mjs").Outcome} Outcome
 * @typedef {Promise<Outcome | null> | null} Preparation null, or a failure to count
 * @typedef {{ shop: Preparation, studio: Preparation, browser: Preparation }} Preparing
 * @typedef {Readonly<Record<string, (preparing: Preparing) => Promise<Outcome>>>} Layers
 */

/**
 * All layers, fastest first.
 * @type {Layers}
 */
export const layers = {
  check,
  unit: () => runVitest("unit", ["unit"]),
  integration: async ({ shop }) => (await shop) ?? runVitest("integration", ["integration"]),
  journeys: async (prepared) => (await waitUntilReadyForBrowser(prepared)) ?? runPlaywright("journeys"),
  long: async ({ shop }) => (await shop) ?? runVitest("long", ["long"]),
  postgres: () =>
    runVitest("postgres", ["integration", "long"], listDatabaseTests(), { TEST_DATABASE: "postgres" }),
  e2e: async (prepared) => (await waitUntilReadyForBrowser(prepared)) ?? runPlaywright("e2e"),
};

/** The layers of `npm test`; `npm run test:all` runs the others as well. */
export const defaultLayers = ["check", "unit", "integration", "journeys"];

/** @param {Preparing} preparing */
async function waitUntilReadyForBrowser({ shop, studio, browser }) {
  return (await shop) ?? (await studio) ?? (await browser);
}

/**
 * Layers that run only when they are named.
 * @type {Layers}
 */
export const layersByName = {
  // Runs the nearest tests of uncommitted changes, or of changes since SINCE, by their imports.
  changed: async () => {
    const since = process.env.SINCE ?? "HEAD";
    const { chosen, left } = chooseNearestTests(listTestsThatImport(since), listChangedFiles(since), {
      startsShop,
    });
    if (left.length > 0)
      console.log(`${left.length} more files of tests stand on what changed: npm run test:integration`);
    return chosen.length > 0 ? runVitest("changed", ["integration"], chosen) : noTests;
  },
  // Presses every control of the shop, which takes ten to twenty minutes.
  controls: async (prepared) => (await waitUntilReadyForBrowser(prepared)) ?? runPlaywright("controls"),
};

/** @type {Outcome} */
const noTests = { passed: 0, failed: 0, skipped: 0, troubles: [] };

/**
 * @param {string} since
 * @returns {string[]}
 */
function listTestsThatImport(since) {
  const args = ["list", "--project", "integration", "--filesOnly", "--json", "--changed", since];
  const listed = execFileSync(process.execPath, ["node_modules/vitest/vitest.mjs", ...args], {
    encoding: "utf8",
  });
  /** @type {{ file: string }[]} */
  const tests = JSON.parse(listed);
  return tests.map(({ file }) => relative(process.cwd(), file));
}

/**
 * Starts the preparations of the chosen layers in the background. Each resolves to null, or to a failure to count.
 * @param {readonly string[]} names
 * @returns {Preparing}
 */
export function prepare(names) {
  const needs = (/** @type {string[]} */ ...wanting) => wanting.some((name) => names.includes(name));
  const shop = needs("integration", "journeys", "long", "e2e", "controls")
    ? tryToPrepare("building the shop", buildIfStale)
    : null;
  const browser = needs("journeys", "e2e", "controls")
    ? tryToPrepare("finding a browser", ensureBrowser)
    : null;
  const studio =
    shop && needs("journeys", "e2e", "controls")
      ? shop.then(() => tryToPrepare("building the Studio", prepareStudio))
      : null;
  return { shop, studio, browser };
}

/**
 * @param {string} what
 * @param {() => Promise<unknown>} work
 */
async function tryToPrepare(what, work) {
  try {
    await work();
    return null;
  } catch (error) {
    const message = messageOf(error);
    console.error(`✗ ${what}\n${message}`);
    return createOneFailure(what, message);
  }
}

/**
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {readonly string[]} files
 * @param {Readonly<Record<string, string>>} settings
 * @returns {Promise<Outcome>}
 */
async function runVitest(name, projects, files = [], settings = {}) {
  const report = `.cache/reports/${name}.json`;
  rmSync(report, { force: true });
  const args = [
    ...projects.flatMap((project) => ["--project", project]),
    // Without a terminal, print one line for each file and every failure in full.
    ...["--reporter=default", "--reporter=./scripts/test/test-reporter.mjs"],
  ];
  const code = await runWithOutput(["node_modules/vitest/vitest.mjs", "run", ...args, ...files], {
    ...settings,
    TEST_OUTCOME: report,
  });
  return countFailedExit(readReport(report) ?? createOneFailure("left no report"), code);
}

/**
 * @param {string} layer
 * @returns {Promise<Outcome>}
 */
async function runPlaywright(layer) {
  const report = `.cache/reports/${layer}.json`;
  rmSync(report, { force: true });
  const code = await runWithOutput(["node_modules/@playwright/test/cli.js", "test"], {
    TEST_LAYER: layer,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const result = readReport(report);
  return result ? countFailedExit(readPlaywrightOutcome(result), code) : createOneFailure("left no report");
}

/** Lists the tests that run on both databases. */
function listDatabaseTests() {
  return ["tests", "packages/content-lake/tests"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((path) => path.endsWith(".int.test.ts"))
    .filter((path) => readFileSync(path, "utf8").includes("testDatabase("));
}

/**
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} settings
 * @returns {Promise<number>}
 */
function runWithOutput(args, settings = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: "inherit",
      env: { ...withoutNodeEnv(), ...colors, ...settings },
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Vitest prints colors in CI as well, where no terminal shows them. */
const colors = process.stdout.isTTY ? {} : { NO_COLOR: "1", FORCE_COLOR: "0" };

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
