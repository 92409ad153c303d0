import type { Db } from "#db/client.server";
import { inboxQuerySchema } from "~/domains/forms/inbox/inbox.schema";
import { readInbox } from "~/domains/forms/inbox/read-inbox.server";
import { listSubmissionsByEmail } from "~/domains/forms/submissions/list-submissions-by-email.server";
import {
  buildOrderSearch,
  countOrders,
  listOrders,
} from "~/domains/orders/back-office/order-list.store.server";
import { orderSorts, paymentSorts } from "~/domains/orders/back-office/order-query";
import {
  buildPaymentSearch,
  countAllPayments,
  listAllPayments,
} from "~/domains/orders/back-office/payment-list.store.server";
import { readOrders, readPayments } from "~/domains/orders/back-office/read-orders.server";
import { quoteQuerySchema, quoteSorts } from "~/domains/quotes/back-office/quote-query";
import { readQuotes } from "~/domains/quotes/back-office/read-quotes.server";
import { listQuotesOfCustomer } from "~/domains/quotes/customer-quotes.server";
import { toPrefixTsquery } from "~/kernel/text/text-search";
import type { createOrderIds } from "./generate-orders";

export type Ids = ReturnType<typeof createOrderIds>;
export type Query = (db: Db, ids: Ids, n: number) => Promise<unknown>;

type StaffSearch = readonly [by: string, typed: (ids: Ids, n: number) => string];

/** Searches that match equally many orders among few and among many: one, ten, all or none. */
const searchesWithEqualMatches: readonly StaffSearch[] = [
  ["by its number", (_, n) => String(n).padStart(9, "0")],
  ["by its number without zeros", (_, n) => String(n)],
  ["by an address", ({ email }) => email],
  ["by the beginning of an address", ({ email }) => email.slice(0, -4)],
  ["by a name", ({ name }) => name],
  ["by a line", ({ line }) => line],
  ["by what all say", () => "example"],
  ["by what all begin with", () => "las"],
  ["by what none says", () => "nowhere"],
];

/**
 * Searches that match a hundred times as many orders among the many: one of 900 doors, and a prefix of one name in
 * ten.
 */
const searchesWithGrowingMatches: readonly StaffSearch[] = [
  ["by a door", ({ door }) => door],
  ["by what one in ten begins with", ({ name }) => name.slice(0, 6)],
];

const byReference: StaffSearch = ["by a reference", ({ charge }) => charge];

/** Search for a substring that no word begins with but ten contain. It uses words first, then trigrams. */
const bySubstring: StaffSearch = ["by the middle of an address", ({ email }) => email.slice(3, -4)];

/** Returns whether the work of a search grows with the archive. Its time is reported, but only its plan is checked. */
export function growsWithArchive(query: string): boolean {
  return [...searchesWithGrowingMatches, bySubstring].some(([by]) => query.endsWith(` ${by}`));
}

const anyOrder = { status: undefined, sort: "-number" } as const;
const anyPayment = { status: undefined, sort: "-date" } as const;
const limit = 31;
const now = new Date("2026-09-30T12:00:00Z");

/** Returns the staff lists by search text and by rare statuses. */
export function createStaffSearches(): Readonly<Record<string, Query>> {
  return Object.fromEntries<Query>([
    ...[...searchesWithEqualMatches, ...searchesWithGrowingMatches, byReference].flatMap(createListSearches),
    [
      `staff's orders ${bySubstring[0]}`,
      (db, ids, n) => readOrders(db, { ...anyOrder, search: bySubstring[1](ids, n) }),
    ],
    [
      `staff's payments ${bySubstring[0]}`,
      (db, ids, n) => readPayments(db, { ...anyPayment, search: bySubstring[1](ids, n) }),
    ],
    ...textsWithoutTrigram.flatMap(createSignSearches),
    ...createOtherSearches(),
    ...orderSorts.map((sort): [string, Query] => [
      `staff's orders of a rare status by ${sort}`,
      (db) => listOrders(db, { status: "fraud", search: undefined, sort }, { limit }),
    ]),
    ...paymentSorts.map((sort): [string, Query] => [
      `staff's payments of a rare status by ${sort}`,
      (db) => listAllPayments(db, { status: "failed", search: undefined, sort }, { limit }),
    ]),
  ]);
}

/** Search texts without a trigram, which search the newest rows only. */
const textsWithoutTrigram = ["!!", "qx"];

function createSignSearches(search: string): [string, Query][] {
  return [
    [`staff's orders by ${search}`, (db) => readOrders(db, { ...anyOrder, search })],
    [`staff's payments by ${search}`, (db) => readPayments(db, { ...anyPayment, search })],
  ];
}

/** Searches quotes and form submissions, which exist for a tenth of the orders. */
function createOtherSearches(): [string, Query][] {
  const quotesBy = (db: Db, query: object) => readQuotes(db, quoteQuerySchema.parse(query), now);
  const inboxBy = (db: Db, query: object) => readInbox(db, inboxQuerySchema.parse(query));
  return [
    ...quoteSorts.map((sort): [string, Query] => [
      `staff's quotes by ${sort}`,
      (db) => quotesBy(db, { sort }),
    ]),
    ["staff's quotes of a rare status", (db) => quotesBy(db, { status: "canceled" })],
    ["staff's submissions", (db) => inboxBy(db, {})],
    ["staff's submissions that are new", (db) => inboxBy(db, { status: "new" })],
    ...searchesWithEqualMatches.flatMap(([by, typed]): [string, Query][] => [
      [`staff's quotes ${by}`, (db, ids, n) => quotesBy(db, { search: typed(ids, n) })],
      [`staff's submissions ${by}`, (db, ids, n) => inboxBy(db, { search: typed(ids, n) })],
    ]),
    ...textsWithoutTrigram.flatMap((search): [string, Query][] => [
      [`staff's quotes by ${search}`, (db) => quotesBy(db, { search })],
      [`staff's submissions by ${search}`, (db) => inboxBy(db, { search })],
    ]),
    ["a customer's quotes", (db, { email }) => listQuotesOfCustomer(db, email)],
    ["a customer's messages", (db, { email }) => listSubmissionsByEmail(db, email)],
  ];
}

const toPrefixSearch = (typed: string) => ({ prefixQuery: toPrefixTsquery(typed) ?? "" });

function createListSearches([by, typed]: StaffSearch): [string, Query][] {
  const orders = async (db: Db, ids: Ids, n: number) => ({
    ...anyOrder,
    search: await buildOrderSearch(db, toPrefixSearch(typed(ids, n))),
  });
  const payments = async (db: Db, ids: Ids, n: number) => ({
    ...anyPayment,
    search: await buildPaymentSearch(db, toPrefixSearch(typed(ids, n))),
  });
  return [
    [`staff's orders ${by}`, async (db, ...one) => listOrders(db, await orders(db, ...one), { limit })],
    [`how many orders ${by}`, async (db, ...one) => countOrders(db, await orders(db, ...one))],
    [
      `staff's payments ${by}`,
      async (db, ...one) => listAllPayments(db, await payments(db, ...one), { limit }),
    ],
    [`how many payments ${by}`, async (db, ...one) => countAllPayments(db, await payments(db, ...one))],
  ];
}
