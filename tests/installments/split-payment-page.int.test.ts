import { beforeEach, describe, expect, it } from "vitest";
import { createTestSite, type TestSite } from "#tests/support/account/test-site";
import { createVisitor } from "#tests/support/account/visitor";
import { testDatabase } from "#tests/support/database/database";
import { createPartlyPaidOrder } from "#tests/support/payments/partly-paid-order";

const database = testDatabase();
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database);
});

const page = "/order/split-payment?orderId=000000001&email=ada%40example.com";

describe("the states of the split-payment page", () => {
  const path = "/order/split-payment";

  it("shows the lookup without order number and email, with errors when one is missing [SPLT-002]", async () => {
    const visitor = site.visitor();
    expect(await visitor.get(path)).toMatchObject({
      status: 200,
      body: { data: { state: "lookup", lastResult: null } },
    });
    expect(await visitor.get(`${path}?orderId=000000001`)).toMatchObject({
      status: 200,
      body: { data: { state: "lookup", lastResult: { error: { email: ["Email is required"] } } } },
    });
    expect(await visitor.get(`${path}?email=ada%40example.com`)).toMatchObject({
      status: 200,
      body: { data: { state: "lookup", lastResult: { error: { orderId: ["Order ID is required"] } } } },
    });
  });

  it("shows the payment form with order and methods in the first response [SPLT-002]", async () => {
    const { orderIncrementId } = await createPartlyPaidOrder(site.services);
    const opened = await site.visitor().get(`${path}?orderId=${orderIncrementId}&email=ADA%40example.com`);
    expect(opened).toMatchObject({
      status: 200,
      body: { data: { state: "order", order: { orderIncrementId, total: 3677.5, balanceDue: 2677.5 } } },
    });
    expect(Array.isArray(opened.body.data.methods)).toBe(true);
  });
});

describe("an order that cannot be fetched for its payer", () => {
  it("shows an error and a retry button when an order cannot be fetched [SPLT-007]", async () => {
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

  it("shows the server's message when the order cannot be fetched for another reason [SPLT-007]", async () => {
    const visitor = site.visitor();
    expect(await visitor.get(page)).toMatchObject({
      status: 404,
      body: { data: { state: "refused", message: "Order not found." } },
    });
    for (let attempt = 1; attempt < 20; attempt += 1) await visitor.get(page);
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
