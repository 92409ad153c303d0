import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "~/domains/forms/files/folder-store.server";

/** A folder of its own for uploaded files. */
export function fileFolder() {
  const folder = mkdtempSync(join(tmpdir(), "shop-files-"));
  return { folder, files: folderStore(join(folder, "kept")) };
}
