import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { describeFinding } from "../../scripts/doctor/finding";
import { examineHostedContent } from "../../scripts/doctor/shop-content";

const env = { lake: false, publicUrl: "https://shop.example" };

// The lake replaces hosted Sanity here: same client, another host.
describe("npm run doctor for content of hosted Sanity", () => {
  let shop: TestLake;
  beforeAll(async () => {
    shop = await startTestLake({ empty: true });
  });
  afterAll(() => shop.close());

  it("reports missing content as errors, in every batch of documents", async () => {
    const page = {
      _id: "zz-page",
      _type: "page",
      title: "Claim",
      path: "/claim",
      seo: { title: "t".repeat(60) },
    };
    const notes = Array.from({ length: 501 }, (_, n) => ({ create: { _id: `note-${n}`, _type: "note" } }));
    await shop.lake.core.commit({ mutations: [...notes, { create: page }], author: "editor" });
    const lines = (await examineHostedContent(shop.lake.address, env)).map(describeFinding);
    expect(lines).toContain(
      "✗ Content: Module not found: no page document for /checkout\n  Fix: create and publish a page with the path /checkout: customers pay there",
    );
    expect(lines).toContain(
      '! Content: page "Claim" (zz-page), seo, title: has 60 characters, and search engines cut titles of 60 or more\n  Fix: shorten it to 59 characters or fewer',
    );
  });

  it.runIf(existsSync("packages/demo-content"))(
    "suggests the demo's documents only for the embedded lake",
    async () => {
      const [first] = await examineHostedContent(shop.lake.address, { ...env, lake: true });
      expect(first && describeFinding(first)).toBe(
        "✗ Content: Module not found: no page document for /\n  Fix: create and publish a page with the path /: it's the home page; or run npm run content:import packages/demo-content/production.ndjson -- --missing",
      );
    },
  );

  it("reports a project that does not answer", async () => {
    const address = { ...shop.lake.address, apiHost: "http://127.0.0.1:1" };
    expect((await examineHostedContent(address, env)).map(describeFinding)).toEqual([
      "✗ Content: the Sanity project does not answer\n  Fix: check SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_TOKEN and the network of this machine",
    ]);
  });
});
