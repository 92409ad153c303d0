import { describe, expect, it } from "vitest";
import { createPayment, sampleOrder } from "#tests/support/shop/sample-order";
import { siteSettingsSchema } from "~/content/site-settings";
import { toOrderEmail } from "~/domains/orders/emails/to-order-email";
import type { Order } from "~/domains/orders/order";

const text = { preheader: "", heading: "", intro: [], outro: [] };

/** Returns the installment details in an email about this order. */
function splitPaymentOf(change: Partial<Order>) {
  const found = { site: { ...siteSettingsSchema.parse({}), adminEmails: [] }, words: null, pictures: [] };
  const publicUrl = "https://shop.example";
  return toOrderEmail({ ...sampleOrder, ...change }, found, text, { publicUrl }).splitPayment;
}

/** A payment of $10.00 for an order of $23.57. */
const half = [createPayment(1_000, "completed")];

describe("the installment details of an email [MAIL-006]", () => {
  it("shows all amounts, the method and the payment link when installments were agreed", () => {
    expect(splitPaymentOf({ splitPaymentEnabled: true, payments: half })).toEqual({
      enabled: true,
      totalAmount: "$23.57",
      paidAmount: "$10.00",
      remainingAmount: "$13.57",
      paymentMethod: "Credit card, card XXXX4242",
      completePaymentLink:
        "https://shop.example/order/split-payment?orderId=000000007&email=ada%40example.com",
      rows: [
        { label: "Paid so far", amount: "$10.00 of $23.57" },
        { label: "Left to pay", amount: "$13.57" },
      ],
    });
  });

  it("shows no payment link without agreed installments", () => {
    expect(splitPaymentOf({ payments: half })).toMatchObject({
      enabled: false,
      remainingAmount: "$13.57",
      completePaymentLink: null,
    });
  });

  it("shows no installment details when nothing is due or nothing was paid", () => {
    const whole = [createPayment(2_357, "completed")];
    expect(splitPaymentOf({ splitPaymentEnabled: true, payments: whole })).toBeNull();
    expect(splitPaymentOf({ payments: whole })).toBeNull();
    expect(splitPaymentOf({ payments: [] })).toBeNull();
    expect(splitPaymentOf({ splitPaymentEnabled: true, payments: [] })).toMatchObject({
      paidAmount: "$0.00",
      remainingAmount: "$23.57",
    });
  });
});
