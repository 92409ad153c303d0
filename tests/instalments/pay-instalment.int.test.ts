import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { paymentAttempts } from "#db/schema/payments";
import { testDatabase } from "#tests/support/database/database";
import { intentOf } from "#tests/support/payments/intent-of";
import { quoteShop } from "#tests/support/quotes/quote-shop";
import { draftedQuote } from "#tests/support/quotes/some-quote";
import { recordOrderPayment } from "~/domains/desk/record-order-payment.server";
import { findSplitOrder } from "~/domains/instalments/find-split-order.server";
import { payInstalment, reportInstalment } from "~/domains/instalments/pay-instalment.server";
import { balanceDue } from "~/domains/orders/order";
import { readOrder } from "~/domains/orders/read-order.server";
import { recordQuotePayment } from "~/domains/quotes/record-quote-payment.server";
import { cents } from "~/kernel/money";

const database = testDatabase();
type Shop = ReturnType<typeof quoteShop>;
const email = "ada@example.com";

/** $3,677.50 in all, $1,000.00 of it paid by check, parts of $500.00 at least. */
async function partlyPaid(shop: Shop, wishes = {}) {
  const quoteId = await draftedQuote(shop, { splitPaymentEnabled: true, minimumSplitAmount: 500, ...wishes });
  const check = { method: "check", amount: cents(100_000), reference: "1047", author: "Ingrid" } as const;
  const paid = await recordQuotePayment(shop, quoteId, check);
  if (!paid.ok) throw new Error(paid.failure.code);
  return readOrder(shop.db, paid.value);
}

function begin(shop: Shop, orderId: string, amount: string, attemptId?: string) {
  return payInstalment(shop, { orderId, email, amount, paymentMethod: "online-payment", attemptId });
}

async function begun(shop: Shop, orderId: string, amount: string, attemptId?: string) {
  const paying = await begin(shop, orderId, amount, attemptId);
  if (!paying.ok) throw new Error(JSON.stringify(paying.failure));
  return { ref: intentOf(paying.value), attemptId: paying.value?.attemptId ?? "" };
}

const refused = (code: string) => ({ ok: false, failure: { code } });

describe("finding an order to pay a balance", () => {
  it("takes its number or its id, with its e-mail in any case [SPLT-001] [API-016]", async () => {
    const shop = quoteShop(database);
    const { id, orderIncrementId } = await partlyPaid(shop);
    for (const orderId of [id, orderIncrementId, String(Number(orderIncrementId))]) {
      expect(await findSplitOrder(shop.db, { orderId, email: "ADA@example.com" })).toMatchObject({
        ok: true,
      });
    }
    const missing = refused("no-such-order");
    expect(await findSplitOrder(shop.db, { orderId: id, email: "eve@example.com" })).toEqual(missing);
    expect(await findSplitOrder(shop.db, { orderId: "999999999", email })).toEqual(missing);
  });

  it("refuses one without parts, and one that is paid [SPLT-006]", async () => {
    const shop = quoteShop(database);
    const whole = await partlyPaid(shop, { splitPaymentEnabled: false });
    expect(await findSplitOrder(shop.db, { orderId: whole.id, email })).toEqual(refused("no-split-payment"));
    const order = await partlyPaid(shop);
    shop.bank.pay((await begun(shop, order.id, "2677.50")).ref);
    await reportInstalment(shop, { orderId: order.id, email }, [...shop.bank.intents.keys()][0] ?? "");
    expect(await findSplitOrder(shop.db, { orderId: order.id, email })).toEqual(refused("order-paid"));
  });
});

