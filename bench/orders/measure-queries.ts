import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { type Db, openDatabase } from "#db/client.server";
import * as schema from "#db/schema/index";
import { claimDueEmails, hasEmail } from "~/domains/email/outbox/outbox.store.server";
import { countOrders, listOrders } from "~/domains/orders/back-office/order-list.store.server";
import { orderSorts, paymentSorts } from "~/domains/orders/back-office/order-query";
import { countAllPayments, listAllPayments } from "~/domains/orders/back-office/payment-list.store.server";
import { listOrdersOfCustomer } from "~/domains/orders/customer-orders/customer-orders.server";
import {
  findOrder,
  findOrderIdByEmail,
  findOrderIdByPlacement,
  lockOrder,
} from "~/domains/orders/order.store.server";
import {
  findPaymentByTransaction,
  findUndecidedPayment,
} from "~/domains/orders/payments/payment.store.server";
import {
  findAttemptByRef,
  findAttemptOfResult,
  listAttemptsToReconcile,
  lockAttempts,
} from "~/domains/settlement/attempts/attempt.store.server";
import { listAttemptsToReview } from "~/domains/settlement/review/review.store.server";
import { saveWebhookEvent } from "~/domains/settlement/webhook-event.store.server";
import { countCustomers, createOrderIds, insertGeneratedOrders } from "./generate-orders";
import { findPlanFaults } from "./query-plan";
import { createStaffSearches, growsWithArchive, type Ids, type Query } from "./staff-searches";

const now = new Date("2026-11-20T12:00:00Z");
const payable = ({ order }: Ids) => ({ kind: "order", id: order }) as const;
const ownerOf = ({ email }: Ids) => ({ customerId: "nobody", email });

/** Every query of a purchase, the jobs, a customer's account and the staff lists. */
const queries: Readonly<Record<string, Query>> = {
  "an order, whole": (db, { order }) => findOrder(db, order),
  "an order's lock": (db, { order }) => lockOrder(db, order),
  "an order by its placement": (db, { placement }) => findOrderIdByPlacement(db, placement),
  "an order by number and e-mail": (db, { email }, n) => findOrderIdByEmail(db, String(n), email),
  "the attempts of an order": (db, ids) => lockAttempts(db, payable(ids)),
  "an attempt by the provider's id": (db, { ref }) => findAttemptByRef(db, "stripe", ref),
  "an attempt by its own": (db, { attempt }) =>
    findAttemptOfResult(db, "stripe", { ref: "pi_new", attemptId: attempt }),
  "a payment by its charge": (db, { charge }) => findPaymentByTransaction(db, "stripe", charge),
  "the open payment of an attempt": (db, { attempt }) => findUndecidedPayment(db, attempt),
  "an event that came before": (db, { ref }, n) =>
    saveWebhookEvent(db, "stripe", { eventId: `evt_${n}`, type: "x", ref }, now),
  "undecided attempts": (db) => listAttemptsToReconcile(db, now, 25),
  "payments to look at": (db) => listAttemptsToReview(db),
  "mails that are due": (db) => claimDueEmails(db, now, 60, 20),
  "a mail of an order": (db, { order }) => hasEmail(db, "order-confirmation", order, "any"),
  "a page of a customer's orders": (db, ids) => listOrdersOfCustomer(db, ownerOf(ids), 1),
  ...staffLists(),
  ...createStaffSearches(),
};

/** Returns the staff lists in each sort order, their further pages, and their counts up to the limit. */
function staffLists(): Readonly<Record<string, Query>> {
  const anyQuery = { status: undefined, search: undefined } as const;
  const limit = 31;
  return Object.fromEntries<Query>([
    ...orderSorts.map((sort): [string, Query] => [
      `staff's orders by ${sort}, behind one`,
      (db, { order }) => listOrders(db, { ...anyQuery, sort }, { limit, after: order }),
    ]),
    ...paymentSorts.map((sort): [string, Query] => [
      `staff's payments by ${sort}, behind one`,
      (db, { payment }) => listAllPayments(db, { ...anyQuery, sort }, { limit, after: payment }),
    ]),
    ["staff's newest orders", (db) => listOrders(db, { ...anyQuery, sort: "-number" }, { limit })],
    ["staff's newest payments", (db) => listAllPayments(db, { ...anyQuery, sort: "-date" }, { limit })],
    [
      "staff's orders that wait",
      (db, { order }) =>
        listOrders(db, { ...anyQuery, status: "pending", sort: "-number" }, { limit, after: order }),
    ],
    ["how many orders there are", (db) => countOrders(db, { ...anyQuery, sort: "-number" })],
    ["how many payments there are", (db) => countAllPayments(db, { ...anyQuery, sort: "-date" })],
  ]);
}

