import { eq, isNotNull, isNull, sql } from "drizzle-orm";
import { type Db, openDatabase } from "#db/client.server";
import { outbox } from "#db/schema/email";
import { orders, payments } from "#db/schema/orders";
import { type Buyer, buyerAt } from "./buyer";
import { type RunningShop, startOn } from "./running-shop";

const buyersAtOnce = 6;
/** Every fifth buyer closes the browser after paying. */
const leavesEvery = 5;
const convergesWithinMs = 60_000;
/** The time limit for the emails that are still in the outbox. */
const lettersWithinMs = 10 * 60_000;

/** Places, pays and confirms orders for some minutes, and compares them with the providers' ledger. */
export async function orderForMinutes(databaseUrl: string, minutes: number) {
  const shop = await startOn(databaseUrl);
  const buyer = await buyerAt(shop);
  const began = performance.now();
  const times = await bought(buyer, began + minutes * 60_000);
  const ended = performance.now();
  const seconds = (ended - began) / 1000;
  const database = await openDatabase({ kind: "server", url: databaseUrl }, null);
  const atEnd = await lettersOf(database.db);
  const converged = await convergence(shop, database.db);
  const emails = await lastLetters(database.db, ended);
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
    failedPresses: times.failed,
    ...converged,
    lettersPerSecond: Number((atEnd.left / seconds).toFixed(2)),
    lettersWaitingAtEnd: atEnd.waiting,
    ...emails,
  };
}

async function bought(buyer: Buyer, until: number) {
  const done: number[] = [];
  let failed = 0;
  let next = 1;
  const keepBuying = async () => {
    while (performance.now() < until) {
      const n = next++;
      const began = performance.now();
      await buyer.buy(n, n % leavesEvery === 0).then(
        () => done.push(performance.now() - began),
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
async function convergence({ providers }: RunningShop, db: Db) {
  const began = performance.now();
  const charges = (await providers.control.ledger()).filter(({ captured }) => captured > 0);
  for (;;) {
    const lost = await lostAmong(
      db,
      charges.map(({ charge }) => charge),
    );
    const convergedAfterMs = Math.round(performance.now() - began);
    if (lost === 0 || convergedAfterMs > convergesWithinMs)
      return { charges: charges.length, lost, convergedAfterMs };
    await new Promise((wake) => setTimeout(wake, 500));
  }
}

/** Returns how many emails were sent and how many are waiting. */
async function lettersOf(db: Db) {
  const left = await db.$count(outbox, isNotNull(outbox.sentAt));
  return { left, waiting: await db.$count(outbox, isNull(outbox.sentAt)) };
}

/** Waits until no email is left, and returns the time since the last order. */
async function lastLetters(db: Db, ended: number) {
  const passed = () => performance.now() - ended;
  let now = await lettersOf(db);
  while (now.waiting > 0 && passed() < lettersWithinMs) {
    await new Promise((wake) => setTimeout(wake, 500));
    now = await lettersOf(db);
  }
  return {
    lettersGoneAfterMs: Math.round(passed()),
    lettersNeverGone: now.waiting,
  };
}

async function lostAmong(db: Db, charges: readonly string[]): Promise<number> {
  const emailCount = sql<number>`(select count(*) from ${outbox} as letter
    where letter.entity_id = ${payments.orderId})`.mapWith(Number);
  const paid = await db
    .select({
      charge: payments.transactionId,
      orderId: payments.orderId,
      status: orders.status,
      letters: emailCount,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.status, "completed"));
  const whole = new Set(
    paid
      .filter(({ status, letters: emailCount }) => status === "ordered" && emailCount === 2)
      .map(({ charge }) => charge),
  );
  const twice = paid.length - new Set(paid.map(({ orderId }) => orderId)).size;
  return charges.filter((charge) => !whole.has(charge)).length + twice;
}
