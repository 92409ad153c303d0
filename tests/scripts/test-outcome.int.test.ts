import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  countFailedExit,
  describeTroubles,
  readPlaywrightOutcome,
} from "../../scripts/test/test-outcome.mjs";

// Both runners really run tests that fail, need a retry or cannot be loaded.
const folder = mkdtempSync(join(tmpdir(), "outcome-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the summary of npm test", { timeout: 120_000 }, () => {
  it("lists failed and retried tests of a vitest run", async () => {
    const report = join(folder, "vitest.json");
    const args = ["run", "--config", "tests/scripts/troubled/vitest.config.ts"];
    const code = await exitCode(
      ["node_modules/vitest/vitest.mjs", ...args, "--reporter=./scripts/test/test-reporter.mjs"],
      { TEST_OUTCOME: report },
    );
    const result = JSON.parse(readFileSync(report, "utf8"));
    expect(code).toBe(1);
    expect(result).toMatchObject({ passed: 3, failed: 4, skipped: 2 });
    expect(readMessages("integration", result.troubles)).toEqual([
      "",
      "Failed:",
      "✗ integration: tests/scripts/troubled/broken.fixture.ts",
      "    this file cannot be loaded",
      "✗ integration: tests/scripts/troubled/drawer.fixture.ts › a door without hinges",
      "    no hinges",
      "✗ integration: tests/scripts/troubled/drawer.fixture.ts › a drawer › never closes",
      "    expected 'open' to be 'closed' // Object.is equality",
      "✗ integration: an error outside of any test",
      "    knock",
      "",
      "Passed only at the second try:",
      "↻ integration: tests/scripts/troubled/drawer.fixture.ts › a drawer › closes at the second push",
      "    expected 1 to be 2 // Object.is equality",
    ]);
  });

  it("lists failed and retried tests of a Playwright run", async () => {
    const report = join(folder, "playwright.json");
    const args = ["test", "--config", "tests/scripts/troubled/playwright.config.ts"];
    const code = await exitCode(["node_modules/@playwright/test/cli.js", ...args], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const result = readPlaywrightOutcome(JSON.parse(readFileSync(report, "utf8")));
    expect(code).toBe(1);
    expect(result).toMatchObject({ passed: 2, failed: 1, skipped: 1 });
    expect(readMessages("e2e", result.troubles)).toEqual([
      "",
      "Failed:",
      "✗ e2e: [desktop] › drawer.troubled.ts › a drawer › never closes",
      "    Error: expect(received).toBe(expected) // Object.is equality",
      '    Expected: "closed"',
      '    Received: "open"',
      "",
      "Passed only at the second try:",
      "↻ e2e: [desktop] › drawer.troubled.ts › a drawer › closes at the second push",
      "    Error: expect(received).toBe(expected) // Object.is equality",
      "    Expected: 1",
      "    Received: 0",
    ]);
  });

  it("reports a layer whose runner failed without a failed test", () => {
    const result = countFailedExit({ passed: 3, failed: 0, skipped: 0, troubles: [] }, 7);
    expect(result).toMatchObject({ passed: 3, failed: 1 });
    expect(readMessages("unit", result.troubles)).toEqual([
      "",
      "Failed:",
      "✗ unit: ended with code 7",
      "    No test failed; the reason stands above.",
    ]);
  });
});

type Troubles = ReturnType<typeof readPlaywrightOutcome>["troubles"];

function readMessages(layer: string, troubles: Troubles): string[] {
  return describeTroubles(troubles.map((problem) => ({ ...problem, layer }))).split("\n");
}

/** Runs node without the environment of the current test runner. */
function exitCode(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn("node", args, {
      env: { ...settings, PATH: process.env.PATH, NODE_ENV: "test" },
      stdio: "ignore",
    });
    child.on("exit", resolve);
  });
}
