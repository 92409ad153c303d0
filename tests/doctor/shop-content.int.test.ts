import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { describeFinding } from "../../scripts/doctor/finding";
import { examineContent, examineHostedContent } from "../../scripts/doctor/shop-content";

const hosted = { lake: false, publicUrl: "https://shop.example" };
const embedded = { ...hosted, lake: true };
const claimPage = {
  _id: "zz-page",
  _type: "page",
  title: "Claim",
  path: "/claim",
  seo: { title: "t".repeat(60) },
};

// The lake replaces hosted Sanity here: same client, another host.
describe("npm run doctor for content of hosted Sanity", () => {
  let emptyShop: TestLake;
  let shop: TestLake;
  beforeAll(async () => {
    emptyShop = await startTestLake({ empty: true });
    shop = await startTestLake({ empty: true });
    // More documents than one request returns.
    const notes = Array.from({ length: 501 }, (_, n) => ({ create: { _id: `note-${n}`, _type: "note" } }));
    await shop.lake.core.commit({ mutations: [...notes, { create: claimPage }], author: "editor" });
  });
  afterAll(async () => {
    await emptyShop.close();
    await shop.close();
  });

  it("reports missing content as errors, and texts in every batch of documents as warnings", async () => {
    const lines = (await examineHostedContent(shop.lake.address, hosted)).map(describeFinding);
    expect(lines).toContain(
      "✗ Content: Module not found: no page document for /checkout\n  Fix: create and publish a page with the path /checkout: customers pay there",
    );
    expect(lines).toContain(
      '! Content: page "Claim" (zz-page), seo, title: has 60 characters, and search engines cut titles of 60 or more\n  Fix: shorten it to 59 characters or fewer',
    );
  });

  it("reports a dataset without published documents in one line", async () => {
    expect((await examineHostedContent(emptyShop.lake.address, hosted)).map(describeFinding)).toEqual([
      "✗ Content: there is no published document\n  Fix: set SANITY_API_TOKEN if the dataset is private, or publish the first pages in the Studio",
    ]);
  });

  it("reports a project that does not answer", async () => {
    const address = { ...shop.lake.address, apiHost: "http://127.0.0.1:1" };
    expect((await examineHostedContent(address, hosted)).map(describeFinding)).toEqual([
      "✗ Content: the Sanity project does not answer\n  Fix: check SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_TOKEN and the network of this machine",
    ]);
  });
});

describe("npm run doctor for content of the embedded lake", () => {
  it("suggests an import for a dataset without published documents", () => {
    expect(examineContent([], embedded).map(describeFinding)).toEqual([
      "✗ Content: there is no published document\n  Fix: publish the first pages in the Studio, or run npm run content:import FILE",
    ]);
  });

  it.runIf(existsSync("packages/demo-content"))("suggests the demo's document for a missing one", () => {
    const [first] = examineContent([claimPage], embedded);
    expect(first && describeFinding(first)).toBe(
      "✗ Content: Module not found: no page document for /\n  Fix: create and publish a page with the path /: it's the home page; or run npm run content:import packages/demo-content/production.ndjson -- --missing",
    );
  });
});
