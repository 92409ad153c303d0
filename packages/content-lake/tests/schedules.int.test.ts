import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";

let now: Date;
let shop: TestLake;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  shop = await startTestLake({ empty: true, clock: { now: () => now } });
});
beforeEach(async () => {
  now = new Date("2026-03-02T12:00:00Z");
  await set(
    { createOrReplace: { _id: "note", _type: "note", title: "As it was" } },
    { createOrReplace: { _id: "drafts.note", _type: "note", title: "As it will be" } },
  );
});
afterEach(() => set({ delete: { id: "schedule.note" } }));
afterAll(async () => {
  await shop.close();
  vi.useRealTimers();
});

const at = "2026-03-02T12:30:00.000Z";
const schedule = (document: string, action: string) => ({
  createOrReplace: { _id: `schedule.${document}`, _type: "system.schedule", document, action, at },
});
const set = (...mutations: readonly object[]) =>
  shop.lake.core.commit({ author: "local-editor", mutations: mutations as never });
const stored = (id: string) => shop.lake.core.findDocument(id);

/** Sets the clock and waits until the lake has checked its schedules. */
async function when(time: string): Promise<void> {
  now = new Date(time);
  vi.advanceTimersByTime(15_000);
  // Commits run one after another, so these run after the commits of the schedules.
  for (let turn = 0; turn < 5; turn += 1) await set({ patch: { id: "note", set: { turn } } });
}

describe("schedule of a document", () => {
  it("publishes the current draft at the scheduled time and deletes the schedule", async () => {
    const published: (readonly string[])[] = [];
    shop.lake.core.onPublish(({ documentIds }) => published.push(documentIds));
    await set(schedule("note", "publish"));
    await when("2026-03-02T12:29:59Z");
    expect(stored("note")?.title).toBe("As it was");
    await set({ patch: { id: "drafts.note", set: { title: "Written meanwhile" } } });
    published.length = 0;

    await when("2026-03-02T12:30:00Z");
    expect(stored("note")?.title).toBe("Written meanwhile");
    expect([stored("drafts.note"), stored("schedule.note")]).toEqual([undefined, undefined]);
    expect(published).toContainEqual(["note", "schedule.note"]);
  });

  it("unpublishes a document and keeps its draft", async () => {
    await set({ delete: { id: "drafts.note" } }, schedule("note", "unpublish"));
    await when("2026-03-02T18:00:00Z");
    expect([stored("note"), stored("schedule.note")]).toEqual([undefined, undefined]);
    expect(stored("drafts.note")).toMatchObject({ title: "As it was" });
  });

  it("stores the problem of a failed schedule once, and waits for an editor", async () => {
    const unpublished = { _weak: true, _strengthenOnPublish: { type: "note" } };
    const about = { _type: "reference", _ref: "gone", ...unpublished };
    await set({ create: { _id: "drafts.reader", _type: "note", about } }, schedule("reader", "publish"));
    await when("2026-03-02T12:30:00Z");
    expect(stored("schedule.reader")?.problem).toMatch(/gone/);
    const { _rev } = stored("schedule.reader") ?? {};
    await when("2026-03-02T12:31:00Z");
    expect(stored("schedule.reader")?._rev).toBe(_rev);
    expect(stored("reader")).toBeUndefined();
  });

  it("deletes the schedule when an editor has published the document manually", async () => {
    await set(schedule("note", "publish"), { delete: { id: "drafts.note" } });
    await when("2026-03-02T12:30:00Z");
    expect([stored("note")?.title, stored("schedule.note")]).toEqual(["As it was", undefined]);
  });

  it("publishes nothing after an editor deleted the schedule", async () => {
    await set(schedule("note", "publish"));
    await set({ delete: { id: "schedule.note" } });
    await when("2026-03-02T12:30:00Z");
    expect(stored("note")?.title).toBe("As it was");
  });
});
