import type { Mutation } from "@stile-and-rail/content-lake";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { silentLog } from "#tests/support/shop/silent-log";
import { recordContentReads } from "~/content/client/content-reads.server";
import { createDocumentCache } from "~/content/client/document-cache.server";
import { createContent } from "~/content/client/sanity-client.server";

let shop: TestLake;
let content: ReturnType<typeof createContent>;

beforeAll(async () => {
  shop = await startTestLake({ empty: true });
  const published = (listener: Parameters<Parameters<typeof createContent>[0]["published"]>[0]) =>
    shop.lake.core.onPublish(({ documentIds, types }) => listener(documentIds, types));
  content = createContent({ address: shop.lake.address, published, log: silentLog });
});
beforeEach(async () => {
  await write(...shop.lake.core.listDocuments().map(({ _id }) => ({ delete: { id: _id } })));
  await write(
    { createOrReplace: { _id: "settings", _type: "siteSettings", name: "Shop" } },
    { createOrReplace: { _id: "brand-a", _type: "brand", name: "A" } },
    { createOrReplace: { _id: "brand-b", _type: "brand", name: "B" } },
    { createOrReplace: style("one", "brand-a") },
    { createOrReplace: { _id: "faq-1", _type: "faq", question: "Why?" } },
  );
});
afterAll(async () => {
  content.close();
  await shop.close();
});

const style = (code: string, brand: string) => ({
  _id: `style-${code}`,
  _type: "style",
  code: { current: code },
  brand: { _type: "reference", _ref: brand, _weak: true },
});

async function write(...mutations: readonly Mutation[]) {
  const committed = await shop.lake.core.commit({ mutations, author: "test" });
  expect(committed.ok).toBe(true);
}

/** Repeats a query after these mutations; returns its result and whether the lake received the query again. */
async function afterPublishing(
  query: string,
  ...mutations: readonly Mutation[]
): Promise<{ answer: unknown; isAskedAnew: boolean }> {
  await content.fetch(query, {}, z.unknown());
  await write(...mutations);
  const querySpy = vi.spyOn(shop.lake.core, "query");
  const answer = await content.fetch(query, {}, z.unknown());
  const isAskedAnew = querySpy.mock.calls.length > 0;
  querySpy.mockRestore();
  return { answer, isAskedAnew };
}

/** Creates a hundred brands with one style each, too many to be tracked one by one. */
async function writeHundredBrands(): Promise<void> {
  const ids = Array.from({ length: 100 }, (_, number) => `brand-${number}`);
  await write(
    ...ids.map((id) => ({ createOrReplace: { _id: id, _type: "brand", name: id } })),
    ...ids.map((id) => ({ createOrReplace: style(id, id) })),
  );
}

const styles = `*[_type == "style"] | order(_id asc){"code": code.current, "brand": brand->name}`;

describe("query cache after an unrelated publish", () => {
  it.each([
    ["of another type", styles, { patch: { id: "faq-1", set: { question: "How?" } } }],
    ["of a document without references to it", styles, { patch: { id: "brand-b", set: { name: "Bee" } } }],
    ["of a draft", styles, { createOrReplace: { ...style("two", "brand-a"), _id: "drafts.style-two" } }],
    [
      "of another document than the one in the query",
      `*[_id == "settings"][0].name`,
      { patch: { id: "faq-1", set: { question: "Where?" } } },
    ],
  ])("keeps the cached result after an unrelated publish: %s", async (_, query, mutation) => {
    expect((await afterPublishing(query, mutation)).isAskedAnew).toBe(false);
  });
});

it("keeps up to 8,388,608 characters and removes the least recently used results first", async () => {
  await write({ createOrReplace: { _id: "long", _type: "note", text: "x".repeat(3_000_000) } });
  const queryPart = (part: number) =>
    content.fetch(`*[_id == "long"]{"part": ${part}, text}`, {}, z.unknown());
  for (const part of [1, 2, 3]) await queryPart(part);
  const querySpy = vi.spyOn(shop.lake.core, "query");
  await queryPart(3);
  await queryPart(2);
  expect(querySpy).not.toHaveBeenCalled();
  await queryPart(1);
  expect(querySpy).toHaveBeenCalledOnce();
  querySpy.mockRestore();
  await write({ delete: { id: "long" } });
});

