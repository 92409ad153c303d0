import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { paymentAttempts, paymentRefunds } from "#db/schema/payments";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { approvePaypalOrder } from "#tests/support/payments/approve-paypal-order";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";
import { runStaffAction } from "#tests/support/team/run-staff-action";
import { readOrderDetails } from "~/domains/back-office/read-order-details.server";
import { orderReplySchema } from "~/domains/checkout/place-order/order-reply.schema";
import { readMailbox } from "~/domains/email/mailbox/read-mailbox.server";
import { mailboxMailer } from "~/domains/email/mailers/mailbox.server";
import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { computeBalanceDue } from "~/domains/orders/order";
import { formatPayment } from "~/domains/orders/payments/payment-text";
import { readOrder } from "~/domains/orders/read-order.server";
import { reconcileRefunds } from "~/domains/settlement/refunds/reconcile-refunds.server";
import { settle } from "~/domains/settlement/settle.server";
import { listAuditEntries } from "~/domains/staff/audit.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";
import { newId } from "~/kernel/ids";

const database = testDatabase();
let shop: PayingShop;
beforeEach(async () => {
  shop = await startPayingShop(database);
  await shop.sandbox.control.holdWebhooks();
});
afterEach(() => shop.close());

const methods = { stripe: "online-payment", paypal: "paypal", authorizenet: "card-terminal" } as const;
type TestedProvider = keyof typeof methods;
const providers = ["stripe", "paypal", "authorizenet"] as const;

/** The part of a provider's address that a refund is sent to. */
const refundPaths = {
  stripe: "/v1/refunds",
  paypal: "/refund",
  authorizenet: "#createTransactionRequest",
} as const;

/** An order of $23.57, paid at this provider; Authorize.Net has settled its batch. */
async function paidOrder(provider: TestedProvider): Promise<{ orderId: string; paymentId: string }> {
  const cardToken = provider === "authorizenet" ? { cardToken: await shop.tokenizeCard() } : {};
  const form = { ...paidCheckoutForm, paymentMethod: methods[provider], ...cardToken };
  const reply = await shop.shopper().send("POST", "/api/order", form);
  const { order, payment } = orderReplySchema.parse(reply.body);
  if (!order || !payment) throw new Error("no payment was started");
  if (payment.provider === "stripe")
    await shop.bank.paymentIntents.confirm(payment.paymentIntentId, { payment_method: "pm_card_visa" });
  if (payment.provider === "paypal") await approvePaypalOrder(shop.sandbox, payment.paypalOrderId);
  const [attempt] = await database.db.select().from(paymentAttempts);
  await settle(shop.services, provider, attempt?.providerRef ?? "");
  if (provider === "authorizenet") await shop.sandbox.control.settleBatch();
  const [paid] = (await readOrder(database.db, order.id)).payments;
  expect(paid).toMatchObject({ status: "completed", amount: 2357 });
  return { orderId: order.id, paymentId: paid?.id ?? "" };
}

type RefundInput = { readonly paymentId: string; readonly amount: number; readonly key?: string };

const refund = (orderId: string, { paymentId, amount, key = newId() }: RefundInput) =>
  runStaffAction(shop.services, ["orders", orderId], { action: "refund", key, paymentId, amount });

const orderOf = (id: string) => readOrder(database.db, id);
const amountsOf = async (id: string) => (await orderOf(id)).payments.map(({ amount }) => amount);
const commentsOf = async (id: string) => (await orderOf(id)).statusHistory.map(({ comment }) => comment);
const auditOf = async (id: string) =>
  (await listAuditEntries(database.db, "order", id)).map(({ author, text }) => `${author}: ${text}`);
const refundsOf = async () =>
  (await database.db.select().from(paymentRefunds)).map(({ status, amount }) => [status, amount]);
const refundEmails = async () =>
  (await database.db.select().from(outbox)).filter(({ kind }) => kind === "order-refunded").length;

