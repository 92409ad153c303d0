"use strict";

/** Whether a process of this number lives, ours or somebody else's. */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

module.exports = { isAlive };
