"use strict";
const { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } = require("node:fs");
const { dirname } = require("node:path");
const { setTimeout: wait } = require("node:timers/promises");
const { isAlive } = require("./is-alive.cjs");

const beatMs = 1_000;
const lookMs = 300;
/** A holder without a heartbeat for this long is dead, even if another process has its pid now. */
const silentMs = 10_000;

/**
 * Waits until no living process holds the lock, takes it, and returns a function that releases it.
 * @param {string} path
 */
async function takeLock(path) {
  mkdirSync(dirname(path), { recursive: true });
  let lastBeat;
  let silent = 0;
  while (!claim(path)) {
    const beat = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    silent = beat === lastBeat ? silent + lookMs : 0;
    lastBeat = beat;
    if (!isHolderAlive(path) || silent > silentMs) rmSync(path, { force: true });
    else await wait(lookMs);
  }
  const heart = setInterval(() => beatOnce(path), beatMs).unref();
  return () => {
    clearInterval(heart);
    rmSync(path, { force: true });
  };
}

/** @param {string} path */
function claim(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} path */
function beatOnce(path) {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // The lock file was deleted. The work continues, and a waiting process may start.
  }
}

/** @param {string} path */
function isHolderAlive(path) {
  try {
    return isAlive(Number(readFileSync(path, "utf8")));
  } catch {
    return false;
  }
}

module.exports = { takeLock };
