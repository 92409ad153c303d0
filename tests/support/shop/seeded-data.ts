import { cpSync } from "node:fs";
import { buildOnce } from "../database/build-once";
import { launchShop } from "./shop";

/**
 * Finds the data directory after a first start, one for each dataset and schema. Tests copy it and never use it
 * directly.
 */
export function findSeededData(): Promise<string> {
  return buildOnce("seeded", ["packages/demo-content", "db", "packages/content-lake/src"], async (path) => {
    const shop = await launchShop(path);
    await shop.stop();
  });
}

/** Copies a data directory. The filter is needed because Node 22 loses the modes of folders without it. */
export function copyData(template: string, dataDir: string): void {
  cpSync(template, dataDir, { recursive: true, filter: () => true });
}
