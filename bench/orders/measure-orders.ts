import { eq, isNotNull, isNull, sql } from "drizzle-orm";
import { type Db, openDatabase } from "#db/client.server";
import { outbox } from "#db/schema/email";
import { orders, payments } from "#db/schema/orders";
import { type Buyer, createBuyer } from "./create-buyer";
import { type RunningShop, startShopOnPostgres } from "./start-shop";

const buyersAtOnce = 6;
/** Every fifth buyer closes the browser after paying. */
const leavesEvery = 5;
const paidOrderTimeoutMs = 60_000;
/** The time limit for the emails that are still in the outbox. */
const emailTimeoutMs = 10 * 60_000;

/** Places, pays and confirms orders for some minutes, and compares them with the providers' ledger. */
export async function measureOrders(databaseUrl: string, minutes: number) {
  const shop = await startShopOnPostgres(databaseUrl);
  const buyer = await createBuyer(shop);
  const startedAt = performance.now();
  const times = await buyUntil(buyer, startedAt + minutes * 60_000);
  const endedAt = performance.now();
  const seconds = (endedAt - startedAt) / 1000;
  const database = await openDatabase({ kind: "server", url: databaseUrl }, null);
  const atEnd = await countEmails(database.db);
  const paidOrders = await waitForPaidOrders(shop, database.db);
  const emails = await waitForLastEmail(database.db, endedAt);
  await database.close();
  await shop.stop();
  times.done.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times.done[Math.floor(times.done.length * share)] ?? 0);
  return {
    minutes,
    orders: times.done.length,
    ordersPerSecond: Number((times.done.length / seconds).toFixed(2)),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    failedSubmits: times.failed,
    ...paidOrders,
    emailsPerSecond: Number((atEnd.sent / seconds).toFixed(2)),
    emailsWaitingAtEnd: atEnd.waiting,
    ...emails,
  };
}

async function buyUntil(buyer: Buyer, until: number) {
  const done: number[] = [];
  let failed = 0;
  let next = 1;
  const keepBuying = async () => {
    while (performance.now() < until) {
      const n = next++;
      const startedAt = performance.now();
      await buyer.buy(n, n % leavesEvery === 0).then(
        () => done.push(performance.now() - startedAt),
        (error: Error) => {
          failed += 1;
          console.error(error.message);
        },
      );
    }
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, keepBuying));
  return { done, failed };
}

/** Waits at most a minute until every charge has a paid order with both emails. Others count as lost. */
async function waitForPaidOrders({ providers }: RunningShop, db: Db) {
  const startedAt = performance.now();
  const charges = (await providers.control.ledger()).filter(({ captured }) => captured > 0);
  for (;;) {
    const lost = await countLostCharges(
      db,
      charges.map(({ charge }) => charge),
    );
    const paidOrdersAfterMs = Math.round(performance.now() - startedAt);
    if (lost === 0 || paidOrdersAfterMs > paidOrderTimeoutMs)
      return { charges: charges.length, lost, paidOrdersAfterMs };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Returns how many emails were sent and how many are waiting. */
async function countEmails(db: Db) {
  const sent = await db.$count(outbox, isNotNull(outbox.sentAt));
  return { sent, waiting: await db.$count(outbox, isNull(outbox.sentAt)) };
}

/** Waits until no email is left, and returns the time since the last order. */
async function waitForLastEmail(db: Db, endedAt: number) {
  const getElapsedMs = () => performance.now() - endedAt;
  let now = await countEmails(db);
  while (now.waiting > 0 && getElapsedMs() < emailTimeoutMs) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    now = await countEmails(db);
  }
  return {
    lastEmailSentAfterMs: Math.round(getElapsedMs()),
    unsentEmails: now.waiting,
  };
}

async function countLostCharges(db: Db, charges: readonly string[]): Promise<number> {
  const emailCount = sql<number>`(select count(*) from ${outbox} as email
    where email.entity_id = ${payments.orderId})`.mapWith(Number);
  const paid = await db
    .select({
      charge: payments.transactionId,
      orderId: payments.orderId,
      status: orders.status,
      emailCount,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.status, "completed"));
  const completedCharges = new Set(
    paid
      .filter(({ status, emailCount }) => status === "ordered" && emailCount === 2)
      .map(({ charge }) => charge),
  );
  const duplicates = paid.length - new Set(paid.map(({ orderId }) => orderId)).size;
  return charges.filter((charge) => !completedCharges.has(charge)).length + duplicates;
}
