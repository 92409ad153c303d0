import { cp, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "#db/client.server";
import { deleteInstallationValue } from "#db/installation-values.server";
import { getKnownMigration } from "#db/schema-version.server";
import { storageIdKey } from "~/domains/forms/files/folder-store.server";
import { describeLockFailure, lockData } from "~/edge/process/data-lock.server";
import { getDatabaseLocation } from "~/edge/process/open-database.server";
import { createFileStore } from "~/edge/services/files.server";
import type { Env } from "~/edge/settings/env.server";
import { claimStorages } from "~/edge/storage/claim-storages.server";
import { listSharedStorages } from "~/edge/storage/shared-storage.server";
import { newId } from "~/kernel/ids";
import type { Clock } from "~/kernel/time/clock";
import { countRows } from "./backup-contents";
import { embeddedDataFiles, getBackupLayout } from "./backup-layout";
import { type BackupManifest, listFilesInFolder, readVerifiedManifest } from "./backup-manifest";
import { loadDump } from "./postgres-programs";

/**
 * Restores a backup into the empty database and the empty folders of the settings. Files come first, so that an
 * interrupted restore leaves no database whose files are missing. Throws when anything is damaged, newer or in use.
 */
export async function restoreShop(env: Env, folder: string, clock: Clock): Promise<BackupManifest> {
  const manifest = await readVerifiedManifest(folder);
  rejectIncompatibleBackup(manifest, env);
  const lock = lockData(env.dataDir);
  if (!lock.ok) throw new Error(describeLockFailure(env.dataDir, lock.failure));
  try {
    await rejectUsedTarget(env);
    await restoreFiles(env, folder);
    const layout = getBackupLayout(folder);
    if (env.databaseUrl) await loadDump(env.databaseUrl, layout.dump);
    else await restoreEmbedded(env, layout);
    await verifyRestoredShop(env, manifest, clock);
    return manifest;
  } finally {
    lock.value.release();
  }
}

function rejectIncompatibleBackup({ database }: BackupManifest, env: Env): void {
  if (database.migratedAt > getKnownMigration().when)
    throw new Error("The backup was made by a newer version of the shop: install that version first.");
  const kind = env.databaseUrl ? "postgres" : "pglite";
  if (database.kind === kind) return;
  throw new Error(
    kind === "pglite"
      ? "The backup is of a Postgres server: set DATABASE_URL to an empty database."
      : "The backup is of an embedded database: unset DATABASE_URL and set DATA_DIR to an empty folder.",
  );
}

/**
 * Throws if the target has data. The bucket of uploads may have files, because they never change and equal those of
 * the backup.
 */
async function rejectUsedTarget(env: Env): Promise<void> {
  if (env.databaseUrl) await rejectUsedDatabase(env.databaseUrl);
  const folders = [
    ...(env.databaseUrl ? [] : [join(env.dataDir, "database")]),
    ...(env.s3 ? [] : [env.uploadsDir]),
    env.lakeAssetsDir,
  ];
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => []);
    if (names.some((name) => name !== storageIdKey))
      throw new Error(
        `${folder} is not empty. A restore never overwrites files: empty it, or name another folder.`,
      );
  }
}

async function rejectUsedDatabase(url: string): Promise<void> {
  const database = await openDatabase({ kind: "server", url }, null);
  try {
    const [row] = await database.db
      .select({ tables: sql<number>`count(*)::int` })
      .from(sql`pg_tables`)
      .where(sql`schemaname not in ('pg_catalog', 'information_schema')`);
    if (row?.tables !== 0)
      throw new Error(
        "The database of DATABASE_URL is not empty. A restore never overwrites rows: create a new one.",
      );
  } finally {
    await database.close();
  }
}

async function restoreFiles(env: Env, folder: string): Promise<void> {
  const layout = getBackupLayout(folder);
  for (const storage of listSharedStorages(env))
    if ((await storage.readId()) === null) await storage.writeId(newId());
  const store = createFileStore(env);
  for (const key of await listFilesInFolder(layout.uploads)) {
    const stored = env.s3 ? await store.open(key) : null;
    if (stored) stored.destroy();
    else await store.put(key, join(layout.uploads, key));
  }
  await mkdir(env.lakeAssetsDir, { recursive: true });
  await cp(layout.lakeAssets, env.lakeAssetsDir, { recursive: true });
}

async function restoreEmbedded({ dataDir }: Env, layout: ReturnType<typeof getBackupLayout>): Promise<void> {
  await cp(layout.embeddedDatabase, join(dataDir, "database"), { recursive: true });
  const names = await readdir(layout.dataFiles);
  for (const name of embeddedDataFiles)
    if (names.includes(name)) await cp(join(layout.dataFiles, name), join(dataDir, name));
}

/** Compares the number of rows, and makes the folders of these settings those of the restored database. */
async function verifyRestoredShop(env: Env, { counts }: BackupManifest, clock: Clock): Promise<void> {
  const database = await openDatabase(getDatabaseLocation(env), null);
  try {
    const restored = await countRows(database.db);
    for (const [table, count] of Object.entries(counts))
      if (restored[table] !== count)
        throw new Error(`The restored table ${table} has ${restored[table]} rows instead of ${count}.`);
    await claimRestoredStorages(database, env, clock);
  } finally {
    await database.close();
  }
}

async function claimRestoredStorages(database: Database, env: Env, clock: Clock): Promise<void> {
  const storages = listSharedStorages(env);
  for (const { idName } of storages) await deleteInstallationValue(database.db, idName);
  await claimStorages({ database, clock, log: console }, storages);
}
