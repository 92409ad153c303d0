import { createClient, type SanityClient } from "@sanity/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";

let shop: TestLake;
let client: SanityClient;

beforeAll(async () => {
  shop = await startTestLake({ empty: true });
  const { projectId, dataset, token } = shop.lake.address;
  const apiHost = `${shop.url}/lake`;
  client = createClient({
    projectId,
    dataset,
    token,
    apiHost,
    apiVersion: "2025-02-19",
    useCdn: false,
    useProjectHostname: false,
    perspective: "raw",
  });
});
afterAll(() => shop.close());

const eventsShape = z.object({
  events: z.record(
    z.string(),
    z.array(z.looseObject({ type: z.string(), author: z.string(), timestamp: z.string() })),
  ),
  nextCursor: z.string(),
});

async function events(id: string, search = "") {
  return eventsShape.parse(
    await client.request({ url: `/data/history/production/events/documents/${id}${search}` }),
  );
}

async function edit(id: string, title: string, transactionId: string) {
  const draftId = `drafts.${id}`;
  await client.createIfNotExists({ _id: draftId, _type: "note" });
  await client.patch(draftId).set({ title }).commit({ transactionId });
}

async function publish(id: string, transactionId: string) {
  const ids = { publishedId: id, draftId: `drafts.${id}` };
  await client.action({ actionType: "sanity.action.document.publish", ...ids }, { transactionId });
}

const documentsShape = z.object({ documents: z.array(z.looseObject({ _id: z.string(), _rev: z.string() })) });

async function documentAt(id: string, revision: string) {
  const url = `/data/history/production/documents/${id}?revision=${revision}`;
  return documentsShape.parse(await client.request({ url })).documents[0];
}

describe("history of a document", () => {
  beforeAll(async () => {
    await edit("letter", "first words", "first-words");
    await publish("letter", "first-publish");
    await edit("letter", "second words", "second-words");
    await publish("letter", "second-publish");
  });

  it("returns revisions under the requested draft or published id", async () => {
    expect(Object.keys((await events("drafts.letter")).events)).toEqual(["drafts.letter"]);
    expect(Object.keys((await events("letter")).events)).toEqual(["letter"]);
  });

  it("lists each publish with author and time, newest first", async () => {
    const letterEvents = (await events("letter")).events.letter ?? [];
    expect(letterEvents).toMatchObject([
      { type: "publishDocumentVersion", author: "shop", revisionId: "second-publish" },
      { type: "createDocumentVersion" },
      { type: "publishDocumentVersion", author: "shop", revisionId: "first-publish" },
      { type: "createDocumentVersion" },
    ]);
    const times = letterEvents.map(({ timestamp }) => Date.parse(timestamp));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it("returns a long history in pages", async () => {
    const first = await events("letter", "?limit=3");
    expect(first.events.letter).toHaveLength(3);
    const rest = await events("letter", `?limit=3&nextCursor=${first.nextCursor}`);
    expect(rest.events.letter).toMatchObject([{ type: "createDocumentVersion" }]);
    expect(rest.nextCursor).toBe("");
  });

  it("returns the content of any revision, and for a draft also of published ones", async () => {
    expect(await documentAt("drafts.letter", "first-words")).toMatchObject({ title: "first words" });
    expect(await documentAt("drafts.letter", "first-publish")).toMatchObject({
      _id: "drafts.letter",
      _rev: "first-publish",
      title: "first words",
    });
  });
});

it("sends a revision with a deletion event, and the next change continues from it", async () => {
  await edit("poem", "a line", "a-line");
  const mutationEvent = await new Promise((resolve) => {
    const listening = client
      .listen('*[_id == "drafts.poem"]', {}, { events: ["welcome", "mutation"], includeResult: false })
      .subscribe((event) => {
        if (event.type === "welcome") void publish("poem", "poem-published");
        if (event.type !== "mutation") return;
        listening.unsubscribe();
        resolve(event);
      });
  });
  expect(mutationEvent).toMatchObject({
    transition: "disappear",
    previousRev: "a-line",
    resultRev: "poem-published",
  });
});
