// The outcome of a layer of `npm test`, and the summary of failed and retried tests at the end of a run.
import { stripVTControlCharacters } from "node:util";

const messageLines = 6;

/**
 * A test that failed, or that passed only on its second attempt.
 * @typedef {{ kind: "failed" | "retried", title: string, message: string }} Trouble
 * @typedef {{ file: string, ms: number }} TimedFile Wall time of the tests of a file.
 * @typedef {{ passed: number, failed: number, skipped: number, troubles: Trouble[], files?: TimedFile[] }} Outcome
 * @typedef {Trouble & { layer: string }} LayerTrouble
 *
 * The part of Playwright's report that this file reads.
 * @typedef {import("@playwright/test/reporter").JSONReport} Report
 * @typedef {import("@playwright/test/reporter").JSONReportSuite} Suite
 * @typedef {import("@playwright/test/reporter").JSONReportTest} Test
 */

/**
 * @param {string} title
 * @returns {Outcome}
 */
export function createOneFailure(title, message = "") {
  return { passed: 0, failed: 1, skipped: 0, troubles: [{ kind: "failed", title, message }] };
}

/**
 * A runner that fails without a failed test (a broken configuration) counts as one failure.
 * @param {Outcome} outcome
 * @param {number} code
 * @returns {Outcome}
 */
export function countFailedExit(outcome, code) {
  if (code === 0 || outcome.failed > 0) return outcome;
  const { failed, troubles } = createOneFailure(
    `ended with code ${code}`,
    "No test failed; the reason stands above.",
  );
  return { ...outcome, failed, troubles: [...outcome.troubles, ...troubles] };
}

/**
 * Converts Playwright's JSON report to an outcome.
 * @param {Pick<Report, "stats" | "suites" | "errors">} report
 * @returns {Outcome}
 */
export function readPlaywrightOutcome({ stats, suites, errors }) {
  /** @type {Trouble[]} */
  const troubles = [
    ...errors.flatMap(
      ({ message = "" }) => createOneFailure("an error outside of any test", message).troubles,
    ),
    ...suites.flatMap((suite) => listSuiteTroubles(suite, [])),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    troubles,
    files: suites.map((suite) => ({ file: `tests/e2e/${suite.file}`, ms: sumDurations(suite) })),
  };
}

/**
 * @param {Suite} suite
 * @returns {number}
 */
function sumDurations({ specs = [], suites = [] }) {
  const results = specs.flatMap((spec) => spec.tests.flatMap((test) => test.results));
  const own = results.reduce((total, { duration }) => total + duration, 0);
  return suites.reduce((total, suite) => total + sumDurations(suite), own);
}

/**
 * @param {Suite} suite
 * @param {readonly string[]} above
 * @returns {Trouble[]}
 */
function listSuiteTroubles({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  return [
    ...specs.flatMap((spec) => spec.tests.flatMap((test) => listTestTroubles(test, [...path, spec.title]))),
    ...suites.flatMap((suite) => listSuiteTroubles(suite, path)),
  ];
}

/**
 * @param {Test} test
 * @param {readonly string[]} path
 * @returns {Trouble[]}
 */
function listTestTroubles({ status, projectName, results }, path) {
  if (status !== "unexpected" && status !== "flaky") return [];
  const messages = results.flatMap(({ error }) => (error ? [error.message ?? ""] : []));
  const title = [...(projectName ? [`[${projectName}]`] : []), ...path].join(" › ");
  return [
    { kind: status === "flaky" ? "retried" : "failed", title, message: [...new Set(messages)].join("\n") },
  ];
}

/**
 * Returns the summary of a run: every failed test and every retried one, by layer and full title.
 * @param {readonly LayerTrouble[]} troubles
 */
export function describeTroubles(troubles) {
  const describeKind = (/** @type {Trouble["kind"]} */ kind) =>
    troubles.filter((trouble) => trouble.kind === kind).map(describe);
  return [
    ...addHeading("Failed:", describeKind("failed")),
    ...addHeading("Passed only at the second try:", describeKind("retried")),
  ].join("\n");
}

/**
 * @param {string} head
 * @param {readonly string[]} lines
 */
function addHeading(head, lines) {
  return lines.length > 0 ? ["", head, ...lines] : [];
}

/** @param {LayerTrouble} trouble */
function describe({ kind, layer, title, message }) {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, messageLines);
  return [`${kind === "failed" ? "✗" : "↻"} ${layer}: ${title}`, ...lines.map((line) => `    ${line}`)].join(
    "\n",
  );
}

const slowestFiles = 20;

/**
 * Returns the slowest files of all layers.
 * @param {readonly (TimedFile & { layer: string })[]} files
 */
export function describeSlowest(files) {
  const lines = files
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, slowestFiles)
    .map(({ layer, file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${layer}: ${file}`);
  return ["", "Slowest files:", ...lines].join("\n");
}