describe("paying an instalment", () => {
  it("lowers the balance, and writes to its payer and to staff [SPLT-015] [SPLT-018] [API-017]", async () => {
    const shop = quoteShop(database);
    const order = await partlyPaid(shop);
    expect(balanceDue(order)).toBe(267_750);
    const { ref, attemptId } = await begun(shop, order.orderIncrementId, "600");
    shop.bank.pay(ref);
    const paid = await reportInstalment(shop, { orderId: order.id, email }, attemptId);
    expect(paid.ok && balanceDue(paid.value)).toBe(207_750);
    const mails = await shop.db.select().from(outbox).where(eq(outbox.entityId, order.id));
    const aboutPart = mails.filter(({ paymentId }) => paymentId !== "").map(({ kind }) => kind);
    expect(aboutPart.toSorted()).toEqual(["order-confirmation-admin", "split-payment-confirmation"]);
  });

  it("is counted once, however often it is reported [SPLT-009]", async () => {
    const shop = quoteShop(database);
    const order = await partlyPaid(shop);
    const { ref } = await begun(shop, order.id, "600");
    shop.bank.pay(ref);
    const key = { orderId: order.id, email };
    await Promise.all([1, 2, 3].map(() => reportInstalment(shop, key, ref)));
    expect(balanceDue(await readOrder(shop.db, order.id))).toBe(207_750);
  });

  it.each(["10,50", "1.234,50", "1 234,50"])(
    "charges nothing for an amount with more than one reading: %s [SPLT-010]",
    async (amount) => {
      const shop = quoteShop(database);
      const { id } = await partlyPaid(shop, { minimumSplitAmount: 0 });
      expect(await begin(shop, id, amount)).toEqual({
        ok: false,
        failure: {
          code: "form-invalid",
          errors: {
            amount: ["Use a comma only for thousands and a decimal point for cents, for example 1,234.50"],
          },
        },
        attemptId: null,
      });
      expect(await shop.db.$count(paymentAttempts)).toBe(0);
    },
  );

  it("checks the amount again by what is due now [SPLT-011] [SPLT-013] [SPLT-014]", async () => {
    const shop = quoteShop(database);
    const { id } = await partlyPaid(shop);
    const complaint = (amount: string) => ({ code: "form-invalid", errors: { amount: [amount] } });
    expect(await begin(shop, id, "2677.51")).toMatchObject({
      failure: complaint("Payment amount cannot exceed due amount of $2,677.50"),
    });
    expect(await begin(shop, id, "499")).toMatchObject({
      failure: complaint("Minimum payment amount is $500.00"),
    });
    expect(await payInstalment(shop, { orderId: id, email, amount: "600", paymentMethod: "" })).toMatchObject(
      {
        failure: { code: "form-invalid", errors: { paymentMethod: ["Please select a payment method"] } },
      },
    );
  });

  it("of two at once never takes more than is due: the second waits for the first [SPLT-011]", async () => {
    const shop = quoteShop(database);
    const { id } = await partlyPaid(shop);
    const both = await Promise.all([begin(shop, id, "2000"), begin(shop, id, "2000")]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ failure: { code: "reserved", free: 67_750 } });
    expect(await begin(shop, id, "677.50")).toMatchObject({ ok: true });
  });

  it("gives back what was reserved after 3 minutes, or when its page begins anew [SPLT-011]", async () => {
    const shop = quoteShop(database);
    const { id } = await partlyPaid(shop);
    const first = await begun(shop, id, "2000");
    const again = await begun(shop, id, "2100", first.attemptId);
    expect(again.ref).toBe(first.ref);
    expect(shop.bank.intents.get(first.ref)).toMatchObject({ amount: 210_000 });
    shop.clock.advance(3 * 60);
    await begun(shop, id, "2677.50");
    expect(shop.bank.intents.get(first.ref)).toMatchObject({ status: "canceled" });
  });
});

describe("a part that its provider decides about later", () => {
  it("stays reserved for as long as that takes, and is counted once it is paid [SPLT-011]", async () => {
    const shop = quoteShop(database);
    const { id } = await partlyPaid(shop);
    const { ref, attemptId } = await begun(shop, id, "2000");
    shop.bank.put(ref, { status: "processing" });
    await reportInstalment(shop, { orderId: id, email }, attemptId);
    shop.clock.advance(24 * 60 * 60);
    expect(await begin(shop, id, "677.51")).toMatchObject({ failure: { code: "reserved", free: 67_750 } });
    const rest = await begun(shop, id, "677.50");
    shop.bank.pay(ref);
    shop.bank.pay(rest.ref);
    await reportInstalment(shop, { orderId: id, email }, attemptId);
    const paid = await reportInstalment(shop, { orderId: id, email }, rest.attemptId);
    expect(paid.ok && balanceDue(paid.value)).toBe(0);
  });
});

