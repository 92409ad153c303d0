"use strict";
const { createHash } = require("node:crypto");
const { readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { step } = require("./progress.cjs");
const { run } = require("./run.cjs");

/**
 * Installs a package folder whose lock file changed since the last finished install (a stamp inside node_modules).
 * @param {{ folder: string, name: string, onLine?: (line: string) => void, isBackground?: boolean }} options
 */
async function installIfMissing({ folder, name, onLine, isBackground }) {
  if (isInstalled(folder)) return;
  await step(`Installing the ${name}`, async () => {
    // `npm ci` refuses a lock file that was written without the optional packages of other platforms.
    const args = ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--prefer-offline"];
    await run(npmCommand(), args, {
      cwd: folder,
      env: withoutNodeEnv(),
      onLine,
      isBackground,
    });
    writeFileSync(stampPath(folder), stampOf(folder));
  });
}

/** @param {string} folder */
function isInstalled(folder) {
  try {
    return readFileSync(stampPath(folder), "utf8") === stampOf(folder);
  } catch {
    return false;
  }
}

/** @param {string} folder */
function stampPath(folder) {
  return join(folder, "node_modules", ".install-stamp");
}

/**
 * Native packages differ by Node's major version and by platform.
 * @param {string} folder
 */
function stampOf(folder) {
  const lock = readFileSync(join(folder, "package-lock.json"));
  const digest = createHash("sha256").update(lock).digest("hex");
  return `${digest} node${process.versions.node.split(".")[0]} ${process.platform}-${process.arch}`;
}

/**
 * Removes NODE_ENV=production, with which npm would omit packages that the build needs.
 * @returns {NodeJS.ProcessEnv} Remix declares NODE_ENV as required in every environment, hence the cast.
 */
function withoutNodeEnv() {
  const { NODE_ENV: _, ...env } = process.env;
  return /** @type {NodeJS.ProcessEnv} */ (env);
}

function npmCommand() {
  return process.platform === "win32" ? "npm.cmd" : "npm";
}

module.exports = { installIfMissing, isInstalled, withoutNodeEnv };
