import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/client.server";

/** How the database would find rows that fit among a million: reading all of them is not to be chosen for being few. */
export async function explainWithoutSeqScan(db: Db, table: PgTable, condition: SQL): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    // Either database's answer has the lines of the plan in it.
    return JSON.stringify(
      await tx.execute(sql`explain select ${sql.identifier("id")} from ${table} where ${condition}`),
    );
  });
}
