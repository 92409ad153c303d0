import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFolderStore } from "~/domains/forms/files/folder-store.server";

/** A separate folder for uploaded files. */
export function createUploadFolder() {
  const folder = mkdtempSync(join(tmpdir(), "shop-files-"));
  return { folder, files: createFolderStore(join(folder, "kept")) };
}
