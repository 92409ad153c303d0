import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { customers } from "#db/schema/accounts";
import { orders, payments } from "#db/schema/orders";
import { checkoutInput } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { shopServices, testSecret } from "#tests/support/shop/shop-services";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import type { EmailKind } from "~/domains/email/email-kind";
import { createEmailComposers } from "~/edge/services/email-composers.server";
import { cents } from "~/kernel/money/money";

const database = testDatabase();

/** An order of $12.50 with $5.00 paid by a Visa card, with or without installments. */
async function partlyPaidOrder(splitPaymentEnabled = true) {
  const shop = shopServices(database);
  const placed = await placeOrder(shop, checkoutInput({ additionalNotes: 'Ring <twice> & "wait"' }));
  if (!placed.ok) throw new Error(placed.failure.code);
  const { id } = placed.value.order;
  await shop.db
    .update(orders)
    // Without installments the order stays pending until it is paid in full.
    .set({
      status: splitPaymentEnabled ? "ordered" : "pending_payment",
      splitPaymentEnabled,
      total: cents(1250),
      subtotal: cents(1250),
    })
    .where(eq(orders.id, id));
  await shop.db
    .update(payments)
    .set({
      amount: cents(500),
      method: "credit-card",
      methodLabel: "Credit card",
      additionalData: { brand: "visa", last4: "4242" },
    })
    .where(eq(payments.orderId, id));
  const emails = createEmailComposers({
    ...shop,
    publicUrl: "https://shop.example",
    sessionSecret: testSecret,
  });
  const write = (kind: EmailKind) =>
    emails[kind].compose({ id: "mail", kind, entityId: id, paymentId: "", attempts: 1 });
  return { number: placed.value.order.orderIncrementId, write };
}

describe("the email of an order with a balance", () => {
  it("lists paid and remaining amounts, the card and the payment link [MAIL-006] [PAY-003]", async () => {
    const { number, write } = await partlyPaidOrder();
    for (const kind of ["order-confirmation", "order-confirmation-admin"] as const) {
      const email = await write(kind);
      expect(email?.text).toContain("\nPaid so far: $5.00 of $12.50\nLeft to pay:           $7.50\n");
      expect(email?.text).toContain("Credit card, Visa XXXX4242 · Partly paid");
      expect(email?.text).toContain(
        `Pay the balance: https://shop.example/order/split-payment?orderId=${number}&email=ada%40example.com`,
      );
      expect(email?.html).toMatch(/Paid so far<\/td><td[^>]*>\$5\.00 of \$12\.50<\/td>/);
      expect(email?.html).toMatch(/Left to pay<\/td><td[^>]*>\$7\.50<\/td>/);
      expect(email?.html).toContain(
        `https://shop.example/order/split-payment?orderId=${number}&amp;email=ada%40example.com`,
      );
      expect(email?.html).toContain("Credit card, Visa XXXX4242 · Partly paid");
    }
  });

  it("omits the payment link from an order email without agreed installments [MAIL-006]", async () => {
    const { write } = await partlyPaidOrder(false);
    const email = await write("order-confirmation");
    expect(email?.text).toContain("\nPaid so far: $5.00 of $12.50\nLeft to pay:           $7.50\n");
    expect(email?.text).not.toContain("/order/split-payment");
    expect(email?.html).not.toContain("/order/split-payment");
  });

  it("asks staff to act only without agreed installments [MAIL-002]", async () => {
    const { number, write } = await partlyPaidOrder();
    expect((await write("order-confirmation-admin"))?.subject).toBe(`New order ${number}`);
    const odd = await partlyPaidOrder(false);
    expect((await odd.write("order-confirmation-admin"))?.subject).toBe(
      `Balance due: New order ${odd.number}`,
    );
    expect((await odd.write("order-confirmation"))?.subject).toBe(`Your order ${odd.number} at Stile & Rail`);
  });

  it("escapes typed text in an order email [MAIL-006]", async () => {
    const { write } = await partlyPaidOrder();
    const email = await write("order-confirmation");
    expect(email?.html).toMatch(/^<!doctype html><html lang="en">/);
    expect(email?.html).toContain("Ring &lt;twice&gt; &amp; &quot;wait&quot;");
    expect(email?.text).toContain('Ring <twice> & "wait"');
  });
});

describe("the email of a free order", () => {
  const typed = {
    bill_address_1: "Claim your prize at evil.example",
    bill_address_2: "www.Evil.com, P.O. Box 7",
    additionalNotes: "Open http://evil.example/prize",
  };

  async function letterOf(kind: EmailKind, owner: string | null = null) {
    const shop = shopServices(database);
    if (owner)
      await shop.db.insert(customers).values({
        id: owner,
        email: "ada@example.com",
        createdAt: shop.clock.now(),
        updatedAt: shop.clock.now(),
      });
    const placed = await placeOrder(shop, checkoutInput(typed), { placedOrderIds: [], customerId: owner });
    if (!placed.ok) throw new Error(placed.failure.code);
    const entityId = placed.value.order.id;
    const emails = createEmailComposers({
      ...shop,
      publicUrl: "https://shop.example",
      sessionSecret: testSecret,
    });
    const email = await emails[kind].compose({ id: "mail", kind, entityId, paymentId: "", attempts: 1 });
    return { text: email?.text ?? "", html: email?.html ?? "" };
  }

  it("omits typed text and links from the email to an unverified recipient", async () => {
    const { text, html } = await letterOf("order-confirmation");
    for (const messageText of [text, html]) {
      expect(messageText).toContain("P. O. Box 7");
      expect(messageText).not.toMatch(/evil\.\S|Open http/i);
    }
    expect(text).not.toContain("Note\n");
  });

  it("sends the full email of a free order to staff and to signed-in customers", async () => {
    for (const { text } of [
      await letterOf("order-confirmation-admin"),
      await letterOf("order-confirmation", "7b0d5a52-9f0e-4c0b-8a3e-0d6f7f5d1a01"),
    ])
      expect(text).toContain("Note\n  Open http://evil.example/prize");
  });
});
