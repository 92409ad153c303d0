import type { Db } from "#db/client.server";
import type { Result } from "~/kernel/result";

/** Runs work in a transaction that is rolled back when the work fails. */
export async function rollbackOnFailure<T, F>(
  db: Db,
  work: (tx: Db) => Promise<Result<T, F>>,
): Promise<Result<T, F>> {
  const undo = new Error("refused, and undone");
  let failure: Result<T, F> | null = null;
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx);
      if (result.ok) return result;
      failure = result;
      throw undo;
    });
  } catch (error) {
    if (error === undo && failure) return failure;
    throw error;
  }
}
