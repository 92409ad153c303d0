"use strict";
const { createHash } = require("node:crypto");
const { existsSync, readdirSync, readFileSync, statSync } = require("node:fs");
const { join } = require("node:path");

/**
 * Returns one digest of the content of files and folders, which tells whether a result is stale.
 * @param {readonly string[]} paths
 */
function digestOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    if (!existsSync(path)) continue;
    for (const file of filesOf(path)) hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => name !== "node_modules" && !name.startsWith("."))
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

module.exports = { digestOf };
