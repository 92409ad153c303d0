"use strict";
const { existsSync, renameSync, rmSync } = require("node:fs");

/**
 * Puts a finished folder into the place of the one before: whoever reads finds the old one or the new one, whole.
 * @param {string} folder
 * @param {string} finished
 */
function replaceFolder(folder, finished) {
  const before = `${folder}.before`;
  rmSync(before, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, before);
  renameSync(finished, folder);
  rmSync(before, { recursive: true, force: true });
}

module.exports = { replaceFolder };
