import { join } from "node:path";
import type { FileStore } from "~/domains/forms/files/file-store";
import { createFolderStore } from "~/domains/forms/files/folder-store.server";
import { createS3Store } from "~/domains/forms/files/s3-store.server";
import type { Env } from "../settings/env.server";

/** Returns the folder of uploads until their form is validated; it is emptied at startup. */
export const getIncomingFolder = ({ dataDir }: Pick<Env, "dataDir">): string =>
  join(dataDir, "uploads", "incoming");

/** Returns the S3-compatible store if its keys are set, otherwise the folder of uploads. */
export function createFileStore({ s3, uploadsDir }: Pick<Env, "s3" | "uploadsDir">): FileStore {
  return s3 ? createS3Store(s3) : createFolderStore(uploadsDir);
}
