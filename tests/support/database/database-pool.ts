import type { Database } from "#db/client.server";
import { emptyDatabase } from "./empty-database";

/** Databases that earlier test files have returned. */
const free: Database[] = [];

/**
 * Returns an empty database with the shop's tables. Closing it returns it to the pool. Opening a new one takes longer than
 * the tests of most files, and the files of one process run one after the other.
 */
export async function borrowDatabase(
  kind: Database["kind"],
  open: () => Promise<Database>,
): Promise<Database> {
  const at = free.findIndex((database) => database.kind === kind);
  const database = free.splice(at, at < 0 ? 0 : 1)[0] ?? (await open());
  await emptyDatabase(database.db);
  return { ...database, close: async () => void free.push(database) };
}
