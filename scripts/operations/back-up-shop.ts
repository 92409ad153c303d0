import { createWriteStream, existsSync, readFileSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { type Database, openDatabase } from "#db/client.server";
import { writeInstallationValue } from "#db/installation-values.server";
import { compareSchemaVersion } from "#db/schema-version.server";
import type { FileStore } from "~/domains/forms/files/file-store";
import { storageIdKey } from "~/domains/forms/files/folder-store.server";
import { removalLock } from "~/domains/forms/files/removal-lock";
import { describeLockFailure, findLivingOwner, lockData } from "~/edge/process/data-lock.server";
import { getDatabaseLocation } from "~/edge/process/open-database.server";
import { createFileStore } from "~/edge/services/files.server";
import type { Env } from "~/edge/settings/env.server";
import { hasErrorCode } from "~/kernel/error-code";
import type { Clock } from "~/kernel/time/clock";
import { type BackupContents, readContents } from "./backup-contents";
import { embeddedDataFiles, getBackupLayout } from "./backup-layout";
import { type BackupManifest, writeManifest } from "./backup-manifest";
import { dumpDatabase } from "./postgres-programs";

/**
 * Writes database, uploads and pictures of one moment to a new folder. A shop on Postgres may run meanwhile; the
 * embedded database must not be in use. The folder gets its name when it is complete.
 */
export async function backUpShop(env: Env, folder: string, clock: Clock): Promise<BackupManifest> {
  await rejectUsedFolder(folder);
  const unfinishedFolder = `${folder}.making`;
  await rm(unfinishedFolder, { recursive: true, force: true });
  await mkdir(unfinishedFolder, { recursive: true, mode: 0o700 });
  try {
    const manifest = await (env.databaseUrl
      ? backUpServer(env, env.databaseUrl, unfinishedFolder, clock)
      : backUpEmbedded(env, unfinishedFolder, clock));
    await rmdir(folder).catch(() => undefined);
    await rename(unfinishedFolder, folder);
    if (env.databaseUrl) await recordBackupTime(env, new Date(manifest.createdAt));
    return manifest;
  } catch (error) {
    await rm(unfinishedFolder, { recursive: true, force: true });
    throw error;
  }
}

async function rejectUsedFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0) throw new Error(`The folder ${folder} is not empty: name a new one for each backup.`);
}

/**
 * Backs up a Postgres server. The dump and the list of uploads are of one snapshot. No server removes an upload until
 * all are copied. Pictures are copied last, because they are never changed or removed.
 */
async function backUpServer(env: Env, url: string, folder: string, clock: Clock): Promise<BackupManifest> {
  const layout = getBackupLayout(folder);
  const database = await openDatabase({ kind: "server", url }, null);
  try {
    const backup = await holdRemovals(database, async () => {
      const createdAt = clock.now();
      const contents = await runInSnapshot(database, async (tx, snapshot) => {
        await dumpDatabase(url, snapshot, layout.dump);
        return readContents(tx);
      });
      return {
        createdAt,
        contents,
        missing: await copyUploads(createFileStore(env), contents, layout.uploads),
      };
    });
    await copyLakeAssets(env, layout.lakeAssets);
    return await completeBackup(folder, "postgres", backup);
  } finally {
    await database.close();
  }
}

async function backUpEmbedded(env: Env, folder: string, clock: Clock): Promise<BackupManifest> {
  if (!existsSync(join(env.dataDir, "database")))
    throw new Error(`There is no database in ${env.dataDir}: start the shop once, or correct DATA_DIR.`);
  const owner = findLivingOwner(env.dataDir);
  if (owner?.url)
    throw new Error(
      `The shop at ${owner.url} uses the embedded database: stop it, then run npm run backup again.`,
    );
  const lock = lockData(env.dataDir);
  if (!lock.ok) throw new Error(describeLockFailure(env.dataDir, lock.failure));
  try {
    const layout = getBackupLayout(folder);
    const createdAt = clock.now();
    const contents = await readEmbeddedContents(env);
    await cp(join(env.dataDir, "database"), layout.embeddedDatabase, { recursive: true });
    await mkdir(layout.dataFiles);
    for (const name of embeddedDataFiles)
      await cp(join(env.dataDir, name), join(layout.dataFiles, name)).catch(ignoreMissing);
    const missing = await copyUploads(createFileStore(env), contents, layout.uploads);
    await copyLakeAssets(env, layout.lakeAssets);
    return await completeBackup(folder, "pglite", { createdAt, contents, missing });
  } finally {
    lock.value.release();
  }
}

async function readEmbeddedContents(env: Env): Promise<BackupContents> {
  const database = await openDatabase(getDatabaseLocation(env), null);
  try {
    return await readContents(database.db);
  } finally {
    await database.close();
  }
}

/** Keeps all servers from removing uploads while the work runs. */
function holdRemovals<T>({ db }: Database, work: () => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(noIdleTimeout);
    await tx.execute(sql`select pg_advisory_xact_lock(${removalLock})`);
    return work();
  });
}

const noIdleTimeout = sql`set local idle_in_transaction_session_timeout = 0`;

function runInSnapshot<T>(
  { db }: Database,
  work: (tx: Database["db"], snapshot: string) => Promise<T>,
): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(noIdleTimeout);
      const [row] = await tx.select({ id: sql<string>`pg_export_snapshot()` }).from(sql`(values (1)) as one`);
      if (!row) throw new Error("Postgres exported no snapshot");
      return work(tx, row.id);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Copies the listed uploads and returns the keys of those that their storage does not have. */
async function copyUploads(
  store: FileStore,
  { uploadKeys }: BackupContents,
  folder: string,
): Promise<readonly string[]> {
  await mkdir(folder);
  const missing: string[] = [];
  for (const key of uploadKeys) {
    const stream = await store.open(key);
    if (stream) await pipeline(stream, createWriteStream(join(folder, key)));
    else missing.push(key);
  }
  return missing;
}

/**
 * Copies the lake's files. A file that is still being written gets another name later, and no document refers to it
 * yet.
 */
async function copyLakeAssets({ lakeAssetsDir }: Env, folder: string): Promise<void> {
  await mkdir(folder);
  await cp(lakeAssetsDir, folder, {
    recursive: true,
    filter: (source) => !source.endsWith(".part") && !source.endsWith(`/${storageIdKey}`),
  }).catch(ignoreMissing);
}

function ignoreMissing(error: unknown): void {
  if (!hasErrorCode(error, "ENOENT")) throw error;
}

const packageShape = z.object({ version: z.string() });

function completeBackup(
  folder: string,
  kind: Database["kind"],
  backup: { createdAt: Date; contents: BackupContents; missing: readonly string[] },
): Promise<BackupManifest> {
  return writeManifest(folder, {
    createdAt: backup.createdAt.toISOString(),
    versions: {
      shop: packageShape.parse(JSON.parse(readFileSync("package.json", "utf8"))).version,
      node: process.versions.node,
    },
    database: { kind, migratedAt: backup.contents.migratedAt },
    counts: backup.contents.counts,
    missingUploads: [...backup.missing],
  });
}

/** Records the time for `npm run doctor`. Tables from before the record get it with the next start of the shop. */
async function recordBackupTime(env: Env, time: Date): Promise<void> {
  const database = await openDatabase(getDatabaseLocation(env), null);
  try {
    if ((await compareSchemaVersion(database.db)) !== "older")
      await writeInstallationValue(database.db, "last-backup", time.toISOString(), time);
  } finally {
    await database.close();
  }
}
