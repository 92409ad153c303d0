import { createReadStream } from "node:fs";
import { access, copyFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "./file-store";

/** The file that identifies a folder or bucket of the shop. An unmounted network folder has none. */
export const storageIdKey = "storage-id";

/**
 * Creates a file store in a folder. Every operation fails while the folder has no storage id, because an empty mount
 * point is not an empty store.
 */
export function createFolderStore(folder: string): FileStore {
  const toPath = (key: string) => join(folder, key);
  const requireStorageId = () =>
    access(toPath(storageIdKey)).catch(() => {
      throw new Error(`the folder ${folder} of uploaded files is not available`);
    });
  return {
    put: async (key, path) => {
      await requireStorageId();
      // Copy and rename, so that a file is complete or absent, even across file systems.
      const making = `${toPath(key)}.making`;
      await copyFile(path, making);
      await rename(making, toPath(key));
    },
    open: async (key) => {
      const fileStats = await stat(toPath(key)).catch(() => null);
      if (fileStats?.isFile()) return createReadStream(toPath(key));
      await requireStorageId();
      return null;
    },
    remove: async (key) => {
      await requireStorageId();
      await rm(toPath(key), { force: true });
    },
  };
}
