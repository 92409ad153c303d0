import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { describeLockFailure, findLivingOwner, lockData } from "~/edge/process/data-lock.server";
import { getProcessStart } from "~/edge/process/process-identity.server";

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

describe("the lock of the data directory", () => {
  it("gives the lock to one process and names that process in the error of the second", () => {
    const dataDir = freshDir();
    expect(lockData(dataDir, "http://127.0.0.1:3000").ok).toBe(true);
    const second = lockData(dataDir);
    expect(second.ok).toBe(false);
    if (second.ok) return;
    expect(describeLockFailure(dataDir, second.failure)).toBe(
      `The data directory ${dataDir} is in use by process ${process.pid} at http://127.0.0.1:3000. Stop that one first, or set DATA_DIR to another directory.`,
    );
  });

  it("restricts the data directory to its owner, even if it was open to all", () => {
    const dataDir = freshDir();
    chmodSync(dataDir, 0o755);
    lockData(dataDir);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    lockData(join(dataDir, "within"));
    expect(statSync(join(dataDir, "within")).mode & 0o777).toBe(0o700);
  });

  it("deletes the lock file on release, so that the next process gets the lock", () => {
    const dataDir = freshDir();
    const first = lockData(dataDir);
    if (first.ok) first.value.release();
    expect(existsSync(join(dataDir, "shop.lock"))).toBe(false);
    expect(lockData(dataDir).ok).toBe(true);
  });

  it("replaces at once the lock of a process that died", async () => {
    const dataDir = freshDir();
    const pid = await deadPid();
    leaveLock(dataDir, { pid, started: "boot/12345" });
    expect(findLivingOwner(dataDir)).toBeNull();
    expect(lockData(dataDir).ok).toBe(true);
  });

  it("replaces a lock whose process id now belongs to another process", () => {
    const dataDir = freshDir();
    leaveLock(dataDir, { pid: process.pid, started: "boot/1" });
    expect(lockData(dataDir).ok).toBe(true);
  });

  it("refuses the lock of the data directory while its owner is alive", () => {
    const dataDir = freshDir();
    leaveLock(dataDir, { pid: process.ppid, started: getProcessStart(process.ppid) ?? "" });
    expect(lockData(dataDir).ok).toBe(false);
  });

  it("replaces a lock whose file is incomplete", () => {
    const dataDir = freshDir();
    writeFileSync(join(dataDir, "shop.lock"), '{"pid": 12');
    expect(lockData(dataDir).ok).toBe(true);
  });

  it("restricts the lock file to its owner, because it contains a token", () => {
    const dataDir = freshDir();
    lockData(dataDir);
    expect(statSync(join(dataDir, "shop.lock")).mode & 0o777).toBe(0o600);
  });

  it("gives the lock to exactly one of many processes that start at once", async () => {
    const dataDir = freshDir();
    leaveLock(dataDir, { pid: await deadPid(), started: "boot/12345" });
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => lockInChild(dataDir)));
    expect(outcomes.sort()).toEqual(["refused", "refused", "refused", "refused", "refused", "taken"]);
  });

  it("reports a data directory that cannot be written", () => {
    const file = join(freshDir(), "file");
    writeFileSync(file, "");
    const lock = lockData(join(file, "data"));
    expect(lock.ok ? "taken" : lock.failure.code).toBe("not-writable");
  });
});

function freshDir(): string {
  return mkdtempSync(join(tmpdir(), "lock-"));
}

function leaveLock(dataDir: string, owner: { pid: number; started: string }): void {
  writeFileSync(join(dataDir, "shop.lock"), JSON.stringify({ ...owner, host: hostname(), token: "old" }));
}

function deadPid(): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["-e", ""]);
    child.on("exit", () => resolve(child.pid ?? 0));
  });
}

/** Takes the lock in a separate process that holds it until the test ends. */
function lockInChild(dataDir: string): Promise<string> {
  const child = spawn(process.execPath, [
    "--import",
    "tsx",
    "tests/support/database/data-lock-process.ts",
    dataDir,
  ]);
  children.push(child);
  return new Promise((resolve) => child.stdout.once("data", (message) => resolve(String(message).trim())));
}
