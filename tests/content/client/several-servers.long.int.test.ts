import { editorIdentity, lakeTables } from "@stile-and-rail/content-lake";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { findRequiredPostgres, setUpTwoConnections } from "#tests/support/database/two-connections";
import { silentLog } from "#tests/support/shop/silent-log";
import { createContent } from "~/content/client/sanity-client.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";

const bin = findRequiredPostgres();
const postgres = setUpTwoConnections(bin);
const lakes: TestLake[] = [];

beforeAll(async () => {
  if (!bin) return;
  for (const shared of postgres().databases)
    lakes.push(await startTestLake({ shared, empty: true, studioPassword: "pass" }));
});
afterAll(async () => {
  for (const lake of lakes) await lake.close();
});
beforeEach(async () => {
  if (bin) await postgres().databases[0].db.delete(lakeTables.lakeSessions);
});

function both(): [TestLake, TestLake] {
  const [one, other] = lakes;
  if (!one || !other) throw new Error("two servers are needed");
  return [one, other];
}

const write = (lake: TestLake, id: string, fields: object) =>
  lake.lake.core.commit({
    mutations: [{ createIfNotExists: { _id: id, _type: "note" } }, { patch: { id, set: { ...fields } } }],
    author: "editor",
  });

describe.skipIf(!bin)("two servers with one database", () => {
  it("shows content published on either of two servers and clears both caches", async () => {
    const [one, other] = both();
    const content = createContent({
      address: other.lake.address,
      published: (listener) => other.lake.core.onPublish(({ documentIds }) => listener(documentIds)),
      log: silentLog,
    });
    const ask = () => content.fetch('*[_id == "greeting"][0].text', {}, anything);
    expect(await ask()).toBeNull();
    await write(one, "greeting", { text: "Welcome" });
    await expect.poll(ask).toBe("Welcome");
    content.close();
  });

  it("keeps every edit of two editors of one document on both servers", async () => {
    const [one, other] = both();
    const text = Array.from({ length: 12 }, (_, n) => n);
    const results = await Promise.all(
      text.map((n) => write(n % 2 === 0 ? one : other, "shared", { [`word${n}`]: n })),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    const expected = Object.fromEntries(text.map((n) => [`word${n}`, n]));
    for (const { lake } of [one, other])
      await expect.poll(() => lake.core.findDocument("shared")).toMatchObject(expected);
    expect(one.lake.core.findDocument("shared")).toEqual(other.lake.core.findDocument("shared"));
  });

  it("receives the other server's events again after a lost connection", async () => {
    const [one, other] = both();
    await write(one, "cut", { text: "before" });
    await expect.poll(() => other.lake.core.findDocument("cut")).toMatchObject({ text: "before" });
    await postgres().server.crash();
    await postgres().server.restart();
    await expect
      .poll(async () => (await write(one, "cut", { text: "after" }).catch(() => ({ ok: false }))).ok, patient)
      .toBe(true);
    await expect.poll(() => other.lake.core.findDocument("cut"), patient).toMatchObject({ text: "after" });
  });

  it("shares sessions between two servers and ends them together", async () => {
    const [one, other] = both();
    const word = await one.lake.services.sessions.start(editorIdentity, "Firefox");
    const read = () => other.lake.services.sessions.read(word)?.identity.role;
    await expect.poll(read).toBe("administrator");
    const id = other.lake.services.sessions.read(word)?.id ?? "";
    await other.lake.services.sessions.end([id]);
    await expect.poll(() => one.lake.services.sessions.read(word)).toBeUndefined();
  });

  it("counts rate limits of two servers together by a hash of the client IP", async () => {
    const limits = postgres().databases.map(({ db }) => createRateLimits(silentLog, db));
    const attempt: boolean[] = [];
    for (let n = 0; n < 12; n += 1)
      attempt.push((await limits[n % 2]?.allows("form-submit", "198.51.100.4")) ?? false);
    expect(attempt.filter(Boolean)).toHaveLength(10);
    expect(attempt.slice(10)).toEqual([false, false]);
    const stored = await postgres().databases[0].db.query.rateLimits.findMany();
    expect(JSON.stringify(stored)).not.toContain("198.51.100.4");
  });

  it("counts rate limits separately while the database is unavailable", async () => {
    const limits = createRateLimits(silentLog, postgres().databases[0].db);
    await postgres().server.crash();
    const attempt: boolean[] = [];
    for (let n = 0; n < 12; n += 1) attempt.push(await limits.allows("form-submit", "198.51.100.9"));
    await postgres().server.restart();
    expect(attempt.filter(Boolean)).toHaveLength(10);
  });
});

const patient = { timeout: 10_000, interval: 200 };
const anything = { parse: (value: unknown) => value } as never;
