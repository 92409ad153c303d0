"use strict";
const { mkdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { dirname } = require("node:path");
const { setTimeout: wait } = require("node:timers/promises");

/** Waits until no living process holds the lock, takes it, and returns the way to give it back. */
async function takeLock(path) {
  mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: "wx" });
      return () => rmSync(path, { force: true });
    } catch {
      if (!isHolderAlive(path)) rmSync(path, { force: true });
      else await wait(300);
    }
  }
}

function isHolderAlive(path) {
  try {
    process.kill(Number(readFileSync(path, "utf8")), 0);
    return true;
  } catch {
    return false;
  }
}

module.exports = { takeLock };
