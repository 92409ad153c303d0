import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { salesIdentity } from "../src/session/identity";

let shop: TestLake;
let cookie: string;
beforeAll(async () => {
  shop = await startTestLake({ empty: true });
  cookie = await shop.lake.services.sessions.start(salesIdentity, "");
});
afterAll(() => shop.close());

const page = { _id: "about", _type: "page", title: "About" };
const book = { _id: "book", _type: "priceBook", name: "fall", rows: [] };

beforeEach(() => commit({ createOrReplace: page }, { createOrReplace: book }));
afterEach(() => commit({ delete: { query: "*" } }));

const commit = (...mutations: readonly object[]) =>
  shop.lake.core.commit({ author: "local-editor", mutations: mutations as never });
const stored = (id: string) => shop.lake.core.findDocument(id);

/** Sends a request as a salesperson; returns the status with the message of a refusal. */
async function send(path: string, body: unknown, method = "POST") {
  const answer = await fetch(`${shop.url}/lake/v2025-02-19${path}`, {
    method,
    headers: {
      Origin: shop.url,
      "Content-Type": "application/json",
      Cookie: `lake_session=${cookie}`,
    },
    ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
  });
  const { message } = (await answer.json()) as { message?: string };
  return message === undefined ? answer.status : `${answer.status} ${message}`;
}
const mutate = (...mutations: readonly object[]) => send("/data/mutate/production", { mutations });
const act = (...actions: readonly object[]) => send("/data/actions/production", { actions });

const refusal = (id: string, type: string) =>
  `403 Your role can change documents of type priceBook only; "${id}" is of type ${type}`;
const action = (name: string, more: object) => ({ actionType: `sanity.action.document.${name}`, ...more });

describe("mutations by sales", () => {
  it("create, change and delete price books", async () => {
    expect(await mutate({ create: { _id: "drafts.next", _type: "priceBook" } })).toBe(200);
    expect(await mutate({ patch: { id: "book", set: { name: "winter" } } })).toBe(200);
    expect(stored("book")).toMatchObject({ name: "winter" });
    expect(await mutate({ delete: { id: "drafts.next" } })).toBe(200);
    expect(stored("drafts.next")).toBeUndefined();
  });

  it.each([
    ["create", { create: { _id: "drafts.new", _type: "page" } }, refusal("drafts.new", "page")],
    ["createIfNotExists", { createIfNotExists: page }, refusal("about", "page")],
    ["createOrReplace", { createOrReplace: { ...page, title: "Ours" } }, refusal("about", "page")],
    ["patch", { patch: { id: "about", set: { title: "Ours" } } }, refusal("about", "page")],
    ["patch by query", { patch: { query: "*", set: { title: "Ours" } } }, refusal("about", "page")],
    ["delete", { delete: { id: "about" } }, refusal("about", "page")],
    ["delete by query", { delete: { query: '*[_type == "page"]' } }, refusal("about", "page")],
    [
      "schedule",
      { create: { _id: "schedule.about", _type: "system.schedule", document: "about", action: "unpublish" } },
      refusal("schedule.about", "system.schedule"),
    ],
    [
      "upload record",
      { create: { _id: "image-a-1x1-png", _type: "sanity.imageAsset" } },
      refusal("image-a-1x1-png", "sanity.imageAsset"),
    ],
  ])("refuse a %s of another type with a message", async (_name, mutation, message) => {
    expect(await mutate(mutation)).toBe(message);
    expect(stored("about")).toMatchObject({ title: "About" });
  });

  it("refuse to turn another document into a price book, and a price book into another document", async () => {
    const asBook = { ...page, _type: "priceBook" };
    expect(await mutate({ createOrReplace: asBook })).toBe(refusal("about", "page"));
    expect(await mutate({ delete: { id: "about" } }, { create: asBook })).toBe(refusal("about", "page"));
    expect(await mutate({ createOrReplace: { ...book, _type: "page" } })).toBe(refusal("book", "page"));
    expect(stored("about")).toMatchObject({ _type: "page" });
    expect(stored("book")).toMatchObject({ _type: "priceBook" });
  });

  it("apply nothing of a transaction with one refused mutation", async () => {
    expect(
      await mutate(
        { patch: { id: "book", set: { name: "winter" } } },
        { patch: { id: "about", set: { title: "Ours" } } },
      ),
    ).toBe(refusal("about", "page"));
    expect(stored("book")).toMatchObject({ name: "fall" });
  });

  it("refuse an import of mixed documents, and the upload of a file", async () => {
    const imported = [book, { _id: "faq", _type: "faq" }].map((document) => ({ createOrReplace: document }));
    expect(await mutate(...imported)).toBe(refusal("faq", "faq"));
    expect(await send("/assets/files/production?filename=list.txt", "text")).toBe(
      "403 Your role (sales) can read but not write",
    );
  });
});

