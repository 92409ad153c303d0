import { join } from "node:path";

/** Returns the parts of a backup and their paths in its folder. */
export function getBackupLayout(folder: string) {
  return {
    /** The custom format of pg_dump. */
    dump: join(folder, "database.dump"),
    /** The files of the embedded database. */
    embeddedDatabase: join(folder, "database"),
    uploads: join(folder, "uploads"),
    lakeAssets: join(folder, "lake-assets"),
    /** Further files of the data directory. */
    dataFiles: join(folder, "data"),
  };
}

/** Files of a data directory that belong to its embedded database: without them its links and payments are lost. */
export const embeddedDataFiles = ["session-secret", "sandbox.json"] as const;
