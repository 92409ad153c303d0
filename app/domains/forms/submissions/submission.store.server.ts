import { and, asc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { formSubmissions, formTries } from "#db/schema/forms";
import type { Submission } from "./submission";

/** Inserts a submission, unless one with the same post id exists. */
export async function insertSubmission(
  db: Db,
  submission: Submission & { readonly postId: string | null },
): Promise<"written" | "known"> {
  const insertedRows = await db
    .insert(formSubmissions)
    .values(submission)
    .onConflictDoNothing({ target: formSubmissions.postId })
    .returning({ id: formSubmissions.id });
  return insertedRows.length > 0 ? "written" : "known";
}

export async function findSubmission(db: Db, id: string): Promise<Submission | null> {
  const [row] = await db.select().from(formSubmissions).where(eq(formSubmissions.id, id));
  return row ?? null;
}

export async function findSubmissionByPostId(db: Db, postId: string): Promise<Submission | null> {
  const [row] = await db.select().from(formSubmissions).where(eq(formSubmissions.postId, postId));
  return row ?? null;
}

type SubmissionStep = Pick<
  Submission,
  | "entries"
  | "answers"
  | "email"
  | "name"
  | "status"
  | "spamReasons"
  | "stepsSent"
  | "isComplete"
  | "updatedAt"
> & {
  /** The post id of this step; without one the stored id stays. */
  readonly postId?: string | null;
};

/**
 * Adds a step to an unfinished submission. Returns `changed` when its entries differ from `expectedEntries`,
 * `complete` when it was finished.
 */
export async function updateSubmission(
  db: Db,
  id: string,
  step: SubmissionStep,
  expectedEntries: Submission["entries"],
): Promise<"written" | "complete" | "changed"> {
  const isOpen = and(eq(formSubmissions.id, id), eq(formSubmissions.isComplete, false));
  const insertedRows = await db
    .update(formSubmissions)
    .set({ ...step, postId: step.postId ?? undefined })
    .where(and(isOpen, eq(formSubmissions.entries, expectedEntries)))
    .returning({ id: formSubmissions.id });
  if (insertedRows.length > 0) return "written";
  const open = await db.select({ id: formSubmissions.id }).from(formSubmissions).where(isOpen);
  return open.length > 0 ? "changed" : "complete";
}

/** Counts a form post of this client and returns how many it made in the time window, this one included. */
export async function countFormTry(db: Db, clientIp: string, windowStart: Date): Promise<number> {
  const [row] = await db
    .insert(formTries)
    .values({ asker: clientIp, windowStart, tries: 1 })
    .onConflictDoUpdate({
      target: [formTries.asker, formTries.windowStart],
      set: { tries: sql`${formTries.tries} + 1` },
    })
    .returning({ tries: formTries.tries });
  return row?.tries ?? 1;
}

export async function purgeFormTries(db: Db, cutoff: Date): Promise<void> {
  await db.delete(formTries).where(lt(formTries.windowStart, cutoff));
}

/**
 * Locks submissions that did not change since `completeBefore`, or since `startedBefore` when unfinished.
 * Rows that another server has locked are skipped.
 */
export async function lockExpiredSubmissions(
  tx: Db,
  { completeBefore, startedBefore }: { readonly completeBefore: Date; readonly startedBefore: Date },
  limit: number,
): Promise<readonly string[]> {
  const { id, updatedAt, isComplete } = formSubmissions;
  const rows = await tx
    .select({ id })
    .from(formSubmissions)
    .where(or(lt(updatedAt, completeBefore), and(lt(updatedAt, startedBefore), eq(isComplete, false))))
    .orderBy(asc(updatedAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  return rows.map((row) => row.id);
}

/** Deletes submissions with their notes, files and estimates (by cascade). */
export async function deleteSubmissions(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(formSubmissions).where(inArray(formSubmissions.id, [...ids]));
}
