import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { formFiles } from "#db/schema/forms";
import type { StoredFile } from "./stored-file";

export async function insertFiles(db: Db, files: readonly StoredFile[], now: Date): Promise<void> {
  if (files.length > 0) await db.insert(formFiles).values(files.map((file) => ({ ...file, createdAt: now })));
}

export async function filesOf(db: Db, submissionIds: readonly string[]): Promise<readonly StoredFile[]> {
  if (submissionIds.length === 0) return [];
  return db
    .select()
    .from(formFiles)
    .where(inArray(formFiles.submissionId, [...submissionIds]))
    .orderBy(asc(formFiles.createdAt), asc(formFiles.name));
}

export async function findFile(db: Db, id: string): Promise<StoredFile | null> {
  const [row] = await db.select().from(formFiles).where(eq(formFiles.id, id));
  return row ?? null;
}

export async function deleteFiles(db: Db, files: readonly Pick<StoredFile, "id">[]): Promise<void> {
  if (files.length > 0) {
    const ids = files.map(({ id }) => id);
    await db.delete(formFiles).where(inArray(formFiles.id, ids));
  }
}

/** Deletes what is noted of the files of these submissions; answers under which keys their bytes lie. */
export async function deleteFilesOf(tx: Db, submissionIds: readonly string[]): Promise<readonly string[]> {
  const deleted = await tx
    .delete(formFiles)
    .where(inArray(formFiles.submissionId, [...submissionIds]))
    .returning({ storedAs: formFiles.storedAs });
  return deleted.map(({ storedAs }) => storedAs);
}
