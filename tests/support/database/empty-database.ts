import { sql } from "drizzle-orm";
import type { Db } from "#db/client.server";

/**
 * Empties every table and resets every sequence. It deletes rows, because `truncate` creates new files for each table and
 * index, which would double the time of a test. Foreign keys are disabled meanwhile.
 */
export async function emptyDatabase(db: Db): Promise<void> {
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
