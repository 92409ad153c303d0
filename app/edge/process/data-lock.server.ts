import { randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { tryParseJson } from "@stile-and-rail/http/json";
import { z } from "zod";
import { hasErrorCode } from "~/kernel/error-code";
import { err, ok, type Result } from "~/kernel/result";
import { systemClock } from "~/kernel/time/clock";
import { getProcessStart } from "./process-identity.server";

const takeoverLimitMs = 2_000;

const ownerShape = z.object({
  pid: z.number(),
  started: z.string(),
  host: z.string(),
  /** The URL of the running shop; absent for a command that holds the lock itself. */
  url: z.string().optional(),
  /** Authorizes the command endpoints; only the owner can read the file. */
  token: z.string(),
});
export type LockOwner = z.infer<typeof ownerShape>;

export type DataLock = { readonly owner: LockOwner; readonly release: () => void };
export type LockFailure =
  | { readonly code: "in-use"; readonly owner: LockOwner }
  | { readonly code: "not-writable"; readonly reason: string };

/**
 * Locks the data directory for this process, because PGlite has no lock and two processes would lose rows. The lock
 * of a dead process is taken over. Fails with the living owner, or when the directory is not writable.
 */
export function lockData(dataDir: string, url?: string): Result<DataLock, LockFailure> {
  const path = lockPath(dataDir);
  const owner: LockOwner = {
    pid: process.pid,
    started: getProcessStart(process.pid) ?? "unknown",
    host: hostname(),
    url,
    token: randomBytes(32).toString("base64url"),
  };
  try {
    makePrivate(dataDir);
    accessSync(dataDir, constants.W_OK);
    for (;;) {
      const livingOwner = findLivingOwner(dataDir);
      if (livingOwner) return err({ code: "in-use", owner: livingOwner });
      if (claim(path, owner)) return ok({ owner, release: () => release(path, owner) });
      removeDeadLock(dataDir);
    }
  } catch (error) {
    return err({ code: "not-writable", reason: error instanceof Error ? error.message : String(error) });
  }
}

/** Returns the living owner of the lock, or null. */
export function findLivingOwner(dataDir: string): LockOwner | null {
  const owner = readOwner(lockPath(dataDir));
  return owner && isLiving(owner) ? owner : null;
}

export function describeLockFailure(dataDir: string, failure: LockFailure): string {
  if (failure.code === "not-writable")
    return `The data directory ${dataDir} cannot be written (${failure.reason}).`;
  const location = failure.owner.url ? ` at ${failure.owner.url}` : "";
  return `The data directory ${dataDir} is in use by process ${failure.owner.pid}${location}. Stop that one first, or set DATA_DIR to another directory.`;
}

function lockPath(dataDir: string): string {
  return join(dataDir, "shop.lock");
}

/** Makes the directory private; a mounted directory of another user stays unchanged. */
function makePrivate(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (statSync(dataDir).uid === process.getuid?.()) chmodSync(dataDir, 0o700);
}

function isLiving(owner: LockOwner): boolean {
  // A pid of another host or container cannot be checked.
  if (owner.host !== hostname()) return false;
  return getProcessStart(owner.pid) === owner.started;
}

function readOwner(path: string): LockOwner | null {
  try {
    const parsed = ownerShape.safeParse(tryParseJson(readFileSync(path, "utf8")));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Creates the lock file atomically: writes a temporary file and links it, which fails if the name exists. */
function claim(path: string, owner: LockOwner): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(owner), { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (hasErrorCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes the lock of a dead owner. A takeover file lets one process at a time check again, so that a lock that was
 * just claimed is not removed. An old takeover file was left by a killed process.
 */
function removeDeadLock(dataDir: string): void {
  const right = `${lockPath(dataDir)}.takeover`;
  try {
    writeFileSync(right, "", { flag: "wx" });
  } catch {
    const now = systemClock.now().getTime();
    if (now - (statSync(right, { throwIfNoEntry: false })?.mtimeMs ?? now) > takeoverLimitMs) {
      rmSync(right, { force: true });
    }
    pause();
    return;
  }
  try {
    if (!findLivingOwner(dataDir)) rmSync(lockPath(dataDir), { force: true });
  } finally {
    rmSync(right, { force: true });
  }
}

/** Blocks the thread for a moment, which is acceptable, because the process does nothing else yet. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
}

function release(path: string, owner: LockOwner): void {
  if (readOwner(path)?.token === owner.token) rmSync(path, { force: true });
}
