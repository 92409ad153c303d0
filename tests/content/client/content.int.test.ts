import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { silentLog } from "#tests/support/shop/silent-log";
import { createContent } from "~/content/client/sanity-client.server";

const styleQuery = `*[_type == "style" && code.current == $code][0]{
  name, "brand": brand->name, "picture": images[0].asset->{url, "lqip": metadata.lqip, "width": metadata.dimensions.width}
}`;
const styleShape = z.object({
  name: z.string(),
  brand: z.string(),
  picture: z.object({ url: z.string(), lqip: z.string(), width: z.number() }),
});

describe("content of the embedded lake", () => {
  let shop: TestLake;
  let content: ReturnType<typeof createContent>;

  beforeAll(async () => {
    shop = await startTestLake();
    content = createContent({
      address: shop.lake.address,
      published: (listener) => shop.lake.core.onPublish(({ documentIds }) => listener(documentIds)),
      log: silentLog,
    });
  });
  afterAll(async () => {
    content.close();
    await shop.close();
  });

  const rename = async (name: string) => {
    const mutations = [{ patch: { id: "style-trnv", set: { name } } }];
    expect((await shop.lake.core.commit({ mutations, author: "test" })).ok).toBe(true);
  };

  it("returns an imported style with its brand and picture [PAGE-003]", async () => {
    const style = await content.fetch(styleQuery, { code: "trnv" }, styleShape);
    expect(style.name).toBe("Trenton Recessed Navy");
    expect(style.brand).toBe("JSI Cabinetry");
    expect(style.picture.width).toBe(600);
    expect(style.picture.url).toMatch(/^\/lake\/images\/local\/production\/[0-9a-f]{40}-600x800\.jpg$/);
    expect(style.picture.lqip).toMatch(/^data:image\/jpeg;base64,/);
  });

  it("returns no draft from the content lake", async () => {
    expect(await content.fetch(styleQuery, { code: "trwh" }, z.null())).toBeNull();
  });

  it("returns a published change and invalidates the page cache before the editor gets a response", async () => {
    const before = content.version();
    const events: string[] = [];
    const stop = content.onPublish((change) => events.push(...change.documentIds));
    await rename("Trenton Recessed Deep Navy");
    expect(events).toEqual(["style-trnv"]);
    expect(content.version()).toBeGreaterThan(before);
    const style = await content.fetch(styleQuery, { code: "trnv" }, styleShape);
    expect(style.name).toBe("Trenton Recessed Deep Navy");
    stop();
    await rename("Trenton Recessed Navy");
  });

  it("keeps cached pages when only a draft changes", async () => {
    const before = content.version();
    await shop.lake.core.commit({
      mutations: [{ patch: { id: "drafts.style-trwh", set: { name: "Another word" } } }],
      author: "test",
    });
    expect(content.version()).toBe(before);
  });

  it("serves published pictures in any size but none that only a draft uses", async () => {
    const style = await content.fetch(styleQuery, { code: "trnv" }, styleShape);
    const answer = await fetch(`${shop.url}${style.picture.url}?w=320&h=320&fit=crop&auto=format`, {
      headers: { Accept: "image/webp" },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const query = await fetch(`${shop.url}/lake/v2025-02-19/data/query/production?query=*`);
    expect(query.status).toBe(401);
  });
});
