import { cpSync } from "node:fs";
import { buildOnce } from "../database/build-once";
import { launchShop } from "./shop";

/** A data directory as a first start leaves it: another dataset or schema is another one. Copy it, never use it. */
export function findSeededData(): Promise<string> {
  return buildOnce("seeded", ["packages/demo-content", "db", "packages/content-lake/src"], async (path) => {
    const shop = await launchShop(path);
    await shop.stop();
  });
}

/** Copies such a directory. With a filter, as Node 22 would else forget the modes of folders. */
export function copyData(template: string, dataDir: string): void {
  cpSync(template, dataDir, { recursive: true, filter: () => true });
}
