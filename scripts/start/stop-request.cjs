"use strict";
const { execFileSync } = require("node:child_process");
const { readFileSync } = require("node:fs");
const { isAlive } = require("./is-alive.cjs");

const lookMs = 500;

/**
 * Calls back when this process shall end: SIGTERM, Ctrl-C, a closed terminal, or an `npm start` that is gone.
 * npm hands signals to the shell between it and us, which dies without a word (npm/cli#6547), so we look whether npm
 * is still there. Returns the way to listen no longer.
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

/** Started by hand or by a service, we may outlive our parent; only `npm start` and `npm run dev` wait for us. */
function isRunByNpm() {
  return ["start", "dev"].includes(process.env.npm_lifecycle_event ?? "");
}

const parent = process.ppid;
const npm = isRunByNpm() ? npmPid() : parent;

function isOrphan() {
  return process.ppid !== parent || !isAlive(npm);
}

/** Our parent, or its parent where a shell stands between; where that cannot be seen, the parent must do. */
function npmPid() {
  try {
    const { above, name } = parentFacts();
    return /sh$/.test(name) && above > 0 ? above : parent;
  } catch {
    return parent;
  }
}

/** The parent's own parent and name. */
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
