import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { type Database, openDatabase } from "#db/client.server";

const require = createRequire(import.meta.url);
const { takeLock } = require("../../scripts/start/lock.cjs");
const { digestOf } = require("../../scripts/start/inputs.cjs");

/** A migrated, empty database in memory. Making one anew takes seconds, so all begin with a copy of the first. */
export async function memoryDatabase(): Promise<Database> {
  return openDatabase({ kind: "memory", dump: await migratedDump() });
}

async function migratedDump(): Promise<Blob> {
  const path = `.cache/memory-database-${digestOf(["db/migrations", "package-lock.json"]).slice(0, 16)}.tar`;
  const kept = readDump(path);
  if (kept) return kept;
  const release = await takeLock(`${path}.lock`);
  try {
    return readDump(path) ?? (await makeDump(path));
  } finally {
    release();
  }
}

function readDump(path: string): Blob | null {
  try {
    return new Blob([readFileSync(path)]);
  } catch {
    return null;
  }
}

async function makeDump(path: string): Promise<Blob> {
  const client = await PGlite.create("memory://");
  await migrate(drizzle(client), { migrationsFolder: "db/migrations" });
  const dump = await client.dumpDataDir("none");
  await client.close();
  writeFileSync(`${path}.making`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${path}.making`, path);
  return dump;
}
