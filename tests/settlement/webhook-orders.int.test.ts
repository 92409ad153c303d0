import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { orders, payments } from "#db/schema/orders";
import { paidCheckoutInput } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { emptyDatabase } from "#tests/support/database/empty-database";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { shopServices } from "#tests/support/shop/shop-services";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import { receiveWebhook } from "~/domains/settlement/receive-webhook.server";
import { reconcile } from "~/domains/settlement/reconcile.server";

const database = testDatabase();
const runs = 40;
/** Each run makes a dozen transactions. A busy machine needs seconds for each. */
const runMs = 15_000;

/** The steps: a change at the provider, a webhook for it (late, twice or never), or a run of the reconciler. */
const step = fc.constantFrom("declined", "processing", "paid", "told", "told again", "asked by the jobs");
type Step = "declined" | "processing" | "paid" | "told" | "told again" | "asked by the jobs";

/** The model: the provider's state at the end decides, whichever webhooks arrived, in any order and number. */
describe("webhooks of a payment in any order", () => {
  it(
    "ends in the provider's state with one payment per charge and two emails per order",
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 1, maxLength: 5 }),
          fc.uuid(),
          async (steps: Step[], placementId) => {
            // Otherwise the reconciler would check the orders of earlier runs at a bank that no longer exists.
            await emptyDatabase(database.db);
            const shop = shopServices(database);
            const placed = await placeOrder(shop, paidCheckoutInput({ placementId }));
            const ref = getPaymentIntentId(placed.ok ? placed.value.payment : null);
            const id = placed.ok ? placed.value.order.id : "";
            let events = 0;
            const tell = (eventId: string) =>
              receiveWebhook(
                shop,
                "stripe",
                JSON.stringify({ id: eventId, ref }),
                new Headers({ "stripe-signature": "good" }),
              );
            for (const next of steps) {
              const { status } = shop.bank.intents.get(ref) ?? {};
              if (next === "declined" && status !== "succeeded") shop.bank.decline(ref);
              if (next === "processing" && status !== "succeeded")
                shop.bank.updateIntent(ref, { status: "processing", error: null });
              if (next === "paid") shop.bank.pay(ref);
              if (next === "told") events += 1;
              if (next === "told" || next === "told again") await tell(`evt-${id}-${events}`);
              if (next === "asked by the jobs") {
                shop.clock.advance(61);
                await reconcile(shop);
              }
            }
            // The provider repeats its last event until the shop accepts it.
            await Promise.all([tell(`evt-${id}-end`), tell(`evt-${id}-end`), tell(`evt-${id}-last`)]);
            const allPayments = await database.db.select().from(payments);
            const completed = allPayments.filter(
              ({ orderId, status }) => orderId === id && status === "completed",
            );
            const order = (await database.db.select().from(orders)).find((row) => row.id === id);
            const emails = (await database.db.select().from(outbox)).filter(
              ({ entityId }) => entityId === id,
            );
            const isPaid = shop.bank.intents.get(ref)?.status === "succeeded";
            const isHeld = steps.includes("processing");
            expect(completed.map(({ transactionId }) => transactionId)).toEqual(isPaid ? [`ch_${ref}`] : []);
            expect(order?.status === "ordered").toBe(isPaid);
            const aboutOrder = emails.filter(({ paymentId }) => paymentId === "");
            expect(aboutOrder.length).toBeLessThanOrEqual(2);
            if (isPaid) expect(aboutOrder).toHaveLength(2);
            // The result of a payment under review goes to its customer, and to staff once the money arrived.
            expect(emails.length - aboutOrder.length).toBeLessThanOrEqual(isHeld ? 2 : 0);
            if (!isPaid && !isHeld) expect(emails).toEqual([]);
          },
        ),
        { numRuns: runs, seed: Number(process.env.FC_SEED ?? Date.now() % 1_000_000), verbose: 1 },
      );
    },
    runs * runMs,
  );
});
