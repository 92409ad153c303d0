import { expect } from "vitest";
import { outbox } from "#db/schema/email";
import { orders, payments } from "#db/schema/orders";
import { paymentAttempts } from "#db/schema/payments";
import { paidCheckoutInput } from "#tests/support/browser/checkout";
import type { TestDatabase } from "#tests/support/database/database";
import { placeOrder } from "~/domains/checkout/place-order.server";
import { sendDueMails } from "~/domains/email/send-due-mails.server";
import { reconcile } from "~/domains/settlement/reconcile.server";
import { settlePayable } from "~/domains/settlement/settle-payable.server";
import { mailWriters } from "~/edge/services/mail-writers.server";
import type { Services } from "~/edge/services/services.server";
import type { Stage } from "./mortal";
import type { Hands } from "./paying-services";
import type { PayingShop } from "./paying-shop";

export const crashingProviders = ["stripe", "paypal", "authorizenet"] as const;
export type CrashingProvider = (typeof crashingProviders)[number];

const methods = { stripe: "credit-card", paypal: "paypal", authorizenet: "card-terminal" } as const;
const placementId = "1d3c2b1a-0f0e-4d0c-8b0a-090807060504";

/** A shopper places one order, pays it and is written to; pressed again it is the same order. */
export async function walk(
  services: Services,
  hands: Hands,
  provider: CrashingProvider,
  enter: (stage: Stage) => void = () => undefined,
): Promise<void> {
  enter("place");
  const cardToken = provider === "authorizenet" ? await hands.wrapCard() : null;
  const input = paidCheckoutInput({ placementId, paymentMethod: methods[provider], cardToken });
  const placed = await placeOrder(services, input);
  if (!placed.ok) throw new Error(placed.failure.code);
  const { order, payment } = placed.value;
  if (payment?.provider === "stripe") {
    // Who pressed before the crash may have paid already.
    await hands.bank.paymentIntents
      .confirm(payment.paymentIntentId, { payment_method: "pm_card_visa" })
      .catch(() => undefined);
  }
  // Who pressed before the crash may have approved already, or paid.
  if (payment?.provider === "paypal") await hands.approve(payment.paypalOrderId).catch(() => undefined);
  enter("settle");
  await settlePayable(services, { kind: "order", id: order.id });
  enter("mail");
  await mails(services);
}

const mails = (services: Services) =>
  sendDueMails(
    services,
    mailWriters({
      ...services,
      publicUrl: "https://shop.example",
      sessionSecret: services.env.sessionSecret,
    }),
  );

/** A shop that started anew: a minute of its background jobs, by its own clock. */
export async function aMinuteOfJobs(shop: PayingShop): Promise<void> {
  for (let seconds = 0; seconds < 60; seconds += 15) {
    shop.services.clock.advance(15);
    await reconcile(shop.services);
    await mails(shop.services);
  }
}

const everything = async ({ db }: TestDatabase) => ({
  orders: await db.select().from(orders).orderBy(orders.id),
  payments: await db.select().from(payments).orderBy(payments.id),
  attempts: (await db.select().from(paymentAttempts).orderBy(paymentAttempts.position)).map(
    ({ checkedAt: _1, updatedAt: _2, ...rest }) => rest,
  ),
  outbox: await db.select().from(outbox).orderBy(outbox.id),
});

/**
 * The sandbox's own ledger is the judge: every charge is one paid row, an order is ordered exactly when it is paid,
 * each of its two letters left once, and another run of the jobs changes nothing.
 */
export async function judge(database: TestDatabase, shop: PayingShop, mustBePaid: boolean): Promise<void> {
  const charges = (await shop.sandbox.control.ledger()).filter(({ captured }) => captured > 0);
  const before = await everything(database);
  const paid = before.payments.filter(({ status }) => status === "completed");
  expect(paid.map(({ transactionId }) => transactionId).sort()).toEqual(
    charges.map(({ charge }) => charge).sort(),
  );
  expect(charges.length).toBeLessThanOrEqual(1);
  if (mustBePaid) expect(charges).toHaveLength(1);
  expect(before.orders.filter(({ status }) => status === "ordered")).toHaveLength(charges.length);
  expect(before.outbox.map(({ kind }) => kind).sort()).toEqual(
    charges.length === 1 ? ["order-confirmation", "order-confirmation-admin"] : [],
  );
  for (const { sentAt } of before.outbox) expect(sentAt).not.toBeNull();
  await aMinuteOfJobs(shop);
  expect(await everything(database)).toEqual(before);
}
