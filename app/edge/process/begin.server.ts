import { rmSync } from "node:fs";
import type { Server } from "node:http";
import { answerClientErrors, createFrontServer } from "../front/front-door.server";
import { everyAnswer } from "../headers/security-headers";
import { incomingFolder } from "../services/files.server";
import { describeProblems, type Env, readProcessEnv } from "../settings/env.server";
import { localUrl } from "../settings/local-url";
import { type DataLock, describeLockFailure, lockData } from "./data-lock.server";
import { listen, refuseTakenPort } from "./listen.server";
import { StartRefused } from "./start-refused.server";
import { hasSandbox } from "./supervisor.server";

export type Begun = { readonly settings: Env; readonly lock: DataLock; readonly server: Server };

/** Settings, data lock, ports, in the order that damages nothing when one does not fit; nothing is written before. */
export async function begin(): Promise<Begun> {
  // What the shop writes is its owner's alone; PGlite's files, which choose for themselves, stand behind a closed directory.
  process.umask(0o077);
  const settings = usableEnv();
  const lock = locked(settings);
  process.once("exit", lock.release);
  const server = createFrontServer(settings.trustedProxies);
  answerClientErrors(server, everyAnswer(settings));
  await listen(server, settings);
  if (hasSandbox(settings) && !settings.sharesSandbox)
    await refuseTakenPort(settings.sandboxPort, "SANDBOX_PORT");
  rmSync(incomingFolder(settings), { recursive: true, force: true });
  return { settings, lock, server };
}

/** Runs a start to its end; what refuses says so in one sentence. */
export function orExplain(start: () => Promise<void>): void {
  start().catch((error: unknown) => {
    console.error(error instanceof StartRefused ? error.message : error);
    process.exit(1);
  });
}

function usableEnv(): Env {
  const env = readProcessEnv();
  if (!env.ok) throw new StartRefused(describeProblems(env.failure));
  return env.value;
}

function locked(env: Env): DataLock {
  const lock = lockData(env.dataDir, localUrl(env));
  if (!lock.ok) throw new StartRefused(describeLockFailure(env.dataDir, lock.failure));
  return lock.value;
}
