import { createClient, type SanityClient } from "@sanity/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";

type Change = { readonly resultRev?: string; readonly result?: Readonly<Record<string, unknown>> };

describe("concurrent edits of one document", () => {
  let shop: TestLake;
  let ann: SanityClient;
  let ben: SanityClient;

  beforeAll(async () => {
    shop = await startTestLake();
    const { projectId, dataset, token } = shop.lake.address;
    const config = { projectId, dataset, token, apiVersion: "2025-02-19", useCdn: false } as const;
    const lakeConfig = { ...config, apiHost: `${shop.url}/lake`, useProjectHostname: false };
    ann = createClient(lakeConfig);
    ben = createClient(lakeConfig);
  });
  afterAll(() => shop.close());

  const stored = (id: string) => shop.lake.core.findDocument(id);

  it("keeps both edits when two editors change different fields at the same time", async () => {
    const rounds = Array.from({ length: 20 }, (_, round) => round);
    await Promise.all(
      rounds.flatMap((round) => [
        ann
          .patch("style-trnv")
          .set({ description: `Ann ${round}` })
          .commit(),
        ben
          .patch("style-trnv")
          .set({ "sample.name": `Ben ${round}` })
          .commit(),
      ]),
    );
    expect(stored("style-trnv")).toMatchObject({ sample: { sku: "SMPL-TRNV" } });
    const description = String(stored("style-trnv")?.description);
    const sample = JSON.stringify(stored("style-trnv")?.sample);
    expect(description).toMatch(/^Ann \d+$/);
    expect(sample).toMatch(/"name":"Ben \d+"/);
  });

  it("keeps both changes when one editor edits a list item that the other moves", async () => {
    await ann
      .patch("style-trnv")
      .set({ labels: ["New", "Popular"], images: [{ _key: "a", alt: "one" }] })
      .commit();
    await Promise.all([
      ann
        .patch("style-trnv")
        .insert("before", "images[0]", [{ _key: "b", alt: "zero" }])
        .commit(),
      ben.patch("style-trnv").set({ 'images[_key=="a"].alt': "first" }).commit(),
    ]);
    expect(stored("style-trnv")?.images).toEqual([
      { _key: "b", alt: "zero" },
      { _key: "a", alt: "first" },
    ]);
  });

  it("keeps the last write of one field and sends both events to both listeners", async () => {
    const events = { ann: listenTo(ann), ben: listenTo(ben) };
    await Promise.all([events.ann.ready, events.ben.ready]);
    const first = await ann.patch("brand-jsi-cabinetry").set({ name: "JSI by Ann" }).commit();
    const second = await ben.patch("brand-jsi-cabinetry").set({ name: "JSI by Ben" }).commit();
    const names = ["JSI by Ann", "JSI by Ben"];
    expect((await events.ann.changes(2)).map(({ result }) => result?.name)).toEqual(names);
    expect((await events.ben.changes(2)).map(({ resultRev }) => resultRev)).toEqual([
      first._rev,
      second._rev,
    ]);
    expect(stored("brand-jsi-cabinetry")?.name).toBe("JSI by Ben");
    events.ann.stop();
    events.ben.stop();
  });

  it("rejects a patch that was written against an older revision", async () => {
    const { _rev } = await ann.patch("category-kitchen-cabinets").set({ title: "Kitchens" }).commit();
    await ben.patch("category-kitchen-cabinets").set({ title: "Kitchen cabinets" }).commit();
    const late = ann
      .patch("category-kitchen-cabinets", { ifRevisionID: _rev })
      .set({ title: "Late" })
      .commit();
    await expect(late).rejects.toMatchObject({ statusCode: 409 });
    expect(stored("category-kitchen-cabinets")?.title).toBe("Kitchen cabinets");
  });
});

function listenTo(client: SanityClient) {
  const events: Change[] = [];
  let wake: () => void = () => undefined;
  let welcome: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    welcome = resolve;
  });
  const subscription = client
    .listen(
      '*[_id == "brand-jsi-cabinetry"]',
      {},
      { events: ["welcome", "mutation"], includeResult: true, visibility: "query" },
    )
    .subscribe((event) => {
      if (event.type === "welcome") welcome();
      if (event.type === "mutation") events.push(event);
      wake();
    });
  return {
    ready,
    changes: async (count: number): Promise<readonly Change[]> => {
      while (events.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return events;
    },
    stop: () => subscription.unsubscribe(),
  };
}
