import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { findFreePortPair } from "#tests/support/process/free-port";
import { copyData, findSeededData } from "#tests/support/shop/seeded-data";
import { buildIfStale } from "#tests/support/shop/shop";

const children: ChildProcess[] = [];
afterEach(() => {
  for (const { pid } of children.splice(0)) if (pid) signalGroup(pid, "SIGKILL");
});

describe("a shop started by npm", { timeout: 90_000 }, () => {
  let template: string;
  beforeAll(async () => {
    buildIfStale();
    template = await findSeededData();
  }, 240_000);

  it.each([
    ["npm gets SIGTERM, which it does not hand on", signalOne, "SIGTERM"],
    ["npm is killed", signalOne, "SIGKILL"],
    ["Ctrl-C is pressed", signalGroup, "SIGINT"],
    ["its terminal is closed", signalGroup, "SIGHUP"],
  ] as const)("closes the shop's database and releases its lock when %s", async (_case, send, signal) => {
    const dataDir = mkdtempSync(join(tmpdir(), "npm-data-"));
    copyData(template, dataDir);
    const npm = await startedByNpm(dataDir);
    send(npm, signal);
    await until(() => !existsSync(join(dataDir, "shop.lock")));
    expect(stateOfDatabase(dataDir)).toBe("shut down");
    rmSync(dataDir, { recursive: true });
  });
});

describe("a program run by the start script", () => {
  it("ends a program when the start script that runs it is killed", async () => {
    const program = "console.log(process.pid); setInterval(() => undefined, 1000)";
    const start = spawn(process.execPath, [
      "-e",
      `require("./scripts/start/run.cjs").run(process.execPath, ["-e", ${JSON.stringify(program)}], { onLine: console.log })`,
    ]);
    const pid = Number(await new Promise((message) => start.stdout.once("data", message)));
    expect(isRunning(pid)).toBe(true);
    start.kill("SIGKILL");
    await until(() => !isRunning(pid));
  });
});

/** Starts npm with a shell between it and the shop. Resolves with npm's pid when the shop is open. */
async function startedByNpm(dataDir: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "npm-"));
  const start = `cd ${JSON.stringify(process.cwd())} && node scripts/start/serve.cjs`;
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, scripts: { start } }));
  const npm = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...process.env, PORT: String(await findFreePortPair()), DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  children.push(npm);
  let output = "";
  npm.stdout?.on("data", (chunk) => {
    output += String(chunk);
  });
  await until(() => output.includes("The shop is open"));
  return npm.pid ?? 0;
}

function signalOne(pid: number, signal: NodeJS.Signals): void {
  process.kill(pid, signal);
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has ended.
  }
}

/** Reads DBState of Postgres' control file: 1 means a clean shutdown. */
function stateOfDatabase(dataDir: string): string {
  const state = readFileSync(join(dataDir, "database/global/pg_control")).readUInt32LE(16);
  return state === 1 ? "shut down" : `state ${state}`;
}

function isRunning(pid: number): boolean {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, "utf8") : undefined;
  if (status !== undefined) return !/^State:\s*Z/m.test(status);
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Checks every 50 ms until the test's own time limit. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((wake) => setTimeout(wake, 50));
}
