import { and, asc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { formSubmissions, formTries } from "#db/schema/forms";
import type { Submission } from "./submission";

/** Writes a submission, but where this very press of the button was written before. */
export async function insertSubmission(
  db: Db,
  submission: Submission & { readonly postId: string | null },
): Promise<"written" | "known"> {
  const written = await db
    .insert(formSubmissions)
    .values(submission)
    .onConflictDoNothing({ target: formSubmissions.postId })
    .returning({ id: formSubmissions.id });
  return written.length > 0 ? "written" : "known";
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
  /** The press that brought it; without one, the last that is known stays. */
  readonly postId?: string | null;
};

/** Adds a step to a submission that is still open and as it was when the step was read; else says what it is by now. */
export async function updateSubmission(
  db: Db,
  id: string,
  step: SubmissionStep,
  expectedEntries: Submission["entries"],
): Promise<"written" | "complete" | "changed"> {
  const isOpen = and(eq(formSubmissions.id, id), eq(formSubmissions.isComplete, false));
  const written = await db
    .update(formSubmissions)
    .set({ ...step, postId: step.postId ?? undefined })
    .where(and(isOpen, eq(formSubmissions.entries, expectedEntries)))
    .returning({ id: formSubmissions.id });
  if (written.length > 0) return "written";
  const open = await db.select({ id: formSubmissions.id }).from(formSubmissions).where(isOpen);
  return open.length > 0 ? "changed" : "complete";
}

/** Counts one try and tells how many there were in its window, this one included. */
export async function countAttempt(db: Db, asker: string, windowStart: Date): Promise<number> {
  const [row] = await db
    .insert(formTries)
    .values({ asker, windowStart, tries: 1 })
    .onConflictDoUpdate({
      target: [formTries.asker, formTries.windowStart],
      set: { tries: sql`${formTries.tries} + 1` },
    })
    .returning({ tries: formTries.tries });
  return row?.tries ?? 1;
}

export async function purgeAttempts(db: Db, before: Date): Promise<void> {
  await db.delete(formTries).where(lt(formTries.windowStart, before));
}

/** Submissions nobody changed since `whole`, or since `begun` where their form was never finished; nobody else's meanwhile. */
export async function lockExpiredSubmissions(
  tx: Db,
  { whole: completeBefore, begun: startedBefore }: { readonly whole: Date; readonly begun: Date },
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

/** Their notes, files and estimates go with them. */
export async function deleteSubmissions(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(formSubmissions).where(inArray(formSubmissions.id, [...ids]));
}
