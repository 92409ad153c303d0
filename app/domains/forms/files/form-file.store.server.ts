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

export async function deleteFiles(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(formFiles).where(inArray(formFiles.id, [...ids]));
}
