import type { Db } from "#db/client.server";
import { newId } from "~/kernel/ids";
import type { Clock } from "~/kernel/time/clock";
import { cancelFileRemovals, expediteFileRemovals, scheduleRemovals } from "./file-removal.store.server";
import type { FileStore, StoredFile } from "./file-store";
import { deleteFiles, insertFiles } from "./form-file.store.server";
import type { IncomingFile } from "./incoming-file";
import { removeDueFiles } from "./remove-files.server";
import { toStoredFileName } from "./stored-file-name";

type Services = { readonly db: Db; readonly clock: Clock; readonly files: FileStore };

/** Longer than any time between storing the first byte of a file and inserting its row. */
const maxStoringMs = 60 * 60_000;

/**
 * Stores files, then lets `write` insert their rows in its transaction. On failure the new files are
 * removed, on success the replaced ones. The removal is scheduled before the first byte is stored and
 * canceled with the rows. So a job removes leftovers after a crash.
 */
export async function withStoredFiles<T>(
  services: Services,
  submissionId: string,
  files: readonly IncomingFile[],
  replacedFiles: readonly StoredFile[],
  write: (tx: Db, keepFiles: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const { db, clock, files: store } = services;
  const incoming = files.map(({ path, ...details }) => ({ path, file: toStoredFile(submissionId, details) }));
  const keys = incoming.map(({ file }) => file.storedAs);
  await scheduleRemovals(db, keys, new Date(clock.now().getTime() + maxStoringMs));
  try {
    for (const { file, path } of incoming) await store.put(file.storedAs, path);
    return await db.transaction((tx) =>
      write(tx, async () => {
        await deleteFiles(tx, replacedFiles);
        await insertFiles(
          tx,
          incoming.map(({ file }) => file),
          clock.now(),
        );
        if (!(await cancelFileRemovals(tx, keys))) throw new Error("files took too long to be stored");
        await scheduleRemovals(
          tx,
          replacedFiles.map(({ storedAs }) => storedAs),
          clock.now(),
        );
      }),
    );
  } finally {
    if (keys.length + replacedFiles.length > 0) await removeUnsavedFiles(services, keys);
  }
}

function toStoredFile(
  submissionId: string,
  { field, name, size, type, receivedSize = size }: Omit<IncomingFile, "path">,
): StoredFile {
  const id = newId();
  const typedName = toStoredFileName(name, type);
  return { id, submissionId, field, name: typedName, size, type, storedAs: id, receivedSize };
}

/** Removes files at once. A failure is left to the removal job. */
async function removeUnsavedFiles(services: Services, keys: readonly string[]): Promise<void> {
  try {
    await expediteFileRemovals(services.db, keys, services.clock.now());
    await removeDueFiles(services);
  } catch {
    // The scheduled removal stays in the table for the job.
  }
}
