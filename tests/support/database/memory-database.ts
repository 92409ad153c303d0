import { readFileSync, writeFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { type Database, openDatabase } from "#db/client.server";
import { buildOnce } from "./build-once";

/** Opens a migrated, empty database in memory. Migration takes seconds, so each database is a copy of the first. */
export async function openMemoryDatabase(): Promise<Database> {
  const dump = await buildOnce("memory-database", ["db/migrations", "package-lock.json"], makeDump);
  return openDatabase({ kind: "memory", dump: new Blob([readFileSync(dump)]) });
}

async function makeDump(path: string): Promise<void> {
  const client = await PGlite.create("memory://");
  await migrate(drizzle(client), { migrationsFolder: "db/migrations" });
  const dump = await client.dumpDataDir("none");
  await client.close();
  writeFileSync(path, Buffer.from(await dump.arrayBuffer()));
}
