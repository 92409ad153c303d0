import { describe, expect, it } from "vitest";
import type { Db } from "#db/client.server";
import { outbox } from "#db/schema/email";
import { orders } from "#db/schema/orders";
import { paymentAttempts } from "#db/schema/payments";
import { paidCheckoutInput } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { shopServices, testSecret } from "#tests/support/shop/shop-services";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import { mailboxMailer } from "~/domains/email/mailers/mailbox.server";
import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { findOrder } from "~/domains/orders/read-order.server";
import { reconcile } from "~/domains/settlement/reconcile.server";
import { settle } from "~/domains/settlement/settle.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";

const database = testDatabase();

/** A database that runs the next transaction and then rolls it back, like a kill before the commit. */
function dyingOnce(db: Db): Db {
  let isDying = true;
  return new Proxy(db, {
    get(target, name) {
      if (name !== "transaction" || !isDying) return Reflect.get(target, name, target);
      isDying = false;
      return (work: (tx: Db) => Promise<unknown>) =>
        target.transaction(async (tx) => {
          await work(tx);
          throw new Error("killed before the commit");
        });
    },
  });
}

/** A database that fails after a sender has claimed its first email, so that the sender can store nothing more. */
function goneAfterClaim(db: Db): Db {
  let isClaimed = false;
  return new Proxy(db, {
    get(target, name) {
      const notes = name === "transaction" || name === "update";
      if (notes && isClaimed) throw new Error("killed after the claim");
      isClaimed ||= notes;
      return Reflect.get(target, name, target);
    },
  });
}

const placementId = "1d3c2b1a-0f0e-4d0c-8b0a-090807060504";
const input = () => paidCheckoutInput({ placementId });

async function everything() {
  return {
    orders: (await database.db.select().from(orders)).length,
    attempts: (await database.db.select().from(paymentAttempts)).length,
    emails: (await database.db.select().from(outbox)).length,
  };
}

describe("a crash", () => {
  it("leaves nothing after a crash while writing the order, and creates one order on the next submit", async () => {
    const shop = shopServices(database);
    await expect(placeOrder({ ...shop, db: dyingOnce(shop.db) }, input())).rejects.toThrow("killed");
    expect(await everything()).toEqual({ orders: 0, attempts: 0, emails: 0 });
    expect(shop.bank.intents.size).toBe(0);
    await placeOrder(shop, input());
    expect(await everything()).toEqual({ orders: 1, attempts: 1, emails: 0 });
  });

  it("keeps an order when the shop crashes before it asks the provider, and pays it on the next submit", async () => {
    const shop = shopServices(database);
    shop.bank.simulatedFailure("start", "before");
    await placeOrder(shop, input());
    expect(await everything()).toEqual({ orders: 1, attempts: 1, emails: 0 });
    const again = await placeOrder(shop, input());
    expect(again).toMatchObject({ ok: true, value: { payment: { status: "requires_payment_method" } } });
    expect(await everything()).toEqual({ orders: 1, attempts: 1, emails: 0 });
  });

  it("finds the same payment again after a crash before its provider id was saved", async () => {
    const shop = shopServices(database);
    shop.bank.simulatedFailure("start", "after");
    await placeOrder(shop, input());
    await placeOrder(shop, input());
    expect(shop.bank.intents.size).toBe(1);
    expect(await everything()).toEqual({ orders: 1, attempts: 1, emails: 0 });
  });

  it("records by the reconciler a charge that was made before the crash but not committed", async () => {
    const shop = shopServices(database);
    const placed = await placeOrder(shop, input());
    const ref = getPaymentIntentId(placed.ok ? placed.value.payment : null);
    shop.bank.pay(ref);
    await expect(settle({ ...shop, db: dyingOnce(shop.db) }, "stripe", ref)).rejects.toThrow("killed");
    const orderId = placed.ok ? placed.value.order.id : "";
    expect(await findOrder(shop.db, orderId)).toMatchObject({
      status: "pending",
      payments: [{ status: "pending" }],
    });
    shop.clock.advance(121);
    await reconcile(shop);
    expect(await findOrder(shop.db, orderId)).toMatchObject({
      status: "ordered",
      payments: [{ status: "completed", amount: 2357 }],
    });
    expect(await everything()).toEqual({ orders: 1, attempts: 1, emails: 2 });
  });

  it("sends emails again within half a minute of a crash, with the same key, and records them once", async () => {
    const shop = shopServices(database);
    const placed = await placeOrder(shop, paidCheckoutInput());
    shop.bank.pay(getPaymentIntentId(placed.ok ? placed.value.payment : null));
    shop.clock.advance(121);
    await reconcile(shop);
    const writers = createEmailComposers({
      ...shop,
      publicUrl: "https://shop.example",
      sessionSecret: testSecret,
    });
    const mailer = mailboxMailer;
    // The sender crashes with a claimed email. After the claim expires, another sender takes the email.
    const dying = sendDueEmails({ ...shop, mailer, db: goneAfterClaim(shop.db) }, writers);
    await expect(dying).rejects.toThrow("killed after the claim");
    shop.clock.advance(31);
    expect(await sendDueEmails({ ...shop, mailer }, writers)).toMatchObject({ sent: 2 });
    const order = await findOrder(shop.db, placed.ok ? placed.value.order.id : "");
    expect(order?.statusHistory.filter(({ isCustomerNotified }) => isCustomerNotified)).toHaveLength(1);
  });
});
