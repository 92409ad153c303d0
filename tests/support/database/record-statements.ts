import { vi } from "vitest";
import type { Db } from "#db/client.server";

/** Records the SQL statements of a piece of work, without their values. */
export async function recordStatements(db: Db, work: () => Promise<unknown>): Promise<string[]> {
  const session = Object.getPrototypeOf(Reflect.get(db, "session"));
  const spy = vi.spyOn(session, "prepareQuery");
  spy.mockClear();
  try {
    await work();
    return spy.mock.calls.map(([query]) => String(Reflect.get(Object(query), "sql")));
  } finally {
    spy.mockRestore();
  }
}
