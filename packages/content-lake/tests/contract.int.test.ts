import { randomBytes } from "node:crypto";
import { createClient, type SanityClient } from "@sanity/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";

/**
 * Runs the same tests against the embedded lake and hosted Sanity, so that the lake behaves like Sanity. Hosted Sanity
 * needs LAKE_CONTRACT_PROJECT_ID, LAKE_CONTRACT_DATASET and LAKE_CONTRACT_TOKEN of a test project.
 */
type Backend = { readonly client: SanityClient; readonly close: () => Promise<void> };

const apiVersion = "2025-02-19";

async function embedded(): Promise<Backend> {
  const shop: TestLake = await startTestLake({ empty: true });
  const { projectId, dataset, token } = shop.lake.address;
  const client = createClient({
    projectId,
    dataset,
    token,
    apiVersion,
    useCdn: false,
    apiHost: `${shop.url}/lake`,
    useProjectHostname: false,
    perspective: "raw",
  });
  return { client, close: shop.close };
}

const { LAKE_CONTRACT_PROJECT_ID, LAKE_CONTRACT_DATASET, LAKE_CONTRACT_TOKEN } = process.env;
const hasHosted = Boolean(LAKE_CONTRACT_PROJECT_ID && LAKE_CONTRACT_DATASET && LAKE_CONTRACT_TOKEN);

async function hosted(): Promise<Backend> {
  const client = createClient({
    projectId: LAKE_CONTRACT_PROJECT_ID ?? "",
    dataset: LAKE_CONTRACT_DATASET ?? "",
    token: LAKE_CONTRACT_TOKEN ?? "",
    apiVersion,
    useCdn: false,
    perspective: "raw",
  });
  return { client, close: async () => undefined };
}

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

