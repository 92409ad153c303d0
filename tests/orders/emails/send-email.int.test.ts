import { beforeEach, describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { createTestSite, type TestSite } from "#tests/support/account/test-site";
import type { Visitor } from "#tests/support/account/visitor";
import { checkoutForm, paidCheckoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";

const database = testDatabase();
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database);
});

async function ordered(
  form: object = checkoutForm,
): Promise<{ visitor: Visitor; orderId: string; number: string }> {
  const visitor = site.visitor();
  const { id, orderIncrementId } = (await visitor.send("POST", "/api/order", form)).body.order;
  return { visitor, orderId: id, number: orderIncrementId };
}

const email = (orderId: string, change: object = {}) => ({
  type: "order-confirmation",
  data: { orderId, items: [], totals: {} },
  recipient: "ada@example.com",
  subject: "Buy my cabinets",
  additionalData: { additionalNotes: "" },
  ...change,
});
const send = (visitor: Visitor, body: object) => visitor.send("POST", "/api/email/send-email", body);
const due = async () => (await database.db.select().from(outbox)).map(({ kind }) => kind).toSorted();

describe("POST /api/email/send-email", () => {
  it("enqueues each email of the browser's own order once [API-022]", async () => {
    const { visitor, orderId, number } = await ordered();
    for (const id of [orderId, number, orderId]) {
      expect(await send(visitor, email(id))).toMatchObject({ status: 200, body: { ok: true } });
    }
    const toStaff = { type: "order-confirmation-admin", recipient: "Orders@stileandrail.example", cc: [] };
    expect(await send(visitor, email(orderId, toStaff))).toMatchObject({ body: { ok: true } });
    expect(await due()).toEqual(["order-confirmation", "order-confirmation-admin"]);
  });

  it("sends only to the order's own address and administrators [API-022]", async () => {
    const { visitor, orderId } = await ordered();
    const wrong = [
      { recipient: "eve@example.com" },
      { recipient: "orders@stileandrail.example" },
      { type: "order-confirmation-admin", recipient: "ada@example.com" },
    ];
    for (const change of wrong) {
      expect(await send(visitor, email(orderId, change))).toMatchObject({
        status: 403,
        body: { ok: false, message: "This email isn't for that address." },
      });
    }
    expect(await due()).toHaveLength(2);
  });

  it("refuses orders of other browsers and unpaid ones [API-022]", async () => {
    const { orderId } = await ordered();
    expect(await send(site.visitor(), email(orderId))).toMatchObject({
      status: 404,
      body: { ok: false, message: "Order not found." },
    });
    const open = await ordered(paidCheckoutForm);
    expect(await send(open.visitor, email(open.orderId))).toMatchObject({
      status: 409,
      body: { ok: false },
    });
    const part = { type: "split-payment-confirmation" };
    expect(await send(open.visitor, email(open.orderId, part))).toMatchObject({ status: 409 });
    expect(await due()).toHaveLength(2);
  });

  it("rejects unknown kinds of emails [API-022]", async () => {
    const { visitor, orderId } = await ordered();
    for (const change of [{ type: "newsletter-confirmation" }, { recipient: "nobody" }, { data: {} }]) {
      expect(await send(visitor, email(orderId, change))).toMatchObject({
        status: 422,
        body: { ok: false },
      });
    }
    expect((await visitor.send("POST", "/api/email/send-email")).status).toBe(422);
  });
});
