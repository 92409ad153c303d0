import type { Readable } from "node:stream";
import type { Db } from "#db/client.server";
import type { FileStore, StoredFile } from "../files/file-store";
import { findStoredFile } from "../files/form-file.store.server";

type Services = { readonly db: Db; readonly files: FileStore };

/** Opens a file of a submission for staff; null when there is none. */
export async function openSubmissionFile(
  { db, files }: Services,
  id: string,
): Promise<{ readonly file: StoredFile; readonly stream: Readable } | null> {
  const file = await findStoredFile(db, id);
  const stream = file && (await files.open(file.storedAs));
  return file && stream ? { file, stream } : null;
}
