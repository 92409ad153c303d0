import { existsSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { launchShop } from "./shop";

const require = createRequire(import.meta.url);
const { digestOf } = require("../../scripts/start/inputs.cjs");
const { takeLock } = require("../../scripts/start/lock.cjs");

/** What the seeded data is made of: another dataset or another schema is another template. */
const inputs = ["studio/dataset", "db", "lake"];

/** A data directory as a first start leaves it, made once per dataset and kept in `.cache`; copy it, never use it. */
export async function seededData(): Promise<string> {
  const template = `.cache/seeded-${String(digestOf(inputs)).slice(0, 16)}`;
  if (existsSync(template)) return template;
  const release = await takeLock(`${template}.lock`);
  try {
    if (existsSync(template)) return template;
    const making = `${template}.making`;
    rmSync(making, { recursive: true, force: true });
    const shop = await launchShop(making);
    await shop.stop();
    renameSync(making, template);
    return template;
  } finally {
    release();
  }
}