describe.each(providers)("a refund at %s", (provider) => {
  it("gives back a part, then the rest, and refuses more than was received", async () => {
    const { orderId, paymentId } = await paidOrder(provider);
    expect(await refund(orderId, { paymentId, amount: 23.58 })).toBe("above-refundable");
    expect(await refund(orderId, { paymentId, amount: 3.57 })).toBe("ok");
    expect(await amountsOf(orderId)).toEqual([2357, -357]);
    expect(await refund(orderId, { paymentId, amount: 20.01 })).toBe("above-refundable");
    expect(await refund(orderId, { paymentId, amount: 20 })).toBe("ok");
    expect(await amountsOf(orderId)).toEqual([2357, -357, -2000]);
    expect(await refund(orderId, { paymentId, amount: 0.01 })).toBe("above-refundable");
    const order = await orderOf(orderId);
    expect([computeBalanceDue(order), order.status]).toEqual([0, "ordered"]);
    expect(await refundEmails()).toBe(2);
    const { methodLabel } = order.payments[0] ?? {};
    expect((await commentsOf(orderId)).slice(-4)).toEqual([
      `Ingrid asked to refund $3.57 by ${methodLabel}`,
      "$3.57 was refunded",
      `Ingrid asked to refund $20.00 by ${methodLabel}`,
      "$20.00 was refunded",
    ]);
    expect(await auditOf(orderId)).toEqual([
      `Ingrid: Asked to refund $3.57 by ${methodLabel}`,
      `Ingrid: Asked to refund $20.00 by ${methodLabel}`,
    ]);
    // The provider's own reports change nothing.
    await shop.sandbox.control.releaseWebhooks();
    await settleAll();
    expect(await amountsOf(orderId)).toEqual([2357, -357, -2000]);
  });

  it.each([2, 5])("is made once for %i presses with one key", async (presses) => {
    const { orderId, paymentId } = await paidOrder(provider);
    const key = newId();
    const submit = () => refund(orderId, { paymentId, amount: 10, key });
    const answers = await Promise.all(Array.from({ length: presses }, submit));
    expect(new Set(answers)).toEqual(new Set(["ok"]));
    expect(await amountsOf(orderId)).toEqual([2357, -1000]);
    expect(await refundsOf()).toEqual([["completed", 1000]]);
    expect(await refund(orderId, { paymentId, amount: 11, key })).toBe("refund-key-used");
    await settleAll();
    expect(await amountsOf(orderId)).toEqual([2357, -1000]);
  });

  it("is made once for two presses with two keys", async () => {
    const { orderId, paymentId } = await paidOrder(provider);
    const submit = () => refund(orderId, { paymentId, amount: 23.57 });
    const answers = await Promise.all([submit(), submit()]);
    expect(answers.filter((answer) => answer === "ok")).toHaveLength(1);
    expect(await amountsOf(orderId)).toEqual([2357, -2357]);
    await settleAll();
    expect(await amountsOf(orderId)).toEqual([2357, -2357]);
  });

  it.each(["drop", "garbage", "fail-after"] as const)(
    "is found and recorded once when its answer was lost (%s)",
    async (kind) => {
      const { orderId, paymentId } = await paidOrder(provider);
      await shop.sandbox.control.fault({ kind, method: "POST", path: refundPaths[provider], times: 3 });
      expect(await refund(orderId, { paymentId, amount: 10 })).toBe("refund-unconfirmed");
      expect(await refund(orderId, { paymentId, amount: 13.57 })).toBe("refund-under-way");
      expect(await refundsOf()).toEqual([["open", 1000]]);
      await shop.sandbox.control.clearFaults();
      shop.services.clock.advance(30);
      expect(await reconcileRefunds(shop.services)).toBe(1);
      expect(await refundsOf()).toEqual([["completed", 1000]]);
      expect(await amountsOf(orderId)).toEqual([2357, -1000]);
      expect(await refundEmails()).toBe(1);
      await settleAll();
      expect(await amountsOf(orderId)).toEqual([2357, -1000]);
    },
  );

  it("is sent by the reconciler when the server stopped before the call", async () => {
    const { orderId } = await paidOrder(provider);
    const [attempt] = await database.db.select().from(paymentAttempts);
    const now = shop.services.clock.now();
    await database.db.insert(paymentRefunds).values({
      ...{ id: newId(), attemptId: attempt?.id ?? "", amount: attempt?.amount ?? never(), author: "Ingrid" },
      ...{ status: "open", createdAt: now, updatedAt: now },
    });
    shop.services.clock.advance(30);
    expect(await reconcileRefunds(shop.services)).toBe(1);
    expect(await amountsOf(orderId)).toEqual([2357, -2357]);
    expect(await reconcileRefunds(shop.services)).toBe(0);
  });

  it("records nothing when the provider is silent before it", async () => {
    const { orderId, paymentId } = await paidOrder(provider);
    await shop.sandbox.control.fault({ kind: "fail", times: 20 });
    expect(await refund(orderId, { paymentId, amount: 10 })).toBe("provider-silent");
    expect(await refundsOf()).toEqual([]);
    expect(await amountsOf(orderId)).toEqual([2357]);
  });
});

function never(): never {
  throw new Error("the order has no attempt");
}

/** Asks the providers about every payment again. */
async function settleAll(): Promise<void> {
  for (const { provider, providerRef } of await database.db.select().from(paymentAttempts))
    if (providerRef && isTested(provider)) await settle(shop.services, provider, providerRef);
}

function isTested(provider: string): provider is TestedProvider {
  return provider in methods;
}

