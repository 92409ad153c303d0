import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import type { Mutation } from "../src/commits/mutations";

const strong = (id: string) => ({ _type: "reference", _ref: id });
const weak = (id: string) => ({ ...strong(id), _weak: true });

describe("strong reference", () => {
  let shop: TestLake;
  beforeAll(async () => {
    shop = await startTestLake({ empty: true });
  });
  afterAll(() => shop.close());

  const commit = (...mutations: readonly Mutation[]) =>
    shop.lake.core.commit({ mutations, author: "editor" });
  const read = (id: string) => shop.lake.core.findDocument(id);
  const brand = { _id: "brand", _type: "brand" };
  const style = { _id: "style", _type: "style", title: "Trenton", brand: strong("brand") };
  beforeEach(async () => {
    await commit({ delete: { id: ["style", "brand", "other", "drafts.style"] } });
  });

  it.each([
    ["create", { create: style }],
    ["createIfNotExists", { createIfNotExists: style }],
    ["createOrReplace", { createOrReplace: style }],
  ])("to a missing document is refused: %s", async (_, mutation) => {
    expect(await commit(mutation)).toEqual({
      ok: false,
      failure: { code: "reference-not-found", id: "style", missing: ["brand"] },
    });
    expect(read("style")).toBeUndefined();
  });

  it("to a missing document is refused in a patch, at any depth", async () => {
    await commit({ create: { _id: "style", _type: "style" } });
    const blocks = [{ _key: "a", items: [{ _key: "b", ...strong("brand") }] }];
    expect(await commit({ patch: { id: "style", set: { blocks } } })).toEqual({
      ok: false,
      failure: { code: "reference-not-found", id: "style", missing: ["brand"] },
    });
    expect(read("style")).not.toHaveProperty("blocks");
  });

  it("to a document of the same commit is accepted in any order", async () => {
    expect((await commit({ create: style }, { create: brand })).ok).toBe(true);
    expect(read("style")).toMatchObject({ brand: strong("brand") });
  });

  it("keeps its target from being deleted when the same commit changes another field of the referrer", async () => {
    await commit({ create: brand }, { create: style });
    expect(
      await commit({ delete: { id: "brand" } }, { patch: { id: "style", set: { title: "New" } } }),
    ).toEqual({ ok: false, failure: { code: "document-referenced", id: "brand", by: ["style"] } });
    expect(read("brand")).toMatchObject(brand);
    expect(read("style")).toMatchObject({ title: "Trenton" });
  });

  it("can be removed in the commit that deletes its target", async () => {
    await commit({ create: brand }, { create: style });
    const removed = await commit({ delete: { id: "brand" } }, { patch: { id: "style", unset: ["brand"] } });
    expect(removed.ok).toBe(true);
    expect(read("brand")).toBeUndefined();
  });

  it("can be replaced by a weak one, which refers to nothing", async () => {
    await commit({ create: brand }, { create: style });
    const weakened = await commit(
      { patch: { id: "style", set: { brand: weak("brand") } } },
      { delete: { id: "brand" } },
    );
    expect(weakened.ok).toBe(true);
    expect(read("style")).toMatchObject({ brand: weak("brand") });
  });

  it("of another dataset is not looked up", async () => {
    const foreign = { _type: "crossDatasetReference", _ref: "brand", _dataset: "other" };
    expect((await commit({ create: { _id: "style", _type: "style", brand: foreign } })).ok).toBe(true);
  });

  it("that was broken before does not keep editors from changing other fields", async () => {
    await shop.lake.core.commit({
      mutations: [{ create: style }],
      author: "import",
      skipsReferenceChecks: true,
    });
    expect((await commit({ patch: { id: "style", set: { title: "New" } } })).ok).toBe(true);
    expect(await commit({ patch: { id: "style", set: { second: strong("other") } } })).toEqual({
      ok: false,
      failure: { code: "reference-not-found", id: "style", missing: ["other"] },
    });
  });
});
