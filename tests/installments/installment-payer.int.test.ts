import { beforeEach, describe, expect, it } from "vitest";
import { paymentAttempts } from "#db/schema/payments";
import { createTestSite, signInAs, type TestSite } from "#tests/support/account/test-site";
import type { Visitor } from "#tests/support/account/visitor";
import { testDatabase } from "#tests/support/database/database";
import { createPartlyPaidOrder, email } from "#tests/support/payments/partly-paid-order";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import type { Order } from "~/domains/orders/order";
import { createOrderCookies } from "~/edge/guards/cookies/order-cookie.server";

const database = testDatabase();
let site: TestSite;
let order: Order;
beforeEach(async () => {
  site = createTestSite(database);
  order = await createPartlyPaidOrder(createQuoteShop(database));
});

const start = (visitor: Visitor) =>
  visitor.send("POST", `/api/order/${order.orderIncrementId}/split-payment`, {
    email,
    amount: "2677.50",
    paymentMethod: "online-payment",
  });

describe("the payer of an installment", () => {
  it("asks the payer to sign in while a stranger pays, unless the browser proves ownership", async () => {
    expect((await start(site.visitor("198.51.100.9"))).status).toBe(200);
    expect(await start(site.visitor())).toMatchObject({
      status: 409,
      body: {
        message:
          "Someone is paying for this order right now. Until that payment is decided, you can pay $0.00. Please try again in a few minutes. If it's your order, sign in with its email to pay it now.",
      },
    });
  });

  it("replaces a stranger's reservation in the browser that placed the order", async () => {
    const otherIp = site.visitor("198.51.100.9");
    expect((await start(otherIp)).status).toBe(200);
    expect((await start(site.visitor())).status).toBe(409);
    const buyer = site.visitor();
    for (const cookie of createOrderCookies(
      new Request("http://localhost:3000"),
      order,
      site.services.env,
      site.services.clock.now(),
    )) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      buyer.setCookie(name, value);
    }
    expect((await start(buyer)).status).toBe(200);
    expect((await start(otherIp)).status).toBe(409);
  });

  it("replaces a stranger's reservation as the order's signed-in customer only", async () => {
    expect((await start(site.visitor("198.51.100.9"))).status).toBe(200);
    expect((await start(await signInAs(site, "eve@example.com"))).status).toBe(409);
    expect((await start(await signInAs(site, email))).status).toBe(200);
  });

  it("allows five reservations in 30 minutes from all addresses and does not count owners", async () => {
    const readReservedMs = async () => {
      const rows = await database.db.select().from(paymentAttempts).orderBy(paymentAttempts.position);
      const last = rows.at(-1);
      return (last?.expiresAt?.getTime() ?? 0) - site.services.clock.now().getTime();
    };
    for (let host = 1; host <= 5; host += 1) {
      expect((await start(site.visitor(`198.51.100.${host}`))).status).toBe(200);
      expect(await readReservedMs()).toBe(3 * 60 * 1000);
      site.services.clock.advance(3 * 60);
    }
    expect((await start(site.visitor("198.51.100.6"))).status).toBe(200);
    expect(await readReservedMs()).toBe(0);
    const customer = await signInAs(site, email);
    expect((await start(customer)).status).toBe(200);
    expect(await readReservedMs()).toBe(3 * 60 * 1000);
  });

  it("does not make a payer the owner by an unpaid return from the bank", async () => {
    const otherIp = site.visitor("198.51.100.9");
    const { paymentIntentId, clientSecret } = (await start(otherIp)).body.payment;
    const returned = await otherIp.send("POST", "/api/payment/stripe/verify", {
      paymentIntentId,
      paymentIntentClientSecret: clientSecret,
    });
    expect([returned.status, returned.cookies]).toEqual([409, []]);
  });
});
