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
import { z } from "zod";
import { systemClock } from "~/kernel/clock";
import { tryParseJson } from "~/kernel/json";
import { err, ok, type Result } from "~/kernel/result";
import { processStart } from "./process-identity.server";

const takeoverLimitMs = 2_000;

const ownerShape = z.object({
  pid: z.number(),
  started: z.string(),
  host: z.string(),
  /** Where the running shop answers commands; absent for a command that holds the lock itself. */
  url: z.string().optional(),
  /** Opens the running shop's command endpoints; the file is readable by its owner alone. */
  token: z.string(),
});
export type LockOwner = z.infer<typeof ownerShape>;

export type DataLock = { readonly owner: LockOwner; readonly release: () => void };
export type LockFailure =
  | { readonly code: "in-use"; readonly owner: LockOwner }
  | { readonly code: "not-writable"; readonly reason: string };

/**
 * Takes the data directory for this process alone: PGlite has no lock of its own, and two processes silently lose rows.
 * A lock whose owner is dead (pid gone, or given to a younger process) is taken over at once.
 * Fails with the living owner, or when the directory cannot be written.
 */
export function lockData(dataDir: string, url?: string): Result<DataLock, LockFailure> {
  const path = lockPath(dataDir);
  const owner: LockOwner = {
    pid: process.pid,
    started: processStart(process.pid) ?? "unknown",
    host: hostname(),
    url,
    token: randomBytes(32).toString("base64url"),
  };
  try {
    keepToOwner(dataDir);
    accessSync(dataDir, constants.W_OK);
    for (;;) {
      const living = livingOwner(dataDir);
      if (living) return err({ code: "in-use", owner: living });
      if (claim(path, owner)) return ok({ owner, release: () => release(path, owner) });
      removeDeadLock(dataDir);
    }
  } catch (error) {
    return err({ code: "not-writable", reason: error instanceof Error ? error.message : String(error) });
  }
}

/** Who holds the data directory now; null when nobody alive does. */
export function livingOwner(dataDir: string): LockOwner | null {
  const owner = readOwner(lockPath(dataDir));
  return owner && isLiving(owner) ? owner : null;
}

export function describeLockFailure(dataDir: string, failure: LockFailure): string {
  if (failure.code === "not-writable")
    return `The data directory ${dataDir} cannot be written (${failure.reason}).`;
  const where = failure.owner.url ? ` at ${failure.owner.url}` : "";
  return `The data directory ${dataDir} is in use by process ${failure.owner.pid}${where}. Stop that one first, or set DATA_DIR to another directory.`;
}

function lockPath(dataDir: string): string {
  return join(dataDir, "shop.lock");
}

/** Orders, addresses and secrets lie there: nobody else on the machine looks in. A mounted folder of another's stays as it is. */
function keepToOwner(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (statSync(dataDir).uid === process.getuid?.()) chmodSync(dataDir, 0o700);
}

function isLiving(owner: LockOwner): boolean {
  // A pid of another machine or container says nothing here; that machine's shop must be stopped before.
  if (owner.host !== hostname()) return false;
  return processStart(owner.pid) === owner.started;
}

function readOwner(path: string): LockOwner | null {
  try {
    const parsed = ownerShape.safeParse(tryParseJson(readFileSync(path, "utf8")));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The file appears whole or not at all: written aside, then linked, which fails when the name is taken. */
function claim(path: string, owner: LockOwner): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(owner), { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes a dead owner's lock. One process at a time may do so, and looks again before it does: otherwise a lock that a
 * quicker process has just claimed could be taken for the dead one. The right to do so is itself a file of some
 * milliseconds; an old one was left by a process killed in that very moment.
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
    if (!livingOwner(dataDir)) rmSync(lockPath(dataDir), { force: true });
  } finally {
    rmSync(right, { force: true });
  }
}

/** Taking the lock is the first thing a process does: waiting a moment blocks nobody. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
}

function release(path: string, owner: LockOwner): void {
  if (readOwner(path)?.token === owner.token) rmSync(path, { force: true });
}
