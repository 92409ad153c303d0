import { createReadStream } from "node:fs";
import { copyFile, mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "./file-store";

/** Creates a file store in a folder of the data directory. It needs no account. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, key);
  return {
    put: async (key, path) => {
      await mkdir(folder, { recursive: true });
      // Copy and rename, so that a file is complete or absent, even across file systems.
      const making = `${pathOf(key)}.making`;
      await copyFile(path, making);
      await rename(making, pathOf(key));
    },
    open: async (key) => {
      const fileStats = await stat(pathOf(key)).catch(() => null);
      return fileStats?.isFile() ? createReadStream(pathOf(key)) : null;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
