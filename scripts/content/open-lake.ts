import { randomBytes } from "node:crypto";
import { createLake, type LakeCredentials } from "@stile-and-rail/content-lake";
import { createClientIpResolver } from "@stile-and-rail/http/client-ip.server";
import { isDatabaseUnavailable } from "#db/database-unavailable";
import { createCounter } from "#db/rate-limit-counter.server";
import { isAllowedSize } from "~/content/pictures/picture-sizes";
import { writableTypes } from "~/content/writable-types";
import { describeLockFailure, findLivingOwner, lockData } from "~/edge/process/data-lock.server";
import { openDatabaseAndStorages } from "~/edge/process/open-database.server";
import { recordCommit } from "~/edge/services/record-commit.server";
import type { Env } from "~/edge/settings/env.server";
import { readValidEnv } from "~/edge/settings/read-valid-env.server";
import { logSecurityEvent } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import { systemClock } from "~/kernel/time/clock";

const log = { info: () => undefined, warn: console.warn, error: console.error };

/** Runs work with the lake of the running shop. Without a running shop it opens the data itself. */
export async function withLake(work: (credentials: LakeCredentials) => Promise<void>): Promise<void> {
  const env = readValidEnv();
  if (env.sanity) {
    throw new Error("The content is hosted by Sanity: use `npx sanity dataset import` and `export` for it.");
  }
  const owner = findLivingOwner(env.dataDir);
  if (owner?.url) return work({ apiHost: `${owner.url}${paths.lake}`, token: owner.token });
  await withEmbeddedLake(env, work);
}

async function withEmbeddedLake(
  env: Env,
  work: (credentials: LakeCredentials) => Promise<void>,
): Promise<void> {
  const lock = lockData(env.dataDir);
  if (!lock.ok) throw new Error(describeLockFailure(env.dataDir, lock.failure));
  try {
    const database = await openDatabaseAndStorages(env, log);
    const lake = await createLake({
      db: database.db,
      dataDir: env.dataDir,
      assetsFolder: env.lakeAssetsDir,
      clock: systemClock,
      log,
      publicUrl: env.publicUrl,
      mode: env.mode,
      // This command has no sign-in; its secret is valid until it ends.
      sessionSecret: randomBytes(32).toString("base64url"),
      studioPassword: undefined,
      staff: undefined,
      secondFactors: undefined,
      stegaFields: undefined,
      recordCommit,
      idleAvif: false,
      createCounter: (limit) => createCounter(limit, null),
      isDatabaseUnavailable,
      logSecurityEvent: (event, details) => logSecurityEvent(log, event, details),
      isAllowedImageSize: isAllowedSize,
      writableTypes,
      resolveClientIp: createClientIpResolver([]),
    });
    try {
      await work(lake.address);
    } finally {
      await lake.close();
      await database.close();
    }
  } finally {
    lock.value.release();
  }
}

/**
 * Runs a command. A failure prints one sentence and exits with code 1. Written files are readable by their owner
 * only, as those of the shop.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  process.umask(0o077);
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
