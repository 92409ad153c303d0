import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Database, type Db, openDatabase } from "#db/client.server";
import { memoryDatabase } from "./memory-database";
import { findPostgres, noPostgres, type PostgresServer, startPostgres } from "./postgres";

export type TestDatabase = { readonly kind: Database["kind"]; readonly db: Db };

const wanted: Database["kind"] = process.env.TEST_DATABASE === "postgres" ? "postgres" : "pglite";

/**
 * A database for the tests of one file: PGlite in memory, or a real Postgres with TEST_DATABASE=postgres. Opened
 * once, brought up to date by the migrations, emptied before each test. Without a Postgres on the machine the
 * tests count as skipped, and as failed when CI is set.
 */
export function testDatabase(): TestDatabase {
  let database: Database | null = null;
  let server: PostgresServer | null = null;
  const bin = wanted === "postgres" ? findPostgres() : null;
  const missing = wanted === "postgres" && bin === null;

  beforeAll(async () => {
    if (missing && process.env.CI) throw new Error(noPostgres);
    if (missing) return console.warn(noPostgres);
    if (bin) server = await startPostgres(bin);
    database = server ? await openDatabase({ kind: "server", url: server.url }) : await memoryDatabase();
  });
  beforeEach(async (context) => {
    if (!database) return context.skip(noPostgres);
    await emptied(database.db);
  });
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });

  return {
    kind: wanted,
    get db() {
      if (!database) throw new Error("the database is open inside tests only");
      return database.db;
    },
  };
}

/**
 * Empties every table and starts every number anew. Row by row: `truncate` gives each table and index new files, which
 * takes a test as long as the rest of it. Foreign keys rest meanwhile.
 */
export async function emptied(db: Db): Promise<void> {
  await db.execute(sql`
    do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('delete from %I', name);
      end loop;
      for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
        execute format('alter sequence %I restart', name);
      end loop;
    end $$`);
}
