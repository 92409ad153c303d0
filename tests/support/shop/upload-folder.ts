import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFolderStore, storageIdKey } from "~/domains/forms/files/folder-store.server";

/** Creates a separate folder for uploaded files. `folder` is for files on their way; `list` names the stored ones. */
export function createUploadFolder() {
  const folder = mkdtempSync(join(tmpdir(), "shop-files-"));
  const stored = join(folder, "kept");
  mkdirSync(stored);
  writeStorageId(stored);
  const list = () => listStoredFiles(stored);
  const removeAll = () => {
    for (const key of list()) rmSync(join(stored, key));
  };
  return { folder, files: createFolderStore(stored), list, removeAll };
}

/** Makes a folder a file storage, as the shop does when it starts. */
export function writeStorageId(folder: string): void {
  writeFileSync(join(folder, storageIdKey), "id-of-the-tests\n");
}

export function listStoredFiles(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => name !== storageIdKey);
}
