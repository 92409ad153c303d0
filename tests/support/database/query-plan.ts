import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/client.server";

/** Returns the query plan for a table of a million rows. A small table would get a sequential scan. */
export async function explainWithoutSeqScan(db: Db, table: PgTable, condition: SQL): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    // Both databases return the plan line by line.
    return JSON.stringify(
      await tx.execute(sql`explain select ${sql.identifier("id")} from ${table} where ${condition}`),
    );
  });
}