describe("patch of a document's type", () => {
  it("refuses to change a document's type, for every role", async () => {
    const patch = { patch: { id: "book", set: { _type: "page" } } };
    expect(await mutate(patch)).toBe(400);
    expect(await commit(patch)).toMatchObject({
      ok: false,
      failure: { code: "invalid-mutation", description: "The type of a document cannot be changed" },
    });
    expect(stored("book")).toMatchObject({ _type: "priceBook" });
  });
});

describe("document actions by sales", () => {
  const pair = (id: string) => ({ publishedId: id, draftId: `drafts.${id}` });

  it("edit, publish, unpublish and discard a price book", async () => {
    const edited = action("edit", { ...pair("book"), patch: { set: { name: "winter" } } });
    expect(await act(edited)).toBe(200);
    expect(await act(action("publish", pair("book")))).toBe(200);
    expect(stored("book")).toMatchObject({ name: "winter" });
    expect(await act(action("unpublish", pair("book")))).toBe(200);
    expect(await act(action("discard", { draftId: "drafts.book" }))).toBe(200);
    expect([stored("book"), stored("drafts.book")]).toEqual([undefined, undefined]);
  });

  it.each([
    ["create", action("create", { attributes: { _id: "drafts.x", _type: "page" } }), "drafts.x"],
    ["edit", action("edit", { ...pair("about"), patch: { set: { title: "Ours" } } }), "drafts.about"],
    ["publish", action("publish", pair("about")), "about"],
    ["unpublish", action("unpublish", pair("about")), "drafts.about"],
    ["discard", action("discard", { draftId: "drafts.about" }), "drafts.about"],
    ["delete", action("delete", { publishedId: "about", includeDrafts: ["drafts.about"] }), "about"],
    ["replace", action("replaceDraft", { attributes: { ...page, _id: "drafts.about" } }), "drafts.about"],
    [
      "create a version",
      action("version.create", { publishedId: "about", versionId: "versions.r1.about", baseId: "about" }),
      "versions.r1.about",
    ],
  ])("refuse to %s a document of another type", async (name, refused, id) => {
    if (name !== "edit" && name !== "unpublish")
      await commit({ createOrReplace: { ...page, _id: "drafts.about", title: "About us" } });
    expect(await act(refused)).toBe(refusal(id, "page"));
    expect(stored("about")).toMatchObject({ title: "About" });
  });
});

describe("reading by sales", () => {
  it("covers all content, its history, and a listener on every document", async () => {
    expect(await send("/data/doc/production/about", null, "GET")).toBe(200);
    expect(await send("/data/history/production/documents/about", null, "GET")).toBe(200);
    const end = new AbortController();
    const stream = await fetch(`${shop.url}/lake/v2025-02-19/data/listen/production?query=*`, {
      headers: { Cookie: `lake_session=${cookie}` },
      signal: end.signal,
    });
    const reader = stream.body?.getReader();
    await reader?.read();
    expect(await mutate({ patch: { id: "about", set: { title: "Ours" } } })).toBe(refusal("about", "page"));
    await mutate({ patch: { id: "book", set: { name: "winter" } } });
    const event = new TextDecoder().decode((await reader?.read())?.value);
    expect(event).toContain('"documentId":"book"');
    end.abort();
  });

  it("refuses a listener of another site and a write to the listener", async () => {
    expect(await send("/data/listen/production?query=*", {})).toBe("404 Not found");
  });

  it("tells the Studio that only price books can be created and updated", async () => {
    const answer = await fetch(`${shop.url}/lake/v2025-02-19/projects/local/datasets/production/acl`, {
      headers: { Cookie: `lake_session=${cookie}` },
    });
    expect(await answer.json()).toEqual([
      { filter: '_id in path("**")', permissions: ["read", "history"] },
      { filter: '_type in ["priceBook"]', permissions: ["update", "create"] },
    ]);
  });
});
