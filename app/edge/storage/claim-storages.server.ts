import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database, Db } from "#db/client.server";
import { readInstallationValue, writeInstallationValue } from "#db/installation-values.server";
import { storageIdKey } from "~/domains/forms/files/folder-store.server";
import { newId } from "~/kernel/ids";
import type { Log } from "~/kernel/log";
import type { Clock } from "~/kernel/time/clock";
import { StartupError } from "../process/startup-error.server";
import type { SharedStorage } from "./shared-storage.server";

type Services = {
  readonly database: Pick<Database, "kind" | "db">;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn">;
};

const bucketTimeoutMs = 10_000;

/**
 * Makes sure that all servers of one Postgres see the same files. The first server writes a random id into each
 * storage and into the database; any other server must find that id in its storage. Throws a StartupError otherwise.
 * A bucket that does not answer is only logged. The embedded database has one server, whose folders get an id alone.
 */
export async function claimStorages(services: Services, storages: readonly SharedStorage[]): Promise<void> {
  for (const storage of storages) {
    if (!storage.isRemote) await claimFolder(services, storage);
    else if (services.database.kind === "postgres") await claimBucket(services, storage);
  }
}

async function claimFolder({ database, clock }: Services, storage: SharedStorage): Promise<void> {
  try {
    if (database.kind === "postgres") await claimStorage(database.db, clock, storage);
    else if ((await storage.readId()) === null) await storage.writeId(newId());
  } catch (error) {
    throw toStartupError(error, storage);
  }
}

async function claimBucket({ database, clock, log }: Services, storage: SharedStorage): Promise<void> {
  const expire = new AbortController();
  const timeout = wait(bucketTimeoutMs, undefined, { signal: expire.signal }).then(() => {
    throw new Error(`no answer within ${bucketTimeoutMs} ms`);
  });
  try {
    await Promise.race([claimStorage(database.db, clock, storage), timeout]);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    log.warn({ bucket: storage.location, error: String(error) }, "the bucket of uploads cannot be checked");
  } finally {
    expire.abort();
    await timeout.catch(() => undefined);
  }
}

/** Claims a storage under a lock, so that servers that start at the same time claim one after the other. */
async function claimStorage(db: Db, clock: Clock, storage: SharedStorage): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shared storage'))`);
    const expected = await readInstallationValue(tx, storage.idName);
    const found = await storage.readId();
    if (expected === null) {
      const id = found ?? newId();
      if (found === null) await storage.writeId(id);
      await writeInstallationValue(tx, storage.idName, id, clock.now());
    } else if (found !== expected) throw new StartupError(describeOtherStorage(storage, expected));
  });
}

function describeOtherStorage({ contents, location, remedy }: SharedStorage, id: string): string {
  return `${contents} of this database are not in ${location}. ${remedy}. If all files are there now, write ${id} into ${location}/${storageIdKey}.`;
}

function toStartupError(error: unknown, { contents, location }: SharedStorage): unknown {
  const isFileError = error instanceof Error && "syscall" in error && "code" in error && "path" in error;
  if (!isFileError) return error;
  return new StartupError(`${contents} cannot be stored in ${location} (${String(error.code)}).`);
}
