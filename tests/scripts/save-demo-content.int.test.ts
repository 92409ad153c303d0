import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { copyData, findSeededData } from "#tests/support/shop/seeded-data";

const folder = mkdtempSync(join(tmpdir(), "demo-content-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("saves from an unchanged shop exactly the demo content it was seeded with", async () => {
  const dataDir = join(folder, "data");
  copyData(await findSeededData(), dataDir);
  const target = join(folder, "saved/");
  mkdirSync(target);
  execFileSync(process.execPath, ["scripts/run-ts.mjs", "scripts/content/save-demo-content.ts", target], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  expect(readdirSync(target)).toEqual(["production.ndjson"]);
  const saved = readFileSync(join(target, "production.ndjson"), "utf8").split("\n");
  const written = readFileSync("packages/demo-content/production.ndjson", "utf8").split("\n");
  expect(saved.filter((line) => !written.includes(line))).toEqual([]);
  expect(saved).toHaveLength(written.length);
});
