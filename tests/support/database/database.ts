import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { type Database, type Db, openDatabase } from "#db/client.server";
import { borrowDatabase } from "./database-pool";
import { emptyDatabase } from "./empty-database";
import { openMemoryDatabase } from "./memory-database";
import { postgresMissingMessage } from "./postgres";

export type TestDatabase = { readonly kind: Database["kind"]; readonly db: Db };

const wanted: Database["kind"] = process.env.TEST_DATABASE === "postgres" ? "postgres" : "pglite";

/**
 * Provides a database for the tests of one file: PGlite in memory, or a real Postgres with TEST_DATABASE=postgres. It
 * is migrated once and emptied before each test. Without Postgres on the machine the tests are skipped, or fail when
 * CI is set.
 */
export function testDatabase(): TestDatabase {
  let database: Database | null = null;
  const postgresUrl = inject("postgresUrl");
  const missing = wanted === "postgres" && postgresUrl === null;

  beforeAll(async () => {
    if (missing && process.env.CI) throw new Error(postgresMissingMessage);
    if (missing) return console.warn(postgresMissingMessage);
    database = await borrowDatabase(
      wanted,
      postgresUrl ? () => createDatabaseOnServer(postgresUrl) : openMemoryDatabase,
    );
  });
  beforeEach(async (context) => {
    if (!database) return context.skip(postgresMissingMessage);
    await emptyDatabase(database.db);
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

async function createDatabaseOnServer(url: string): Promise<Database> {
  const name = `tests_${randomUUID().replaceAll("-", "_")}`;
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${name}`;
  const server = await openDatabase({ kind: "server", url }, null);
  await server.db.execute(`create database ${name}`);
  await server.close();
  return openDatabase({ kind: "server", url: databaseUrl.href });
}
