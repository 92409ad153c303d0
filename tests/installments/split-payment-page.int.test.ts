import { beforeEach, describe, expect, it } from "vitest";
import { createTestSite, type TestSite } from "#tests/support/account/test-site";
import { createVisitor } from "#tests/support/account/visitor";
import { testDatabase } from "#tests/support/database/database";

const database = testDatabase();
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database);
});

const page = "/order/split-payment?orderId=000000001&email=ada%40example.com";

describe("an order that cannot be fetched for its payer", () => {
  it("shows an error and a retry button [SPLT-007]", async () => {
    const broken = new Proxy(site.services.db, {
      get: (db, name) => (name === "select" ? () => never : Reflect.get(db, name)),
    });
    const visitor = createVisitor({ services: { ...site.services, db: broken }, clientIp: "203.0.113.7" });
    expect(await visitor.get(page)).toMatchObject({
      status: 503,
      body: {
        data: { state: "refused", message: "Failed to fetch order. Please try again later." },
      },
    });
  });

  it("shows the server's message for other refusals [SPLT-007]", async () => {
    const visitor = site.visitor();
    expect(await visitor.get(page)).toMatchObject({
      status: 404,
      body: { data: { state: "refused", message: "Order not found." } },
    });
    for (let tried = 1; tried < 20; tried += 1) await visitor.get(page);
    expect(await visitor.get(page)).toMatchObject({
      status: 429,
      body: { data: { state: "refused", message: "Too many requests. Please try again in a minute." } },
    });
  });
});

/** A query that the database does not answer. */
const never = {
  from: () => {
    throw new Error("the connection is lost");
  },
};
