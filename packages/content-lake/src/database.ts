import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A Drizzle database on Postgres or PGlite that has the tables of the lake. */
export type Db = Pick<
  PgDatabase<PgQueryResultHKT>,
  "delete" | "execute" | "insert" | "select" | "selectDistinct" | "update"
> & { readonly transaction: <T>(work: (tx: Db) => Promise<T>) => Promise<T> };

/** Calls back for each message on a Postgres channel, and after each reconnect. */
export type SubscribeToChannel = (channel: string, onNotify: () => void) => Promise<void>;

/** Notifies every process that listens on the channel when the transaction commits. */
export async function notifyChannel(tx: Pick<Db, "execute">, channel: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, '')`);
}
