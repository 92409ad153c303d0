import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { type Database, type Db, openDatabase } from "#db/client.server";
import { borrowedDatabase } from "./borrowed-database";
import { emptied } from "./emptied";
import { memoryDatabase } from "./memory-database";
import { noPostgres } from "./postgres";

export type TestDatabase = { readonly kind: Database["kind"]; readonly db: Db };

const wanted: Database["kind"] = process.env.TEST_DATABASE === "postgres" ? "postgres" : "pglite";

/**
 * A database for the tests of one file: PGlite in memory, or a real Postgres with TEST_DATABASE=postgres. Brought up
 * to date by the migrations, emptied before each test. Without a Postgres on the machine the tests count as skipped,
 * and as failed when CI is set.
 */
export function testDatabase(): TestDatabase {
  let database: Database | null = null;
  const postgresUrl = inject("postgresUrl");
  const missing = wanted === "postgres" && postgresUrl === null;

  beforeAll(async () => {
    if (missing && process.env.CI) throw new Error(noPostgres);
    if (missing) return console.warn(noPostgres);
    database = await borrowedDatabase(wanted, postgresUrl ? () => databaseOn(postgresUrl) : memoryDatabase);
  });
  beforeEach(async (context) => {
    if (!database) return context.skip(noPostgres);
    await emptied(database.db);
  });
  afterAll(async () => {
    await database?.close();
  });

  return {
    kind: wanted,
    get db() {
      if (!database) throw new Error("the database is open inside tests only");
      return database.db;
    },
  };
}

/** A new database on a server. */
async function databaseOn(url: string): Promise<Database> {
  const name = `tests_${randomUUID().replaceAll("-", "_")}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  const server = await openDatabase({ kind: "server", url }, null);
  await server.db.execute(`create database ${name}`);
  await server.close();
  return openDatabase({ kind: "server", url: own.href });
}
