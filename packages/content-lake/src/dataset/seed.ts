import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { LakeFailure } from "../failure";
import type { LakeCore } from "../lake";
import type { Result } from "../result";
import type { ImportRequest, ImportSummary } from "./import-dataset";

/**
 * Imports the demo dataset: all of it into an empty lake, afterwards only documents with ids never used before.
 * Documents that an editor changed or deleted are not touched.
 */
export async function seedLake(
  lake: LakeCore,
  folder: string,
  progress?: ImportRequest["progress"],
): Promise<Result<ImportSummary, LakeFailure>> {
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => name.endsWith(".ndjson"))
    .sort()
    .map((name) => join(folder, name));
  return lake.importNewDocuments({ files, author: "seed", ...(progress ? { progress } : {}) });
}