describe("query cache after a related publish", () => {
  it("refreshes a cached result after a new document of the queried type", async () => {
    const { answer } = await afterPublishing(styles, { createOrReplace: style("three", "brand-b") });
    expect(answer).toEqual([
      { code: "one", brand: "A" },
      { code: "three", brand: "B" },
    ]);
  });

  it("refreshes a cached result after a change of a referenced document", async () => {
    const { answer } = await afterPublishing(styles, { patch: { id: "brand-a", set: { name: "Ash" } } });
    expect(answer).toEqual([{ code: "one", brand: "Ash" }]);
  });

  it("refreshes a cached result after a missing referenced document is created", async () => {
    await write({ createOrReplace: style("four", "brand-late") });
    const { answer } = await afterPublishing(styles, {
      createOrReplace: { _id: "brand-late", _type: "brand", name: "Late" },
    });
    expect(answer).toContainEqual({ code: "four", brand: "Late" });
  });

  it("refreshes a cached result after a document is deleted", async () => {
    const { answer } = await afterPublishing(styles, { delete: { id: "style-one" } });
    expect(answer).toEqual([]);
  });

  it("refreshes a cached result after a document changes its type", async () => {
    const { answer } = await afterPublishing(
      `count(*[_type == "style"])`,
      { delete: { id: "faq-1" } },
      { createOrReplace: { ...style("five", "brand-a"), _id: "faq-1" } },
    );
    expect(answer).toBe(2);
  });

  it("refreshes a cached result after a change of the document in the query", async () => {
    const named = await afterPublishing(`*[_id == "settings"][0].name`, {
      patch: { id: "settings", set: { name: "Another" } },
    });
    expect(named.answer).toBe("Another");
    const missing = await afterPublishing(`*[_id in ["soon"]]._id`, {
      createOrReplace: { _id: "soon", _type: "faq" },
    });
    expect(missing.answer).toEqual(["soon"]);
  });

  it("refreshes the result of a query over all documents after any change", async () => {
    const { answer } = await afterPublishing(`count(*[defined(question)])`, {
      createOrReplace: { _id: "faq-7", _type: "faq", question: "What?" },
    });
    expect(answer).toBe(2);
  });

  it("refreshes after a change of any of a hundred referenced documents", async () => {
    await writeHundredBrands();
    const changed = await afterPublishing(styles, { patch: { id: "brand-77", set: { name: "Last" } } });
    expect(changed.answer).toContainEqual({ code: "brand-77", brand: "Last" });
    const unseen = await afterPublishing(styles, {
      createOrReplace: { _id: "brand-new", _type: "brand", name: "New" },
    });
    expect(unseen.isAskedAnew, "a brand that no style names").toBe(false);
  });
});

describe("recorded content reads", () => {
  it("records cached results, cached documents and nested recordings as content reads", async () => {
    await writeHundredBrands();
    const stored = createDocumentCache(
      { content, log: silentLog },
      {
        filter: `_type == "style"`,
        projection: `_id, "dependsOn": [brand._ref], "name": brand->name`,
        schema: z.object({ _id: z.string(), dependsOn: z.array(z.string()), name: z.string() }),
      },
    );
    for (let turn = 0; turn < 2; turn += 1) {
      const { reads } = await recordContentReads(async () => {
        await content.fetch(`*[_id == "settings"][0].name`, {}, z.unknown());
        await stored.read();
      });
      expect(reads).toContain("id settings");
      expect(reads).toContain("all style");
      expect(reads).toContain("some brand");
    }
  });

  it("marks the content reads as unknown when the content is unreachable", async () => {
    const { reads } = await recordContentReads(() =>
      content.fetch("*[", {}, z.unknown()).catch(() => undefined),
    );
    expect(reads).toBeNull();
  });
});
