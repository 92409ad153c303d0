import { rmSync } from "node:fs";
import type { Server } from "node:http";
import { answerClientErrors, createGatewayServer } from "../gateway/gateway.server";
import { getBaseHeaders } from "../headers/security-headers";
import { getIncomingFolder } from "../services/files.server";
import type { Env } from "../settings/env.server";
import { getLoopbackUrl } from "../settings/loopback-url";
import { readValidEnv } from "../settings/read-valid-env.server";
import { type DataLock, describeLockFailure, lockData } from "./data-lock.server";
import { listenWhileStarting, rejectTakenPort } from "./listen.server";
import { StartupError } from "./startup-error.server";
import { usesSandbox } from "./supervisor.server";

export type BootstrapResult = { readonly settings: Env; readonly lock: DataLock; readonly server: Server };

/** Reads the settings, locks the data directory and opens the port, in this order; a failure changes no data. */
export async function bootstrap(): Promise<BootstrapResult> {
  // Only the owner may read files of the shop. PGlite sets modes itself, but its directory is closed to others.
  process.umask(0o077);
  const settings = readValidEnv();
  const lock = lockDataDirectory(settings);
  process.once("exit", lock.release);
  const server = createGatewayServer(settings.trustedProxies);
  answerClientErrors(server, getBaseHeaders(settings));
  await listenWhileStarting(server, settings);
  if (usesSandbox(settings) && !settings.sharesSandbox)
    await rejectTakenPort(settings.sandboxPort, "SANDBOX_PORT");
  rmSync(getIncomingFolder(settings), { recursive: true, force: true });
  return { settings, lock, server };
}

/** Runs the start function; prints a startup error as one sentence and exits with status 1. */
export function exitOnStartupError(start: () => Promise<void>): void {
  start().catch((error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  });
}

function lockDataDirectory(env: Env): DataLock {
  const lock = lockData(env.dataDir, getLoopbackUrl(env));
  if (!lock.ok) throw new StartupError(describeLockFailure(env.dataDir, lock.failure));
  return lock.value;
}
