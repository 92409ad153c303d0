import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/clock";
import { newId } from "~/kernel/ids";
import type { FileStore } from "./file-store";
import { deleteFiles, insertFiles } from "./form-file.store.server";
import type { IncomingFile } from "./incoming-file";
import type { StoredFile } from "./stored-file";

type Services = { readonly db: Db; readonly clock: Clock; readonly files: FileStore };

/**
 * Puts files into the store, then lets `write` note them in its transaction; when that fails they are taken out again,
 * and so are those they replaced when it did not.
 */
export async function withStoredFiles<T>(
  { db, clock, files: store }: Services,
  submissionId: string,
  files: readonly IncomingFile[],
  replaced: readonly StoredFile[],
  write: (tx: Db, keepFiles: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const put: StoredFile[] = [];
  let areKept = false;
  try {
    for (const { field, name, size, type, path } of files) {
      const id = newId();
      put.push({ id, submissionId, field, name, size, type, storedAs: id });
      await store.put(id, path);
    }
    return await db.transaction((tx) =>
      write(tx, async () => {
        await deleteFiles(
          tx,
          replaced.map(({ id }) => id),
        );
        await insertFiles(tx, put, clock.now());
        areKept = true;
      }),
    );
  } catch (error) {
    areKept = false;
    throw error;
  } finally {
    for (const { storedAs } of areKept ? replaced : put) await store.remove(storedAs).catch(() => undefined);
  }
}
