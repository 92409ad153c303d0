"use strict";
const { execFileSync } = require("node:child_process");
const { readFileSync } = require("node:fs");
const { isAlive } = require("./is-alive.cjs");

const lookMs = 500;

/**
 * Calls back when this process must stop: SIGTERM, Ctrl-C, a closed terminal, or a killed `npm start`.
 * Signals to npm reach the shell in between, which exits without forwarding them (npm/cli#6547).
 * The process therefore checks whether npm still runs. Returns a function that stops listening.
 * @param {() => void} stop
 */
function onStopRequest(stop) {
  const signals = ["SIGTERM", "SIGINT", "SIGHUP"];
  for (const signal of signals) process.on(signal, stop);
  const look = isRunByNpm() ? setInterval(stopAsOrphan, lookMs).unref() : undefined;
  function stopAsOrphan() {
    if (!isOrphan()) return;
    clearInterval(look);
    stop();
  }
  return () => {
    for (const signal of signals) process.removeListener(signal, stop);
    clearInterval(look);
  };
}

/**
 * A process that a person or a service started may outlive its parent. Only `npm start` and `npm run dev` wait for
 * it.
 */
function isRunByNpm() {
  return ["start", "dev"].includes(process.env.npm_lifecycle_event ?? "");
}

const parent = process.ppid;
const npm = isRunByNpm() ? npmPid() : parent;

function isOrphan() {
  return process.ppid !== parent || !isAlive(npm);
}

/**
 * Returns the pid of npm: the parent, or its parent when a shell is between. If that is unknown, the parent is used.
 */
function npmPid() {
  try {
    const { above, name } = parentFacts();
    return /sh$/.test(name) && above > 0 ? above : parent;
  } catch {
    return parent;
  }
}

/** Returns the parent's own parent and name. */
function parentFacts() {
  if (process.platform !== "linux") {
    const line = execFileSync("ps", ["-o", "ppid=,comm=", "-p", String(parent)], { encoding: "utf8" });
    const [above, name] = line.trim().split(/\s+/);
    return { above: Number(above), name: name ?? "" };
  }
  const status = readFileSync(`/proc/${parent}/status`, "utf8");
  return {
    above: Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]),
    name: /^Name:\s*(\S+)/m.exec(status)?.[1] ?? "",
  };
}

module.exports = { onStopRequest };
