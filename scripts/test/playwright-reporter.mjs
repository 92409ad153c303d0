// A Playwright reporter for logs: one line for each file, and every failure in full.
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {import("@playwright/test/reporter").TestCase} TestCase
 * @typedef {{ name: string, waiting: number, ms: number, outcomes: ReturnType<TestCase["outcome"]>[] }} TestFile
 */

export default class FileReporter {
  /** @type {Map<string, TestFile>} */
  #files = new Map();

  /**
   * @param {import("@playwright/test/reporter").FullConfig} _config
   * @param {import("@playwright/test/reporter").Suite} suite
   */
  onBegin(_config, suite) {
    for (const test of suite.allTests()) {
      const file = this.#fileOf(test);
      file.waiting++;
    }
  }

  /**
   * @param {TestCase} test
   * @param {import("@playwright/test/reporter").TestResult} result
   */
  onTestEnd(test, result) {
    const file = this.#fileOf(test);
    file.ms += result.duration;
    if (result.status !== "skipped" && result.status !== test.expectedStatus) {
      console.log(`✗ ${test.titlePath().filter(Boolean).join(" › ")}`);
      for (const { stack, message } of result.errors)
        console.log(stripVTControlCharacters(stack ?? message ?? ""));
      if (result.retry < test.retries) return;
    }
    file.waiting--;
    file.outcomes.push(test.outcome());
    if (file.waiting === 0) console.log(summarize(file));
  }

  /** @param {import("@playwright/test/reporter").TestError} error */
  onError({ stack, message }) {
    console.log(stripVTControlCharacters(stack ?? message ?? ""));
  }

  printsToStdio() {
    return true;
  }

  /**
   * @param {TestCase} test
   * @returns {TestFile}
   */
  #fileOf(test) {
    const name = relative(process.cwd(), test.location.file);
    const file = this.#files.get(name) ?? { name, waiting: 0, ms: 0, outcomes: [] };
    this.#files.set(name, file);
    return file;
  }
}

/** @param {TestFile} file */
function summarize({ name, ms, outcomes }) {
  const count = (/** @type {string} */ outcome) => outcomes.filter((entry) => entry === outcome).length;
  const counts = [`${outcomes.length} tests`];
  for (const outcome of ["unexpected", "flaky", "skipped"])
    if (count(outcome) > 0) counts.push(`${count(outcome)} ${outcome}`);
  return `${count("unexpected") > 0 ? "✗" : "✓"} ${name} (${counts.join(", ")}) ${(ms / 1000).toFixed(1)} s`;
}
