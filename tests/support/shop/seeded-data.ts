import { madeOnce } from "../database/made-once";
import { launchShop } from "./shop";

/** A data directory as a first start leaves it: another dataset or schema is another one. Copy it, never use it. */
export function seededData(): Promise<string> {
  return madeOnce("seeded", ["studio/dataset", "db", "lake"], async (path) => {
    const shop = await launchShop(path);
    await shop.stop();
  });
}
