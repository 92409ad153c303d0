import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { z } from "zod";
import type * as schema from "./schema/index";

/** The type of the client, which imports this file. */
type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type SchemaVersion = "older" | "current" | "newer";

const journalShape = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) });

/** Compares the last migration of the database with the last one of this version of the shop. */
export async function compareSchemaVersion(
  db: Db,
  migrationsFolder = "db/migrations",
): Promise<SchemaVersion> {
  const latest = await readLatestMigration(db);
  const known = getKnownMigration(migrationsFolder).when;
  if (latest === known) return "current";
  return latest > known ? "newer" : "older";
}

/** Returns the last migration of this version of the shop. */
export function getKnownMigration(migrationsFolder = "db/migrations"): { when: number; tag: string } {
  const journal = readFileSync(join(migrationsFolder, "meta", "_journal.json"), "utf8");
  const { entries } = journalShape.parse(JSON.parse(journal));
  return entries.reduce((last, entry) => (entry.when > last.when ? entry : last), { when: 0, tag: "" });
}

/** Returns the time of the latest migration, which Drizzle stores from its journal; 0 for an empty database. */
export async function readLatestMigration(db: Db): Promise<number> {
  const [table] = await db
    .select({ name: sql<string | null>`to_regclass('drizzle.__drizzle_migrations')` })
    .from(oneRow);
  if (!table?.name) return 0;
  const [row] = await db
    .select({ latest: sql<string | null>`max(created_at)` })
    .from(sql`drizzle.__drizzle_migrations`);
  return Number(row?.latest ?? 0);
}

const oneRow = sql`(values (1)) as one`;
