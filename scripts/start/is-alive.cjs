"use strict";

/**
 * Whether a process of this number lives, ours or somebody else's.
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
