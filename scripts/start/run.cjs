"use strict";
const { spawn } = require("node:child_process");
const { setPriority } = require("node:os");
const { join } = require("node:path");

/** The number of lines to keep. The cause is at the beginning or the end of a program's output. */
const headLines = 12;
const tailLines = 24;

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {((line: string) => void) | undefined} [onLine]
 * @property {boolean | undefined} [isBackground]
 */

/**
 * Runs a program without output. A failure throws the beginning and the end of its output. `onLine` receives each
 * line, for progress. A background program runs with low priority.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<void>}
 */
function run(command, args, { cwd = ".", env = process.env, onLine = () => {}, isBackground = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: endingWithUs(env),
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    const stopChild = () => child.kill("SIGTERM");
    process.once("exit", stopChild);
    if (isBackground && child.pid) setPriority(child.pid, 10);
    /** @type {string[]} */
    const head = [];
    /** @type {string[]} */
    const tail = [];
    const hear = (/** @type {Buffer} */ chunk) => {
      for (const line of String(chunk).split("\n")) {
        if (line.trim() === "") continue;
        if (head.length < headLines) head.push(line);
        else tail.push(line);
        if (tail.length > tailLines) tail.shift();
        onLine(line);
      }
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.on("error", reject);
    child.on("close", (code) => {
      process.removeListener("exit", stopChild);
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(" ")} failed:\n${[...head, ...tail].join("\n")}`));
    });
  });
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
function endingWithUs(env) {
  const preload = `--require ${JSON.stringify(join(__dirname, "end-with-parent.cjs"))}`;
  return { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS ?? ""} ${preload}`.trim() };
}

module.exports = { run };
