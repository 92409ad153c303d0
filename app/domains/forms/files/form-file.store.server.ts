import { asc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { formFiles } from "#db/schema/forms";
import type { StoredFile } from "./file-store";
import { toStoredFileName } from "./stored-file-name";

export async function insertFiles(db: Db, files: readonly StoredFile[], now: Date): Promise<void> {
  if (files.length > 0) await db.insert(formFiles).values(files.map((file) => ({ ...file, createdAt: now })));
}

export async function listSubmissionFiles(
  db: Db,
  submissionIds: readonly string[],
): Promise<readonly StoredFile[]> {
  if (submissionIds.length === 0) return [];
  const rows = await db
    .select()
    .from(formFiles)
    .where(inArray(formFiles.submissionId, [...submissionIds]))
    .orderBy(asc(formFiles.createdAt), asc(formFiles.name));
  return rows.map(toStoredFile);
}

export async function findStoredFile(db: Db, id: string): Promise<StoredFile | null> {
  const [row] = await db.select().from(formFiles).where(eq(formFiles.id, id));
  return row ? toStoredFile(row) : null;
}

/** Converts a row. Names in older rows lack the extension of the detected type, so it is added. */
function toStoredFile(row: typeof formFiles.$inferSelect): StoredFile {
  return { ...row, name: toStoredFileName(row.name, row.type) };
}

/** Returns the size of all stored files, and of those since `since`, in bytes. */
export async function sumStoredBytes(
  db: Db,
  since: Date,
): Promise<{ readonly total: number; readonly recent: number }> {
  const { size, createdAt } = formFiles;
  const [row] = await db
    .select({
      total: sql<string | null>`sum(${size})`,
      recent: sql<string | null>`sum(${size}) filter (where ${gte(createdAt, since)})`,
    })
    .from(formFiles);
  return { total: Number(row?.total ?? 0), recent: Number(row?.recent ?? 0) };
}

/** Locks out other servers that add files until the transaction ends. */
export async function lockStoredBytes(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('form_file.size'))`);
}

export async function deleteFiles(db: Db, files: readonly Pick<StoredFile, "id">[]): Promise<void> {
  if (files.length > 0) {
    const ids = files.map(({ id }) => id);
    await db.delete(formFiles).where(inArray(formFiles.id, ids));
  }
}

/** Deletes the file rows of submissions and returns the storage keys of their bytes. */
export async function deleteSubmissionFiles(
  tx: Db,
  submissionIds: readonly string[],
): Promise<readonly string[]> {
  const deleted = await tx
    .delete(formFiles)
    .where(inArray(formFiles.submissionId, [...submissionIds]))
    .returning({ storedAs: formFiles.storedAs });
  return deleted.map(({ storedAs }) => storedAs);
}