/** A query fails when it takes three times as long among many orders as among few, and longer than this limit. */
const slowestFactor = 3;
const quickMs = 2;
const repeats = 200;

type QueryResult = {
  readonly query: string;
  readonly fewMs: number;
  readonly manyMs: number;
  readonly faults: readonly string[];
};

type LoggedQuery = { readonly sql: string; readonly params: unknown[] };
type Archive = {
  readonly count: number;
  readonly db: Db;
  readonly client: postgres.Sql;
  readonly loggedQueries: LoggedQuery[];
};

/** Runs all queries on a shop with few orders and on one with many. Returns their times and plans. */
export async function measureQueries(
  url: string,
  [few, many]: readonly [number, number],
): Promise<QueryResult[]> {
  const small = await createArchive(url, few);
  const large = await createArchive(url, many);
  const results: QueryResult[] = [];
  for (const [query, runQuery] of Object.entries(queries)) {
    const { fewMs, manyMs } = await measureBoth(runQuery, small, large);
    const faults = await findFaults(runQuery, large);
    const isLimited = !growsWithArchive(query);
    if (isLimited && manyMs > quickMs && manyMs > slowestFactor * fewMs)
      faults.push(`takes ${manyMs} ms among ${many}, ${fewMs} ms among ${few}`);
    results.push({ query, fewMs, manyMs, faults });
  }
  for (const { client } of [small, large]) await client.end();
  return results;
}

/** Creates a separate database with that many orders. */
async function createArchive(url: string, count: number): Promise<Archive> {
  const name = `orders_${count}`;
  const server = postgres(url, { max: 1 });
  await server.unsafe(`create database ${name}`);
  await server.end();
  const databaseUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  await (await openDatabase({ kind: "server", url: databaseUrl })).close();
  const loggedQueries: LoggedQuery[] = [];
  const client = postgres(databaseUrl, { max: 4, onnotice: () => undefined });
  const logger = { logQuery: (sql: string, params: unknown[]) => void loggedQueries.push({ sql, params }) };
  const db = drizzle(client, { schema, casing: "snake_case", logger });
  await insertGeneratedOrders(db, 1, count);
  return { count, db, client, loggedQueries };
}

/**
 * Returns the milliseconds of the fastest tenth of the runs. Both databases take turns, so that a slow moment affects
 * both.
 */
async function measureBoth(runQuery: Query, small: Archive, large: Archive) {
  const times = { fewMs: [] as number[], manyMs: [] as number[] };
  for (let turn = 0; turn < repeats; turn += 1) {
    times.fewMs.push(await measureOnce(runQuery, small, turn));
    times.manyMs.push(await measureOnce(runQuery, large, turn));
  }
  return { fewMs: getFastestTenth(times.fewMs), manyMs: getFastestTenth(times.manyMs) };
}

async function measureOnce(runQuery: Query, { db, count }: Archive, turn: number): Promise<number> {
  const n = 1 + ((turn * 7_919) % count);
  const startedAt = performance.now();
  await runQuery(db, createOrderIds(n, countCustomers(count)), n);
  return performance.now() - startedAt;
}

function getFastestTenth(times: readonly number[]): number {
  return Number((times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0).toFixed(3));
}

async function findFaults(runQuery: Query, { db, client, count, loggedQueries }: Archive): Promise<string[]> {
  const n = Math.floor(count / 2) + 1;
  loggedQueries.length = 0;
  await runQuery(db, createOrderIds(n, countCustomers(count)), n);
  const faults: string[] = [];
  for (const { sql, params } of [...loggedQueries]) faults.push(...(await explainQuery(client, sql, params)));
  return faults;
}

async function explainQuery(client: postgres.Sql, sql: string, params: unknown[]): Promise<string[]> {
  if (!/^(select|update|insert)/.test(sql)) return [];
  const [row] = await client.unsafe(`explain (analyze, format json) ${sql}`, params.map(String));
  const skips = /\boffset\b/i.test(sql) ? ["skips rows by OFFSET"] : [];
  return [...skips, ...findPlanFaults(row?.["QUERY PLAN"])];
}
