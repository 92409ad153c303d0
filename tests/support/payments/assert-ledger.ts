import { expect } from "vitest";
import { outbox } from "#db/schema/email";
import { orders, payments } from "#db/schema/orders";
import { paymentAttempts } from "#db/schema/payments";
import { quotes } from "#db/schema/quotes";
import type { TestDatabase } from "#tests/support/database/database";
import type { PayableFixture } from "./payable-fixtures";
import type { PayingShop } from "./paying-shop";
import { runJobsForAMinute, testedProviders } from "./payment-flow";

const readPaymentRecords = async ({ db }: TestDatabase) => ({
  orders: await db.select().from(orders).orderBy(orders.id),
  quotes: await db.select().from(quotes).orderBy(quotes.id),
  payments: await db.select().from(payments).orderBy(payments.id),
  attempts: (await db.select().from(paymentAttempts).orderBy(paymentAttempts.position)).map(
    ({ checkedAt: _1, updatedAt: _2, ...rest }) => rest,
  ),
  outbox: await db.select().from(outbox).orderBy(outbox.id),
});
type PaymentRecords = Awaited<ReturnType<typeof readPaymentRecords>>;

const orderFixture: PayableFixture = { thing: "order" };

/**
 * Compares the shop's records with the sandbox's ledger. Charges and completed payments match one to one. The payable
 * is ordered once, and only if it is paid. Each email has one idempotency key. Another minute of jobs changes
 * nothing.
 */
export async function assertLedgerMatches(
  database: TestDatabase,
  shop: PayingShop,
  { ground = orderFixture, mustBePaid }: { readonly ground?: PayableFixture; readonly mustBePaid: boolean },
): Promise<void> {
  const charges = (await shop.sandbox.control.ledger()).filter(({ captured }) => captured > 0);
  const found = await readPaymentRecords(database);
  const paid = found.payments.filter(
    ({ status, provider }) => status === "completed" && testedProviders.some((name) => name === provider),
  );
  expect(paid.map(({ transactionId }) => transactionId)).toEqual(charges.map(({ charge }) => charge));
  expect(charges.length).toBeLessThanOrEqual(1);
  if (mustBePaid) expect(charges).toHaveLength(1);
  const [one] = paid;
  expect(one?.amount).toBe(charges[0]?.captured);
  payableAssertions[ground.thing](found, one !== undefined);
  const expected = listExpectedEmails(ground, found.orders[0]?.id, one?.id);
  expect([...new Set(shop.listSentEmails())].sort()).toEqual(expected);
  expect(
    found.outbox.map(({ kind, entityId, paymentId }) => formatEmailKey(kind, entityId, paymentId)).sort(),
  ).toEqual(expected);
  for (const { sentAt } of found.outbox) expect(sentAt).not.toBeNull();
  await runJobsForAMinute(shop);
  expect(await readPaymentRecords(database)).toEqual(found);
}

const payableAssertions: {
  readonly [T in PayableFixture["thing"]]: (found: PaymentRecords, isPaid: boolean) => void;
} = {
  order: ({ orders }, isPaid) => {
    expect(orders.length).toBeLessThanOrEqual(1);
    expect(orders.filter(({ status }) => status === "ordered")).toHaveLength(isPaid ? 1 : 0);
  },
  quote: ({ orders, quotes: [quote] }, isPaid) => {
    expect(orders.map(({ id, status, total }) => ({ id, status, total }))).toEqual(
      isPaid ? [{ id: quote?.orderId, status: "ordered", total: 367_750 }] : [],
    );
    expect(quote?.status).toBe(isPaid ? "ordered" : "ready_to_order");
  },
  // $1,000.00 was paid by check before.
  installment: ({ orders, payments }, isPaid) => {
    expect(orders.map(({ status }) => status)).toEqual(["ordered"]);
    const completed = payments.filter(({ status }) => status === "completed").map(({ amount }) => amount);
    expect(completed.sort()).toEqual(isPaid ? [100_000, 60_000] : [100_000]);
  },
};

/** Returns the idempotency keys of the emails about the payable. A repeated key means the same email. */
function listExpectedEmails({ thing }: PayableFixture, orderId = "", paymentId?: string): string[] {
  const ofOrder = [`order-confirmation-admin/${orderId}`, `order-confirmation/${orderId}`];
  if (thing !== "installment") return paymentId ? ofOrder : [];
  const ofPart = (id: string) => [
    `order-confirmation-admin/${orderId}/${id}`,
    `split-payment-confirmation/${orderId}/${id}`,
  ];
  return [...ofOrder, ...(paymentId ? ofPart(paymentId) : [])].sort();
}

function formatEmailKey(kind: string, entityId: string, paymentId: string): string {
  return paymentId ? `${kind}/${entityId}/${paymentId}` : `${kind}/${entityId}`;
}
