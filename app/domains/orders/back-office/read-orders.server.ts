import type { Db } from "#db/client.server";
import { listAuditEntries } from "~/domains/staff/audit.server";
import { createPageRequest, toPage } from "~/kernel/list-page";
import { cents, toDollars } from "~/kernel/money/money";
import { toCsv } from "~/kernel/text/csv";
import { queryByPrefixThenSubstring, type SearchMode } from "~/kernel/text/text-search";
import { computeBalanceDue, computeRecordableAmount } from "../order";
import { toOrderJson } from "../order.schema";
import { listStatusActions } from "../order-transitions";
import {
  computeAmountDue,
  computeNetReceived,
  getRefundState,
  summarizePayments,
} from "../payments/order-money";
import { findOrder } from "../read-order.server";
import { isForgotten } from "../retention/anonymized-order";
import { buildOrderSearch, countOrders, listOrders } from "./order-list.store.server";
import type { OrderQuery, PaymentQuery } from "./order-query";
import { buildPaymentSearch, countAllPayments, listAllPayments } from "./payment-list.store.server";

const exportLimit = { limit: 10_000 };

/** Reads one page of orders. */
export async function readOrders(db: Db, query: OrderQuery) {
  const slice = createPageRequest(query.after);
  const runQuery = async (searchMode: SearchMode | undefined) => {
    const filter = { ...query, search: searchMode && (await buildOrderSearch(db, searchMode)) };
    return Promise.all([listOrders(db, filter, slice), countOrders(db, filter)]);
  };
  const [orders, total] = await queryByPrefixThenSubstring(query.search, runQuery, ([, count]) => count > 0);
  const { rows, next } = toPage(orders);
  return { orders: rows.map(toOrderRow), total, next };
}

/** Reads one order with payments, history and notes for staff; null when it does not exist. */
export async function readOrderForStaff(db: Db, id: string) {
  const order = await findOrder(db, id);
  if (!order) return null;
  const money = summarizePayments(order);
  return {
    order: toOrderJson(order),
    isForgotten: isForgotten(order),
    actions: listStatusActions(order.status),
    balance: toDollars(computeBalanceDue(order)),
    recordable: toDollars(computeRecordableAmount(order)),
    refunded: toDollars(money.refunded),
    refund: getRefundState(money),
    payments: order.payments.map((payment) => ({
      id: payment.id,
      attemptId: payment.attemptId,
      transactionId: payment.transactionId,
      amount: toDollars(payment.amount),
      provider: payment.provider,
      methodLabel: payment.methodLabel,
      status: payment.status,
      // The reference of a manual payment; its transactionId only prevents duplicates.
      reference: payment.additionalData.reference ?? payment.transactionId,
      recordedBy: payment.additionalData.recordedBy ?? null,
      voidedBy: payment.additionalData.voidedBy ?? null,
      createdAt: payment.createdAt.toISOString(),
    })),
    history: order.statusHistory.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })),
    log: await listAuditEntries(db, "order", id),
  };
}

/** Reads one page of payments of all providers. */
export async function readPayments(db: Db, query: PaymentQuery) {
  const slice = createPageRequest(query.after);
  const runQuery = async (searchMode: SearchMode | undefined) => {
    const filter = { ...query, search: searchMode && (await buildPaymentSearch(db, searchMode)) };
    return Promise.all([listAllPayments(db, filter, slice), countAllPayments(db, filter)]);
  };
  const [payments, total] = await queryByPrefixThenSubstring(
    query.search,
    runQuery,
    ([, count]) => count > 0,
  );
  const { rows, next } = toPage(payments);
  return { payments: rows.map(toPaymentRow), total, next };
}

/** Exports the filtered orders as CSV, at most 10,000. */
export async function exportOrders(db: Db, query: OrderQuery): Promise<string> {
  const runQuery = async (searchMode: SearchMode | undefined) =>
    listOrders(db, { ...query, search: searchMode && (await buildOrderSearch(db, searchMode)) }, exportLimit);
  const rows = await queryByPrefixThenSubstring(query.search, runQuery, ({ length }) => length > 0);
  return toCsv([
    ["Number", "Date", "Status", "Name", "Email", "PO number", "Total", "Paid", "Due", "Refunded"],
    ...rows.map((row) => {
      const { number, createdAt, status, name, email, poNumber } = toOrderRow(row);
      const { total, paid, due, refunded } = orderAmounts(row);
      return [number, createdAt, status, name, email, poNumber ?? "", total, paid, due, refunded];
    }),
  ]);
}

export async function exportPayments(db: Db, query: PaymentQuery): Promise<string> {
  const runQuery = async (searchMode: SearchMode | undefined) =>
    listAllPayments(
      db,
      { ...query, search: searchMode && (await buildPaymentSearch(db, searchMode)) },
      exportLimit,
    );
  const rows = await queryByPrefixThenSubstring(query.search, runQuery, ({ length }) => length > 0);
  return toCsv([
    ["Date", "Order", "Name", "Email", "Method", "Provider", "Reference", "Recorded by", "Amount", "Status"],
    ...rows.map((row) => {
      const paymentRow = toPaymentRow(row);
      return [
        ...[
          paymentRow.createdAt,
          paymentRow.orderNumber ?? "",
          paymentRow.name,
          paymentRow.email ?? "",
          paymentRow.methodLabel,
        ],
        ...[
          paymentRow.provider,
          paymentRow.reference ?? "",
          paymentRow.recordedBy ?? "",
          row.amount,
          paymentRow.status,
        ],
      ];
    }),
  ]);
}

type OrderRow = Awaited<ReturnType<typeof listOrders>>[number];

/** Amounts of an order in the list, in cents. */
function orderAmounts({ total, completed }: OrderRow) {
  const payments = completed.map((amount) => ({ status: "completed", amount: cents(amount) }) as const);
  const money = summarizePayments({ total, payments });
  return {
    ...{ total, paid: computeNetReceived(money), due: computeAmountDue(money), refunded: money.refunded },
    refund: getRefundState(money),
  };
}

function toOrderRow(row: OrderRow) {
  const { id, number, status, firstName, lastName, email, poNumber, createdAt } = row;
  const { total, paid, due, refunded, refund } = orderAmounts(row);
  return {
    ...{ id, number, status, email, poNumber },
    name: `${firstName} ${lastName}`,
    total: toDollars(total),
    paid: toDollars(paid),
    due: toDollars(due),
    refunded: toDollars(refunded),
    refund,
    createdAt: createdAt.toISOString(),
  };
}

function toPaymentRow(row: Awaited<ReturnType<typeof listAllPayments>>[number]) {
  const { id, orderId, quoteId, orderNumber, email, provider, methodLabel, status } = row;
  const { attemptId, transactionId } = row;
  return {
    ...{ attemptId, transactionId },
    ...{ id, orderId, quoteId, orderNumber, email, provider, methodLabel, status },
    name: row.firstName === null ? "" : `${row.firstName} ${row.lastName}`,
    reference: row.additionalData.reference ?? row.transactionId,
    recordedBy: row.additionalData.recordedBy ?? null,
    voidedBy: row.additionalData.voidedBy ?? null,
    amount: toDollars(row.amount),
    createdAt: row.createdAt.toISOString(),
  };
}
