import { sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { formFiles } from "#db/schema/forms";
import { readLatestMigration } from "#db/schema-version.server";

/** The tables whose rows a backup counts, so that a restore can be compared with it. */
const countedTables = [
  "orders",
  "order_item",
  "payment",
  "quote",
  "customer",
  "form_submission",
  "form_file",
  "estimate",
  "lake_documents",
] as const;

export type BackupContents = {
  readonly migratedAt: number;
  readonly counts: Readonly<Record<string, number>>;
  /** The storage keys of all uploaded files. */
  readonly uploadKeys: readonly string[];
};

/** Reads what the database holds; in a transaction all of it is of one moment. */
export async function readContents(db: Db): Promise<BackupContents> {
  const keys = await db.select({ key: formFiles.storedAs }).from(formFiles).orderBy(formFiles.storedAs);
  return {
    migratedAt: await readLatestMigration(db),
    counts: await countRows(db),
    uploadKeys: keys.map(({ key }) => key),
  };
}

export async function countRows(db: Db): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const table of countedTables) counts[table] = await db.$count(sql`${sql.identifier(table)}`);
  return counts;
}
