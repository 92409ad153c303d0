"use strict";

/**
 * Returns whether a process with this id exists, even if another program owns it.
 * @param {number} pid
 */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

module.exports = { isAlive };
