import { randomUUID } from "node:crypto";
import { chmod, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import { migrate as migratePostgres } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { omitUndefined } from "~/kernel/omit-undefined";
import { DatabaseRefusal } from "./database-refusal";
import * as schema from "./schema/index";
import { compareSchemaVersion } from "./schema-version.server";

/** The database type of both PGlite and Postgres. Inside a transaction use only its handle. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Database = {
  readonly kind: "pglite" | "postgres";
  readonly db: Db;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  /**
   * Calls back for every notification on a channel, and after every (re)connect because notifications may
   * have been missed. Never in PGlite, which has one process.
   */
  readonly hear: Listen;
  /** Bytes allocated by PGlite in this process; 0 with a server. */
  readonly memoryBytes: () => number;
  readonly close: () => Promise<void>;
};

export type Listen = (channel: string, onNotify: () => void) => Promise<void>;

/** Location of the data: `memory` for tests (optionally from a dump), a directory, or a server URL. */
export type DatabaseLocation =
  | { readonly kind: "memory"; readonly dump?: Blob }
  | { readonly kind: "directory"; readonly path: string }
  | { readonly kind: "server"; readonly url: string };

/** Opens the database and migrates it (null skips that); the caller holds the lock of the data directory. */
export async function openDatabase(
  location: DatabaseLocation,
  migrationsFolder: string | null = "db/migrations",
): Promise<Database> {
  return location.kind === "server"
    ? openPostgres(location.url, migrationsFolder)
    : openPglite(location, migrationsFolder);
}

/** The major version of the Postgres inside PGlite, which only opens directories of that version. */
export const embeddedPostgresVersion = "18";

/** Postgres' default of 128 MB would be allocated in this process; the whole shop needs less. */
const pgliteParams = ["-c", "shared_buffers=16MB"];

/** Loads PGlite only when no server is used. */
async function openPglite(
  location: Exclude<DatabaseLocation, { kind: "server" }>,
  migrationsFolder: string | null,
): Promise<Database> {
  if (location.kind === "directory") await mkdir(location.path, { recursive: true });
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
  ]);
  const startParams = [...PGlite.defaultStartParams, ...pgliteParams];
  const client = await PGlite.create(
    location.kind === "memory"
      ? omitUndefined({ dataDir: "memory://", loadDataDir: location.dump, startParams })
      : { dataDir: location.path, startParams },
  );
  if (location.kind === "directory") await restrictFilesToOwner(location.path);
  const db = drizzle(client, { schema, casing: "snake_case" });
  if (migrationsFolder !== null) {
    await rejectNewerSchema(db, migrationsFolder);
    await migrate(db, { migrationsFolder });
  }
  return {
    kind: "pglite",
    db,
    ping: async () => void (await db.execute(sql`select 1`)),
    hear: async () => undefined,
    memoryBytes: () => client.Module.HEAPU8.byteLength,
    close: () => client.close(),
  };
}

/**
 * Restricts the files of PGlite to their owner. PGlite creates its first files readable for all users, whatever the
 * umask.
 */
async function restrictFilesToOwner(folder: string): Promise<void> {
  const lastFile = join(folder, "PG_VERSION");
  if (process.platform === "win32" || ((await stat(lastFile)).mode & 0o077) === 0) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name));
  // The checked file comes last, so that an interrupted start is completed by the next one.
  for (const file of [...files.filter((file) => file !== lastFile), lastFile])
    await chmod(file, 0o600).catch(() => undefined);
}

/** The driver's backoff grows to 20 seconds, which would delay recovery. */
const maxBackoffSeconds = 1;

async function openPostgres(url: string, migrationsFolder: string | null): Promise<Database> {
  const client = postgres(url, {
    max: 10,
    onnotice: () => undefined,
    connect_timeout: 5,
    backoff: (attempts) => Math.min(0.1 * 2 ** attempts, maxBackoffSeconds),
  });
  const db = drizzlePostgres(client, { schema, casing: "snake_case" });
  try {
    await prepareServer(client, db, migrationsFolder);
  } catch (error) {
    await client.end({ timeout: 0 });
    throw error;
  }
  return {
    kind: "postgres",
    db,
    ping: async () => void (await db.execute(sql`select 1`)),
    hear: async (channel, onNotify) => void (await client.listen(channel, onNotify, onNotify)),
    memoryBytes: () => 0,
    close: () => client.end({ timeout: 5 }),
  };
}

/** Connects, refuses a pooler and a newer schema, and migrates unless the folder is null. */
async function prepareServer(
  client: postgres.Sql,
  db: Db & Parameters<typeof migratePostgres>[0],
  migrationsFolder: string | null,
): Promise<void> {
  await waitWithTimeout(firstAnswerMs, client`select 1`);
  if (!(await canReceiveNotifications(client))) throw new DatabaseRefusal("transaction-pooler");
  if (migrationsFolder === null) return;
  await withAdvisoryLock(client, async () => {
    await rejectNewerSchema(db, migrationsFolder);
    await migratePostgres(db, { migrationsFolder });
  });
}

async function rejectNewerSchema(db: Db, migrationsFolder: string): Promise<void> {
  if ((await compareSchemaVersion(db, migrationsFolder)) === "newer")
    throw new DatabaseRefusal("newer-schema");
}

/** The driver retries for ever against a server that closes the connection and is not Postgres. */
const firstAnswerMs = 10_000;

async function waitWithTimeout(ms: number, work: PromiseLike<unknown>): Promise<void> {
  const expire = new AbortController();
  const timeout = wait(ms, undefined, { signal: expire.signal }).then(() => {
    throw Object.assign(new Error(`no answer within ${ms} ms`), { code: "CONNECT_TIMEOUT" });
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    expire.abort();
    await timeout.catch(() => undefined);
  }
}

const notificationPauseMs = 100;
const notificationTries = 50;

/** Returns false behind a connection pooler in transaction mode, which drops notifications (decision 262). */
async function canReceiveNotifications(client: postgres.Sql): Promise<boolean> {
  const channel = `shop_probe_${randomUUID().replaceAll("-", "")}`;
  let isReceived = false;
  const { unlisten } = await client.listen(channel, () => {
    isReceived = true;
  });
  for (let count = 0; !isReceived && count < notificationTries; count += 1) {
    await client.notify(channel, "");
    // The notification often arrives with the answer, before any pause.
    if (!isReceived) await wait(notificationPauseMs);
  }
  await unlisten();
  return isReceived;
}

/** 'shop' in ASCII. */
const migrationLock = 0x73686f70;

/** Servers that start at the same time migrate one after the other. */
async function withAdvisoryLock(client: postgres.Sql, work: () => Promise<void>): Promise<void> {
  const connection = await client.reserve();
  try {
    await connection`select pg_advisory_lock(${migrationLock})`;
    await work();
  } finally {
    await connection`select pg_advisory_unlock(${migrationLock})`;
    connection.release();
  }
}