describe("a refund at Authorize.Net before the nightly settlement", () => {
  /** An order whose charge is not settled yet. */
  async function unsettledOrder() {
    const cardToken = await shop.tokenizeCard();
    const form = { ...paidCheckoutForm, paymentMethod: "card-terminal", cardToken };
    const { order } = orderReplySchema.parse((await shop.shopper().send("POST", "/api/order", form)).body);
    await settleAll();
    const [paid] = (await orderOf(order?.id ?? "")).payments;
    return { orderId: order?.id ?? "", paymentId: paid?.id ?? "" };
  }

  it("refuses a part with the reason and voids the whole", async () => {
    const { orderId, paymentId } = await unsettledOrder();
    expect(await refund(orderId, { paymentId, amount: 10 })).toBe("refund-refused");
    const details = await readOrderDetails(database.db, orderId);
    expect(details?.payments[0]).toMatchObject({
      refundable: 23.57,
      refunds: [
        {
          amount: 10,
          author: "Ingrid",
          status: "failed",
          failureMessage: "You can refund part of it once the charge is settled, usually within a day.",
        },
      ],
    });
    expect((await commentsOf(orderId)).at(-1)).toBe(
      "The refund of $10.00 failed: You can refund part of it once the charge is settled, usually within a day.",
    );
    expect(await refund(orderId, { paymentId, amount: 23.57 })).toBe("ok");
    expect(await amountsOf(orderId)).toEqual([2357, -2357]);
    await settleAll();
    expect(await amountsOf(orderId)).toEqual([2357, -2357]);
    expect((await readOrderDetails(database.db, orderId))?.payments[0]).toMatchObject({ refundable: 0 });
  });

  it("fails a minute after an answer was lost before the refund was made", async () => {
    const { orderId, paymentId } = await paidOrder("authorizenet");
    await shop.sandbox.control.fault({ kind: "fail", path: refundPaths.authorizenet });
    expect(await refund(orderId, { paymentId, amount: 10 })).toBe("refund-unconfirmed");
    shop.services.clock.advance(30);
    await reconcileRefunds(shop.services);
    expect(await refundsOf()).toEqual([["open", 1000]]);
    shop.services.clock.advance(40);
    await reconcileRefunds(shop.services);
    expect(await refundsOf()).toEqual([["failed", 1000]]);
    expect(await refund(orderId, { paymentId, amount: 10 })).toBe("ok");
    expect(await amountsOf(orderId)).toEqual([2357, -1000]);
  });
});

describe("the customer of a refund", () => {
  it("gets one email with the amount, and the order shows what was refunded", async () => {
    const { orderId, paymentId } = await paidOrder("stripe");
    expect(await refund(orderId, { paymentId, amount: 3.57 })).toBe("ok");
    const { services } = shop;
    const { publicUrl, sessionSecret } = services.env;
    const composers = createEmailComposers({ ...services, publicUrl, sessionSecret });
    while ((await sendDueEmails({ ...services, mailer: mailboxMailer }, composers)).sent > 0);
    const { emails } = await readMailbox(database.db, null);
    const sent = emails.filter(({ kind }) => kind === "order-refunded");
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ["ada@example.com", "We refunded $3.57 for order 000000001"],
    ]);
    const { open } = await readMailbox(database.db, sent[0]?.id ?? null);
    expect(open?.text).toContain("We refunded $3.57 for order 000000001. It goes back the way you paid.");
    expect(open?.text).toMatch(
      /Refunded now: +\$3\.57\nPaid so far: +\$23\.57 of \$23\.57\nRefunded: +\$3\.57/,
    );
    expect((await commentsOf(orderId)).at(-1)).toBe(
      "Email about the refund has been sent to ada@example.com",
    );
    expect(formatPayment(await orderOf(orderId))).toMatch(/, paid, \$3\.57 refunded$/);
  });
});

describe("a payment that cannot be refunded here", () => {
  it("refuses unknown orders and payments, manual payments and payments in review", async () => {
    const { orderId, paymentId } = await paidOrder("stripe");
    expect(await refund("no-such-id", { paymentId, amount: 1 })).toBe("no-such-order");
    expect(await refund(orderId, { paymentId: newId(), amount: 1 })).toBe("no-such-payment");
    expect(await refund(orderId, { paymentId, amount: 0 })).toBe("refund-below-one-cent");
    await database.db.update(paymentAttempts).set({ status: "needs_review", reviewReason: "another amount" });
    expect(await refund(orderId, { paymentId, amount: 1 })).toBe("review-first");
    await database.db.execute("update payment set attempt_id = null, provider = 'manual'");
    expect(await refund(orderId, { paymentId, amount: 1 })).toBe("not-refundable");
  });
});
