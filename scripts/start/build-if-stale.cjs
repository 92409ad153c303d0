"use strict";
const { readFileSync, writeFileSync } = require("node:fs");
const { digestOf } = require("./inputs.cjs");
const { step } = require("./progress.cjs");
const { run } = require("./run.cjs");

const inputs = [
  "app",
  "db",
  "packages",
  "public",
  "server.ts",
  "app.worker.ts",
  "scripts/build.mjs",
  "scripts/content/open-lake.ts",
  "scripts/operations",
  "vite.config.ts",
  "remix.config.js",
  "tsconfig.json",
  "package-lock.json",
];
const stampPath = "build/.inputs";

/** Builds the shop when an input changed. It waits for a build that already runs elsewhere. */
async function buildIfStale() {
  if (isFresh()) return;
  await step("Building the shop", () =>
    run(process.execPath, ["scripts/build.mjs", "--shop", "--if-stale"], { env: productionEnv() }),
  );
}

function isFresh() {
  try {
    return readFileSync(stampPath, "utf8") === digestOf(inputs);
  } catch {
    return false;
  }
}

/** Runs before the build reads its inputs. A file saved meanwhile therefore makes the result stale, not wrong. */
function stampOfInputs() {
  const digest = digestOf(inputs);
  return { writeTo: (/** @type {string} */ folder) => writeFileSync(`${folder}/.inputs`, digest) };
}

/** @returns {NodeJS.ProcessEnv} */
function productionEnv() {
  return { ...process.env, NODE_ENV: "production" };
}

module.exports = { buildIfStale, isShopFresh: isFresh, stampOfInputs };
