import { createClient, type SanityClient } from "@sanity/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";

describe("another project or dataset", () => {
  let shop: TestLake;
  beforeAll(async () => {
    shop = await startTestLake();
  });
  afterAll(() => shop.close());

  const connect = (address: { readonly projectId?: string; readonly dataset?: string }) =>
    createClient({
      projectId: "local",
      dataset: "production",
      ...address,
      token: shop.lake.address.token,
      apiVersion: "2025-02-19",
      useCdn: false,
      apiHost: `${shop.url}/lake`,
      useProjectHostname: false,
      perspective: "raw",
    });
  const others = {
    dataset: {
      address: { dataset: "staging" },
      message: 'Dataset "staging" not found for project ID "local"',
    },
    project: {
      address: { projectId: "abc12345" },
      message: 'Dataset "production" not found for project ID "abc12345"',
    },
  } as const;
  const requests: Readonly<Record<string, (client: SanityClient) => Promise<unknown>>> = {
    query: (client) => client.fetch("*[0]._id"),
    "long query": (client) => client.fetch(`*[0]._id // ${"x".repeat(20_000)}`),
    document: (client) => client.getDocument("page-home"),
    mutation: (client) => client.create({ _id: "intruder", _type: "page" }),
    action: (client) =>
      client.action({
        actionType: "sanity.action.document.delete",
        publishedId: "page-home",
        includeDrafts: [],
      }),
    "image upload": (client) => client.assets.upload("image", Buffer.from("no image"), { filename: "a.png" }),
    export: (client) => client.request({ url: `/data/export/${client.config().dataset}` }),
    history: (client) =>
      client.request({ url: `/data/history/${client.config().dataset}/transactions/page-home` }),
  };

  for (const [kind, { address, message }] of Object.entries(others))
    it.each(Object.keys(requests))(`answers 404 for another ${kind}: %s`, async (name) => {
      const before = shop.lake.core.listDocuments();
      const failed = await requests[name]?.(connect(address)).then(
        () => null,
        (error: unknown) => error,
      );
      expect(failed).toMatchObject({ statusCode: 404, response: { body: { statusCode: 404, message } } });
      expect(shop.lake.core.listDocuments()).toEqual(before);
    });

  it("answers 404 for the description of another project", async () => {
    await expect(connect({}).projects.getById("abc12345")).rejects.toMatchObject({ statusCode: 404 });
    await expect(connect({}).projects.getById("local")).resolves.toMatchObject({ id: "local" });
  });

  it.each(["data/listen/staging?query=*", "data/live/events/staging", "socket/staging"])(
    "refuses a socket of another dataset: %s",
    async (path) => {
      const url = `${shop.url.replace("http", "ws")}/lake/v2025-02-19/${path}`;
      const headers = { authorization: `Bearer ${shop.lake.address.token}` };
      const status = await new Promise((resolve) => {
        const socket = new WebSocket(url, { headers });
        socket.on("unexpected-response", (_, response) => resolve(response.statusCode));
        socket.on("error", resolve);
        socket.on("open", () => resolve("open"));
      });
      expect(status).toBe(404);
    },
  );

  it("does not serve pictures under another dataset", async () => {
    const [picture] = await connect({}).fetch<readonly string[]>('*[_type == "sanity.imageAsset"].path');
    const answer = await fetch(`${shop.url}/lake/${picture?.replace("production", "staging")}`);
    expect(answer.status).toBe(401);
  });
});
