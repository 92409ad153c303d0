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
import { customersAmong, fillWithOrders, idsOf } from "./many-orders";
import { faultsOfPlan } from "./plan";
import { growsWithArchive, type Ids, type Query, staffSearches } from "./searches";

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
  ...staffSearches(),
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

type Asked = { readonly sql: string; readonly params: unknown[] };
type Archive = {
  readonly count: number;
  readonly db: Db;
  readonly client: postgres.Sql;
  readonly measuredQueries: Asked[];
};

/** Runs all queries on a shop with few orders and on one with many. Returns their times and plans. */
export async function queriesAmong(
  url: string,
  [few, many]: readonly [number, number],
): Promise<QueryResult[]> {
  const small = await archiveOf(url, few);
  const large = await archiveOf(url, many);
  const results: QueryResult[] = [];
  for (const [query, ask] of Object.entries(queries)) {
    const { fewMs, manyMs } = await timesOf(ask, small, large);
    const faults = await faultsOf(ask, large);
    const isJudged = !growsWithArchive(query);
    if (isJudged && manyMs > quickMs && manyMs > slowestFactor * fewMs)
      faults.push(`takes ${manyMs} ms among ${many}, ${fewMs} ms among ${few}`);
    results.push({ query, fewMs, manyMs, faults });
  }
  for (const { client } of [small, large]) await client.end();
  return results;
}

/** Creates a separate database with that many orders. */
async function archiveOf(url: string, count: number): Promise<Archive> {
  const name = `orders_${count}`;
  const server = postgres(url, { max: 1 });
  await server.unsafe(`create database ${name}`);
  await server.end();
  const databaseUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  await (await openDatabase({ kind: "server", url: databaseUrl })).close();
  const measuredQueries: Asked[] = [];
  const client = postgres(databaseUrl, { max: 4, onnotice: () => undefined });
  const logger = { logQuery: (sql: string, params: unknown[]) => void measuredQueries.push({ sql, params }) };
  const db = drizzle(client, { schema, casing: "snake_case", logger });
  await fillWithOrders(db, 1, count);
  return { count, db, client, measuredQueries };
}

/**
 * Returns the milliseconds of the fastest tenth of the runs. Both databases take turns, so that a slow moment affects
 * both.
 */
async function timesOf(ask: Query, small: Archive, large: Archive) {
  const times = { fewMs: [] as number[], manyMs: [] as number[] };
  for (let turn = 0; turn < repeats; turn += 1) {
    times.fewMs.push(await timeOf(ask, small, turn));
    times.manyMs.push(await timeOf(ask, large, turn));
  }
  return { fewMs: quickestTenth(times.fewMs), manyMs: quickestTenth(times.manyMs) };
}

async function timeOf(ask: Query, { db, count }: Archive, turn: number): Promise<number> {
  const n = 1 + ((turn * 7_919) % count);
  const began = performance.now();
  await ask(db, idsOf(n, customersAmong(count)), n);
  return performance.now() - began;
}

function quickestTenth(times: readonly number[]): number {
  return Number((times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0).toFixed(3));
}

async function faultsOf(ask: Query, { db, client, count, measuredQueries }: Archive): Promise<string[]> {
  const n = Math.floor(count / 2) + 1;
  measuredQueries.length = 0;
  await ask(db, idsOf(n, customersAmong(count)), n);
  const faults: string[] = [];
  for (const { sql, params } of [...measuredQueries]) faults.push(...(await faultsIn(client, sql, params)));
  return faults;
}

async function faultsIn(client: postgres.Sql, sql: string, params: unknown[]): Promise<string[]> {
  if (!/^(select|update|insert)/.test(sql)) return [];
  const [row] = await client.unsafe(`explain (analyze, format json) ${sql}`, params.map(String));
  const skips = /\boffset\b/i.test(sql) ? ["skips rows by OFFSET"] : [];
  return [...skips, ...faultsOfPlan(row?.["QUERY PLAN"])];
}
