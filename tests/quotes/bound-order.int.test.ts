import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";
import { createOpenQuote } from "#tests/support/quotes/create-quote";

const database = testDatabase();
let shop: PayingShop;
beforeEach(async () => {
  shop = await startPayingShop(database);
});
afterEach(() => shop.close());

const payment = { paymentMethod: "online-payment", total: 3677.5 };

/** Pays a quote in full by its link, and returns the link and the browser. */
async function paidQuote() {
  const link = await createOpenQuote(shop.services);
  const payer = shop.shopper();
  const { body } = await payer.send("POST", "/api/quote/payment", { ...link, ...payment });
  await shop.bank.paymentIntents.confirm(body.payment.paymentIntentId, { payment_method: "pm_card_visa" });
  return { link, payer };
}

describe("the order of a paid quote", () => {
  it("gives the order to the browser that paid it [QUOT-016] [API-015]", async () => {
    const { link, payer } = await paidQuote();
    const converted = await payer.send("POST", "/api/quote/convertToOrder", link);
    expect(converted).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: "Payment successful.",
        order: { email: "ada@example.com", status: "ordered", total: 3677.5 },
        adminEmail: [],
      },
    });
    expect(await payer.send("GET", "/api/order")).toMatchObject({
      status: 200,
      body: { success: true, data: { id: converted.body.order.id, total: 3677.5, balanceDue: 0 } },
    });
  });

  it("does not give the order to a browser without the link", async () => {
    const { link, payer } = await paidQuote();
    await payer.send("POST", "/api/quote/convertToOrder", link);
    const otherShopper = shop.shopper();
    await otherShopper.send("POST", "/api/quote/convertToOrder", { ...link, token: "guessed" });
    expect((await otherShopper.send("GET", "/api/order")).status).toBe(404);
  });

  it("gives the order to the browser whose reply was lost", async () => {
    const { link, payer } = await paidQuote();
    await payer.send("POST", "/api/quote/convertToOrder", link);
    const again = shop.shopper();
    const startedPayment = await again.send("POST", "/api/quote/payment", { ...link, ...payment });
    expect(startedPayment.body).toMatchObject({ success: true, order: { balanceDue: 0 } });
    expect((await again.send("GET", "/api/order")).body.data.id).toBe(startedPayment.body.order.id);
  });

  it("gives the order to no browser while the quote is unpaid", async () => {
    const link = await createOpenQuote(shop.services);
    const payer = shop.shopper();
    await payer.send("POST", "/api/quote/payment", { ...link, ...payment });
    expect((await payer.send("POST", "/api/quote/convertToOrder", link)).body.success).toBe(false);
    expect((await payer.send("GET", "/api/order")).status).toBe(404);
  });
});
