"use strict";
const { existsSync, renameSync, rmSync } = require("node:fs");

/**
 * Replaces a folder by a finished one. Readers see either the old folder or the new one, never a part.
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
