import type { Db } from "#db/client.server";
import type { Result } from "~/kernel/result";

/** Runs work in a transaction that is rolled back when the work fails. */
export async function rollbackOnFailure<T, F>(
  db: Db,
  work: (tx: Db) => Promise<Result<T, F>>,
): Promise<Result<T, F>> {
  const undo = new Error("refused, and undone");
  let refused: Result<T, F> | null = null;
  try {
    return await db.transaction(async (tx) => {
      const done = await work(tx);
      if (done.ok) return done;
      refused = done;
      throw undo;
    });
  } catch (error) {
    if (error === undo && refused) return refused;
    throw error;
  }
}
