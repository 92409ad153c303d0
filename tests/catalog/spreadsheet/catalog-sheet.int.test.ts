import { postMutationsAsOneCommit } from "@stile-and-rail/content-lake";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { planImport } from "~/domains/catalog/spreadsheet/plan-import";
import { parseSheet, toSheetCsv } from "~/domains/catalog/spreadsheet/sheet-csv";
import { toSheetMutations } from "~/domains/catalog/spreadsheet/sheet-mutations";
import { readCatalog } from "../../../scripts/content/catalog-content";

describe("catalog spreadsheet import into the lake", () => {
  let shop: TestLake;
  beforeAll(async () => {
    shop = await startTestLake();
  });
  afterAll(() => shop.close());

  const bringIn = async (text: string) => {
    const sheet = parseSheet(text);
    if (!sheet.isRead) throw new Error(sheet.reason);
    return planImport(sheet.rows, await readCatalog(shop.lake.address));
  };

  it("changes only the imported fields of a published style", async () => {
    const before = shop.lake.core.findDocument("style-trnv");
    const plan = await bringIn("code,name,sample sku,sample price\ntrnv,Renamed by a sheet,SMPL-TRNV,12.50");
    await postMutationsAsOneCommit(shop.lake.address, toSheetMutations(plan, "publish"));
    const after = shop.lake.core.findDocument("style-trnv");
    expect(after).toMatchObject({ name: "Renamed by a sheet", sample: { sku: "SMPL-TRNV", price: 12.5 } });
    expect({ ...after, name: 0, sample: 0, _rev: 0, _updatedAt: 0 }).toEqual({
      ...before,
      name: 0,
      sample: 0,
      _rev: 0,
      _updatedAt: 0,
    });
  });

  it("finds no changes in an unchanged export", async () => {
    const plan = await bringIn(toSheetCsv(await readCatalog(shop.lake.address)));
    expect(plan.map(({ kind }) => kind)).toEqual(plan.map(() => "unchanged"));
    expect(plan.length).toBeGreaterThan(0);
  });

  it("rejects a style that was published since the plan was made", async () => {
    const plan = await bringIn("code,name\ntrnv,Too late");
    await shop.lake.core.commit({
      mutations: [{ patch: { id: "style-trnv", set: { name: "Faster" } } }],
      author: "editor",
    });
    await expect(
      postMutationsAsOneCommit(shop.lake.address, toSheetMutations(plan, "publish")),
    ).rejects.toThrow(/409/);
    expect(shop.lake.core.findDocument("style-trnv")?.name).toBe("Faster");
  });
});