function contract(open: () => Promise<Backend>): void {
  let backend: Backend;
  let client: SanityClient;
  const prefix = `contract-${randomBytes(4).toString("hex")}`;
  const id = (name: string) => `${prefix}-${name}`;

  beforeAll(async () => {
    backend = await open();
    client = backend.client;
  });
  afterAll(async () => {
    await client.delete({ query: "*[_id match $pattern]", params: { pattern: `*${prefix}*` } });
    await backend.close();
  });

  /** Creates a published document; returns its id and the id of its draft. */
  const createPublished = async (key: string, name: string) => {
    await client.create({ _id: id(key), _type: "contractDoor", name });
    return { draftId: `drafts.${id(key)}`, publishedId: id(key) };
  };

  it("creates a document with the five system fields", async () => {
    const created = await client.create({ _id: id("door"), _type: "contractDoor", name: "Shaker" });
    expect(Object.keys(created).sort()).toEqual(["_createdAt", "_id", "_rev", "_type", "_updatedAt", "name"]);
  });

  it("generates a missing id, also after a prefix that ends in a dot", async () => {
    const created = await client.create({ _id: `${prefix}.`, _type: "contractDoor" });
    expect(created._id.length).toBeGreaterThan(prefix.length + 10);
    await client.delete(created._id);
  });

  it("rejects creating a document twice", async () => {
    await createPublished("twice", "Shaker");
    const again = client.create({ _id: id("twice"), _type: "contractDoor" });
    await expect(again).rejects.toMatchObject({ statusCode: 409 });
  });

  it("keeps an existing document on createIfNotExists", async () => {
    await createPublished("existing", "Shaker");
    await client.createIfNotExists({ _id: id("existing"), _type: "contractDoor", name: "Slab" });
    expect((await client.getDocument(id("existing")))?.name).toBe("Shaker");
  });

  it("applies every kind of patch", async () => {
    await client.createOrReplace({
      _id: id("patched"),
      _type: "contractDoor",
      count: 5,
      list: [{ _key: "a" }, { _key: "c" }],
      text: "the quick brown fox",
      gone: true,
    });
    const patched = await client
      .patch(id("patched"))
      .setIfMissing({ size: { w: 1 } })
      .set({ "size.h": 2 })
      .unset(["gone"])
      .inc({ count: 2 })
      .dec({ count: 1 })
      .insert("after", 'list[_key=="a"]', [{ _key: "b" }])
      .diffMatchPatch({ text: "@@ -1,9 +1,8 @@\n the \n-qu\n+s\n ick\n" })
      .commit();
    expect(patched).toMatchObject({
      size: { w: 1, h: 2 },
      count: 6,
      list: [{ _key: "a" }, { _key: "b" }, { _key: "c" }],
      text: "the sick brown fox",
    });
    expect(patched).not.toHaveProperty("gone");
  });

  it("adds array keys with autoGenerateArrayKeys", async () => {
    const created = await client.create(
      { _id: id("keyed"), _type: "contractDoor", list: [{ name: "one" }] },
      { autoGenerateArrayKeys: true },
    );
    expect(created.list[0]).toEqual({ _key: expect.any(String), name: "one" });
  });

  it("commits a transaction completely or not at all", async () => {
    const transaction = client
      .transaction()
      .create({ _id: id("first"), _type: "contractDoor" })
      .patch(id("missing"), (patch) => patch.set({ a: 1 }));
    await expect(transaction.commit()).rejects.toMatchObject({ statusCode: 409 });
    expect(await client.getDocument(id("first"))).toBeUndefined();
  });

  it("stores nothing in a dry run", async () => {
    await client.create({ _id: id("dry"), _type: "contractDoor" }, { dryRun: true });
    expect(await client.getDocument(id("dry"))).toBeUndefined();
  });

  it("rejects deleting a document that has strong references to it", async () => {
    await client.create({ _id: id("target"), _type: "contractDoor" });
    await client.create({
      _id: id("referrer"),
      _type: "contractDoor",
      door: { _type: "reference", _ref: id("target") },
    });
    await expect(client.delete(id("target"))).rejects.toMatchObject({ statusCode: 409 });
    await client.transaction().delete(id("referrer")).delete(id("target")).commit();
    expect(await client.getDocuments([id("referrer"), id("target")])).toEqual([null, null]);
  });

  it("shows a draft only in the drafts perspective, under the published id", async () => {
    await createPublished("seen", "old");
    await client.create({ _id: `drafts.${id("seen")}`, _type: "contractDoor", name: "new" });
    const ask = (perspective: "published" | "drafts" | "raw") =>
      client.fetch(
        `*[_id in [$id, "drafts." + $id]]{_id, name} | order(_id)`,
        { id: id("seen") },
        { perspective },
      );
    expect(await ask("published")).toEqual([{ _id: id("seen"), name: "old" }]);
    expect(await ask("drafts")).toEqual([{ _id: id("seen"), name: "new" }]);
    expect(await ask("raw")).toEqual([
      { _id: id("seen"), name: "old" },
      { _id: `drafts.${id("seen")}`, name: "new" },
    ]);
  });

  it("publishes a draft in one transaction with the given id", async () => {
    const transactionId = `tx-${prefix}`;
    const ids = await createPublished("published", "old");
    await client.create({ _id: ids.draftId, _type: "contractDoor", name: "new" });
    await client.action({ actionType: "sanity.action.document.publish", ...ids }, { transactionId });
    const published = await client.getDocument(ids.publishedId);
    expect(published).toMatchObject({ name: "new", _rev: transactionId });
    expect(await client.getDocument(ids.draftId)).toBeUndefined();
  });

  it("creates a draft from the published document on the first edit, and deletes it on discard", async () => {
    const ids = await createPublished("edited", "new");
    await client.action({
      actionType: "sanity.action.document.edit",
      ...ids,
      patch: { set: { color: "navy" } },
    });
    expect(await client.getDocument(ids.draftId)).toMatchObject({ name: "new", color: "navy" });
    await client.action({ actionType: "sanity.action.document.discard", ...ids });
    expect(await client.getDocument(ids.draftId)).toBeUndefined();
  });

  it("unpublishes a document into a draft", async () => {
    const ids = await createPublished("unpublished", "new");
    await client.action({ actionType: "sanity.action.document.unpublish", ...ids });
    expect(await client.getDocument(ids.publishedId)).toBeUndefined();
    expect(await client.getDocument(ids.draftId)).toMatchObject({ name: "new" });
  });

  it("returns null when a query finds nothing", async () => {
    expect(await client.fetch("*[_id == $id][0]", { id: id("nobody") })).toBeNull();
  });

  it("answers 400 for a query with a syntax error", async () => {
    await expect(client.fetch("*[_type ==")).rejects.toMatchObject({ statusCode: 400 });
  });

  it("accepts a query that is too long for a URL", async () => {
    const long = `*[_id == $id][0]{name} // ${"x".repeat(12_000)}`;
    await createPublished("queried", "Shaker");
    expect(await client.fetch(long, { id: id("queried") })).toEqual({ name: "Shaker" });
  });

  it("patches all documents a query selects", async () => {
    await client.create({ _id: id("q1"), _type: `${prefix}Query`, n: 1 });
    await client.create({ _id: id("q2"), _type: `${prefix}Query`, n: 1 });
    await client
      .patch({ query: "*[_type == $type]", params: { type: `${prefix}Query` } })
      .inc({ n: 1 })
      .commit({ returnDocuments: false });
    expect(await client.fetch("*[_type == $type].n", { type: `${prefix}Query` })).toEqual([2, 2]);
  });

  it("stores an uploaded image once, with its dimensions", async () => {
    const first = await client.assets.upload("image", pixel, { filename: `${prefix}.png` });
    const again = await client.assets.upload("image", pixel, { filename: `${prefix}.png` });
    expect(first._id).toMatch(/^image-[0-9a-f]{40}-1x1-png$/);
    expect(again._id).toBe(first._id);
    expect(first.metadata.dimensions).toMatchObject({ width: 1, height: 1 });
  });

  it("stores an uploaded file", async () => {
    const file = await client.assets.upload("file", Buffer.from(prefix), { filename: "notes.txt" });
    expect(file._id).toMatch(/^file-[0-9a-f]{40}-txt$/);
  });

  it("sends events for created, changed and deleted documents", async () => {
    const events: string[] = [];
    let wake: () => void = () => undefined;
    const opened = new Promise<void>((welcome) => {
      const subscription = client
        .listen("*[_id == $id]", { id: id("heard") }, { events: ["welcome", "mutation"] })
        .subscribe((event) => {
          if (event.type === "welcome") welcome();
          if (event.type === "mutation") events.push(event.transition);
          if (events.length === 3) {
            subscription.unsubscribe();
            wake();
          }
        });
    });
    await opened;
    const done = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await client.create({ _id: id("heard"), _type: "contractDoor" });
    await client.patch(id("heard")).set({ name: "x" }).commit();
    await client.delete(id("heard"));
    await done;
    expect(events).toEqual(["appear", "update", "disappear"]);
  });

  it("returns the current user", async () => {
    expect(await client.users.getById("me")).toHaveProperty("id");
  });
}

describe("embedded lake with Sanity's client", () => {
  contract(embedded);
});
describe.skipIf(!hasHosted)("hosted Sanity with its client", () => {
  contract(hosted);
});