describe("an instalment whose answer was lost", () => {
  const pressId = "0b6dc09b-cae0-4c9b-b396-e56c6e320fa6";
  const press = (shop: Shop, orderId: string, more = {}) =>
    payInstalment(shop, { orderId, email, amount: "600", paymentMethod: "online-payment", pressId, ...more });

  it("is the same part when it is pressed again, and paid once [SPLT-009] [SPLT-011]", async () => {
    const shop = quoteShop(database);
    const { id } = await partlyPaid(shop);
    shop.bank.trouble("start", "after");
    expect(await press(shop, id)).toMatchObject({ ok: false, failure: { code: "provider-failed" } });
    const again = await press(shop, id);
    expect(again).toMatchObject({ ok: true, value: { attemptId: pressId, amount: 600 } });
    expect(shop.bank.intents.size).toBe(1);
    const ref = intentOf(again.ok ? again.value : null);
    shop.bank.pay(ref);
    // Pressed again before anybody here knew that it was paid, and after.
    expect((await press(shop, id)).ok).toBe(true);
    await reportInstalment(shop, { orderId: id, email }, ref);
    const paid = await press(shop, id);
    expect(paid).toMatchObject({ ok: true, value: null });
    expect(paid.order && balanceDue(paid.order)).toBe(207_750);
    const named = await press(shop, id, { pressId: undefined, attemptId: pressId });
    expect(named).toMatchObject({ ok: true, value: null });
    expect(shop.bank.charges()).toBe(1);
  });

  it("is another part half an hour later, and after a decline", async () => {
    const shop = quoteShop(database);
    const { id } = await partlyPaid(shop);
    const first = await press(shop, id);
    const ref = intentOf(first.ok ? first.value : null);
    shop.bank.decline(ref);
    await reportInstalment(shop, { orderId: id, email }, ref);
    const second = await press(shop, id);
    expect(second.ok && second.value?.attemptId).not.toBe(pressId);
    shop.bank.pay(intentOf(second.ok ? second.value : null));
    const attemptId = second.attemptId ?? "";
    await reportInstalment(shop, { orderId: id, email }, attemptId);
    shop.clock.advance(31 * 60);
    expect(await press(shop, id, { attemptId })).toMatchObject({ ok: true, value: { amount: 600 } });
  });

  it("waits while its money is being taken, and nobody else pays it meanwhile [SPLT-009] [SPLT-011]", async () => {
    const shop = quoteShop(database);
    const { id } = await partlyPaid(shop);
    const first = await press(shop, id);
    const ref = intentOf(first.ok ? first.value : null);
    shop.bank.put(ref, { status: "requires_capture" });
    const capture = shop.bank.hold("capture");
    const reporting = reportInstalment(shop, { orderId: id, email }, ref);
    await capture.reached;
    expect(await press(shop, id)).toMatchObject({ ok: false, failure: { code: "provider-failed" } });
    expect(await press(shop, id, { pressId: undefined, attemptId: pressId })).toMatchObject({ ok: false });
    expect(await begin(shop, id, "2077.51")).toMatchObject({ failure: { code: "reserved", free: 207_750 } });
    shop.bank.put(ref, { charge: `ch_${ref}` });
    capture.release();
    expect(await reporting).toMatchObject({ ok: true });
    expect(shop.bank.charges()).toBe(1);
    expect(balanceDue(await readOrder(shop.db, id))).toBe(207_750);
  });

  it("is another part with another amount: nobody knows what the provider made of the first [SPLT-009]", async () => {
    const shop = quoteShop(database);
    const { id } = await partlyPaid(shop);
    shop.bank.trouble("start", "after");
    const lost = await begin(shop, id, "2000");
    const again = await begun(shop, id, "700", lost.attemptId ?? "");
    expect(again.attemptId).not.toBe(lost.attemptId);
    expect(shop.bank.intents.get(again.ref)).toMatchObject({ amount: 70_000 });
  });

  it("is nobody else's, whatever it is called", async () => {
    const shop = quoteShop(database);
    const theirs = await partlyPaid(shop);
    const own = await partlyPaid(shop);
    const first = await press(shop, theirs.id);
    const second = await press(shop, own.id);
    expect(first.ok && first.value?.attemptId).toBe(pressId);
    expect(second.ok && second.value?.attemptId).not.toBe(pressId);
    expect(shop.bank.intents.size).toBe(2);
  });
});

describe("a check that arrives while a part is being paid", () => {
  const check = { method: "check", amount: cents(267_750), reference: "1048", author: "Rosa" } as const;

  it("waits for a part that is reserved, and is recorded when nobody pays it any more [SPLT-011]", async () => {
    const shop = quoteShop(database);
    const { id } = await partlyPaid(shop);
    const { ref } = await begun(shop, id, "2000");
    expect(await recordOrderPayment(shop, id, check)).toEqual(refused("payment-under-way"));
    expect(balanceDue(await readOrder(shop.db, id))).toBe(267_750);
    shop.clock.advance(3 * 60);
    expect(await recordOrderPayment(shop, id, check)).toMatchObject({ ok: true });
    expect(balanceDue(await readOrder(shop.db, id))).toBe(0);
    // Nobody can pay it twice.
    expect(shop.bank.intents.get(ref)).toMatchObject({ status: "canceled" });
  });
});
