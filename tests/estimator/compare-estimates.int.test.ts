import { describe, expect, it } from "vitest";
import { contentOf } from "#tests/support/content/content";
import { estimatorDocuments } from "#tests/support/content/estimator-documents";
import { shopContent } from "#tests/support/content/shop-content";
import { testDatabase } from "#tests/support/database/database";
import { shopServices } from "#tests/support/shop/shop-services";
import { saveEstimate } from "~/domains/estimator/saved-estimates/save-estimate.server";
import { answerBackOffice } from "~/edge/back-office/back-office-answer.server";
import { answers } from "./some-estimator";

const database = testDatabase();
const sales = { name: "Rosa", role: "sales" } as const;

function shop(documents = estimatorDocuments) {
  return { ...shopServices(database), content: contentOf([...shopContent, ...documents]) };
}
async function save(services: ReturnType<typeof shop>, entries: object) {
  const saved = await saveEstimate(services, {
    name: "estimator",
    entries: { ...entries },
    email: null,
    clientIp: "203.0.113.7",
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved.failure));
}
const compare = (services: ReturnType<typeof shop>, body: unknown) =>
  answerBackOffice(services as never, sales, { method: "POST", path: ["price-books"], query: {}, body });

/** The stone counter alone, as a draft of the price book has it, in dollars. */
const stone = (min: number, max: number) => ({
  _key: "stone",
  field: "counter",
  option: "stone",
  price: { min, max },
  labor: { min: 50, max: 75 },
});
const withBook = (more: object) =>
  estimatorDocuments.map((document) =>
    document._type === "priceBook" ? { ...document, ...more } : document,
  );

describe("the last estimates with the prices of a draft", () => {
  it("lists each estimate with its saved range, today's range and the draft's range, in cents", async () => {
    const services = shop();
    await save(services, answers);
    const today = { ...services, content: shop(withBook({ rows: [stone(500, 700)] })).content };
    expect(await compare(today, { rows: [stone(600, 800)] })).toEqual({
      status: 200,
      body: {
        estimates: [
          {
            id: expect.any(String),
            savedAt: services.clock.now().toISOString(),
            isSent: false,
            saved: { min: 287_009, max: 385_545 },
            inUse: { min: 55_000, max: 77_500 },
            draft: { min: 65_000, max: 87_500 },
          },
        ],
      },
    });
  });

  it("compares the newest twenty estimates, newest first", async () => {
    const services = shop();
    for (let day = 0; day < 21; day += 1) {
      await save(services, day === 0 ? { size: "large", door: "oak" } : answers);
      services.clock.advance(24 * 60 * 60);
    }
    const reply = await compare(services, { rows: [] });
    const { estimates } =
      "body" in reply ? (reply.body as { estimates: { savedAt: string }[] }) : { estimates: [] };
    const days = estimates.map(({ savedAt }) => savedAt);
    expect(days).toHaveLength(20);
    expect(days).toEqual([...days].sort().reverse());
  });

  it("use the saved questions and prices when the estimator no longer exists", async () => {
    const services = shop();
    await save(services, answers);
    const without = { ...services, content: contentOf(shopContent) };
    expect(await compare(without, { rows: [stone(600, 800)] })).toMatchObject({
      body: {
        estimates: [{ inUse: { min: 287_009, max: 385_545 }, draft: { min: 65_000, max: 87_500 } }],
      },
    });
  });

  it("treat a missing amount as 0, and refuse an amount that no price book can have", async () => {
    const services = shop();
    await save(services, answers);
    expect(
      await compare(services, { rows: [{ ...stone(1, 1), price: { max: 800 }, labor: null }] }),
    ).toMatchObject({ body: { estimates: [{ draft: { min: 0, max: 80_000 } }] } });
    for (const amount of [-1, 1e300, "600"])
      expect(await compare(services, { rows: [{ ...stone(1, 1), price: { min: amount } }] })).toEqual({
        status: 422,
        body: { message: "Fix the prices that are marked red first." },
      });
    expect(await compare(services, null)).toMatchObject({ status: 422 });
  });
});
