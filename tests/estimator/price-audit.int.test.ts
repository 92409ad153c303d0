import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { readCookie } from "#tests/support/studio/signed-in-editor";
import { listAuditEntries } from "~/domains/staff/audit.server";

let shop: TestLake;
let cookie: string;
beforeAll(async () => {
  shop = await startTestLake({ empty: true, clock: { now: () => new Date("2026-03-02T12:00:00Z") } });
  const answer = await fetch(`${shop.url}/lake/auth/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: shop.url, "Content-Type": "application/x-www-form-urlencoded" },
    body: "as=sales",
  });
  cookie = readCookie(answer);
});
afterAll(() => shop.close());

const row = { _key: "1", field: "door", option: "oak", price: { min: 1000, max: 1500 } };
beforeEach(async () => {
  await shop.lake.core.commit({
    author: "seed",
    mutations: [
      { delete: { id: "drafts.book" } },
      {
        createOrReplace: { _id: "book", _type: "priceBook", name: "kitchens", version: "Fall", rows: [row] },
      },
    ],
  });
});

async function send(path: string, body: unknown): Promise<number> {
  const answer = await fetch(`${shop.url}/lake/v2025-02-19${path}`, {
    method: "POST",
    headers: { Origin: shop.url, Cookie: cookie, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.status;
}
const act = (name: string, more: object = {}) =>
  send("/data/actions/production", {
    actions: [
      { actionType: `sanity.action.document.${name}`, publishedId: "book", draftId: "drafts.book", ...more },
    ],
  });
const entries = async () =>
  (await listAuditEntries(shop.database.db, "price-book", "book")).map(
    ({ author, text, createdAt }) => `${createdAt} ${author}: ${text}`,
  );

describe("audit log of prices", () => {
  it("records who published which price, with the old and the new amount", async () => {
    const before = await entries();
    expect(await act("edit", { patch: { set: { 'rows[_key=="1"].price.min': 1100 } } })).toBe(200);
    expect(await entries()).toEqual(before);
    expect(await act("publish")).toBe(200);
    expect((await entries()).slice(before.length)).toEqual([
      "2026-03-02T12:00:00.000Z Local Sales: Fall: door, oak: goods $1,000.00 - $1,500.00 → $1,100.00 - $1,500.00",
    ]);
  });

  it("records a change that bypasses the draft, and records nothing without a change", async () => {
    const before = await entries();
    const set = { 'rows[_key=="1"].price.max': 1600 };
    expect(await send("/data/mutate/production", { mutations: [{ patch: { id: "book", set } }] })).toBe(200);
    expect(await send("/data/mutate/production", { mutations: [{ patch: { id: "book", set } }] })).toBe(200);
    expect((await entries()).slice(before.length)).toEqual([
      "2026-03-02T12:00:00.000Z Local Sales: Fall: door, oak: goods $1,000.00 - $1,500.00 → $1,000.00 - $1,600.00",
    ]);
  });

  it("records nothing of a refused or a dry-run commit", async () => {
    const before = await entries();
    const patch = { patch: { id: "book", set: { 'rows[_key=="1"].price.max': 1700 } } };
    await send("/data/mutate/production", {
      mutations: [patch, { create: { _id: "about", _type: "page" } }],
    });
    await send("/data/mutate/production?dryRun=true", { mutations: [patch] });
    expect(await entries()).toEqual(before);
  });

  it("records the price changes of a scheduled publish in the name of the shop", async () => {
    const before = await entries();
    await act("edit", { patch: { set: { 'rows[_key=="1"].price.min': 900 } } });
    await shop.lake.core.commitPlanned(async () => ({
      ok: true,
      value: {
        author: "system",
        authorName: "The shop",
        mutations: [{ patch: { id: "book", set: { 'rows[_key=="1"].price.min': 900 } } }],
      },
    }));
    expect((await entries()).slice(before.length)).toEqual([
      "2026-03-02T12:00:00.000Z The shop: Fall: door, oak: goods $1,000.00 - $1,500.00 → $900.00 - $1,500.00",
    ]);
  });
});
