// `npm run check`: all checks that need no server. Every check runs even if others fail, and counts as one test.
import "../start/node-version.cjs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);
const { installPackages } = require("../start/packages.cjs");
const { run } = require("../start/run.cjs");
const { messageOf, seconds } = require("../start/progress.cjs");

/**
 * @typedef {{ name: string, program: string[] } | { name: string, script: string }} Check
 * @typedef {import("../test/test-outcome.mjs").Outcome} Outcome
 */

/**
 * Each check with its name and its program or script.
 * @type {readonly Check[]}
 */
const checks = [
  {
    name: "format and lint",
    program: ["node_modules/@biomejs/biome/bin/biome", "check", "--diagnostic-level=error", "."],
  },
  { name: "types", program: ["node_modules/typescript/bin/tsc", "-p", "."] },
  { name: "awaited promises", program: ["node_modules/oxlint/bin/oxlint", "--type-aware"] },
  {
    name: "short files and functions",
    program: [
      "node_modules/oxlint/bin/oxlint",
      "--config=.oxlintrc.sizes.json",
      "--report-unused-disable-directives-severity=error",
    ],
  },
  {
    name: "layers, domain ranks, circular imports",
    program: [
      "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
      "app",
      "db",
      "packages",
      "studio",
      "scripts",
      "bench",
      "tests",
      "server.ts",
      "server.dev.ts",
      "app.worker.ts",
    ],
  },
  { name: "dead code", program: ["node_modules/knip/bin/knip.js", "--no-progress", "--no-config-hints"] },
  { name: "no literal outside the tokens", script: "scripts/check/check-literals.ts" },
  { name: "no address spelled twice", script: "scripts/check/check-addresses.ts" },
  { name: "failure codes spelled one way", script: "scripts/check/check-failure-codes.ts" },
  { name: "plain names", script: "scripts/check/check-names.ts" },
  { name: "content of the demo", script: "scripts/check/check-content.ts" },
  {
    name: "requirements and decisions that are named exist",
    program: ["--import", "tsx", "scripts/check/requirements.ts", "--check"],
  },
  { name: "prose of comments, docs and tests", script: "scripts/prose/prose.ts" },
  {
    name: "spelling",
    program: [
      "node_modules/cspell/bin.mjs",
      "--no-progress",
      "--no-summary",
      "--cache",
      "--cache-location=.cache/cspell",
    ],
  },
  { name: "commit messages", program: ["scripts/commits/check-commit-messages.mjs"] },
  { name: "types of the Studio", program: ["studio/node_modules/typescript/bin/tsc", "-p", "studio"] },
];
const atOnce = 2;

/** Runs all checks, two at a time, and prints failures. Returns how many passed and failed. */
export async function check() {
  /** @type {Outcome} */
  const outcome = { passed: 0, failed: 0, skipped: 0, troubles: [] };
  const waiting = [...checks];
  const runNextChecks = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const failure = await findFailure(next);
      if (failure === undefined) outcome.passed += 1;
      else {
        outcome.failed += 1;
        outcome.troubles.push({ kind: "failed", title: next.name, message: failure });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runNextChecks));
  return outcome;
}

/**
 * Returns the output of a failed check; undefined when it passes.
 * @param {Check} check
 */
async function findFailure(check) {
  const started = Date.now();
  try {
    await run(process.execPath, "program" in check ? check.program : ["--import", "tsx", check.script]);
    console.log(`✓ ${check.name} (${seconds(started)})`);
    return undefined;
  } catch (error) {
    const message = messageOf(error);
    console.log(`✗ ${check.name}\n${message}`);
    return message;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await installPackages();
  const { failed } = await check();
  process.exit(failed > 0 ? 1 : 0);
}
