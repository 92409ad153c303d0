import { createDraftQuote } from "#tests/support/quotes/create-quote";
import { setOrderStatus } from "~/domains/orders/order.store.server";
import { readOrder } from "~/domains/orders/read-order.server";
import { cancelQuote } from "~/domains/quotes/back-office/extend-quote.server";
import { openQuoteByLink, previewQuote } from "~/domains/quotes/back-office/send-quote.server";
import { longQuoteInput, minimalQuoteInput } from "./quote-inputs";
import {
  author,
  holdQuotePayment,
  insertDeclinedPayment,
  insertHeldPayment,
  payQuote,
  refund,
  type SeededShop,
  unwrapResult,
} from "./seed-payments";
import type { StateRecords } from "./state-records";

export async function seedQuotes(shop: SeededShop, before: SeededShop): Promise<StateRecords["quotes"]> {
  const openLink = async (changes: object, at = shop) => {
    const id = await createDraftQuote(at, { ...changes });
    return { id, path: toPath(unwrapResult(await openQuoteByLink(at, { id, author }, publicUrl))) };
  };
  const canceled = await openLink({ poNumber: "PO-CANCELED" });
  unwrapResult(await cancelQuote(shop, { id: canceled.id, author }));
  const paid = await openLink({ poNumber: "PO-PAID" });
  await payQuote(shop, paid.id, 367_750);
  const partlyPaid = await openLink({ ...inParts, poNumber: "PO-PARTLY" });
  await payQuote(shop, partlyPaid.id, 100_000);
  const refunded = await openLink({ poNumber: "PO-REFUNDED" });
  await refund(shop, await payQuote(shop, refunded.id, 367_750), 367_750);
  const held = await openLink({ poNumber: "PO-HELD" });
  await holdQuotePayment(shop, held.id);
  const previewed = await createDraftQuote(shop, { poNumber: "PO-PREVIEW" });
  return {
    taxed: (await openLink({})).path,
    minimal: (await openLink(minimalQuoteInput)).path,
    long: (await openLink(longQuoteInput)).path,
    inParts: (await openLink(inParts)).path,
    expired: (await openLink({}, before)).path,
    canceled: canceled.path,
    paid: paid.path,
    partlyPaid: partlyPaid.path,
    refunded: refunded.path,
    held: held.path,
    preview: toPath(unwrapResult(await previewQuote(shop, previewed, publicUrl))),
  };
}

const inParts = { splitPaymentEnabled: true, minimumSplitAmount: 500 };
const publicUrl = "http://localhost";

export async function seedBalances(shop: SeededShop): Promise<StateRecords["balances"]> {
  const balanceOf = async (paid: number, change?: (orderId: string) => Promise<unknown>, parts = inParts) => {
    const quoteId = await createDraftQuote(shop, { ...parts });
    const orderId = await payQuote(shop, quoteId, paid);
    await change?.(orderId);
    const { orderIncrementId, email: payer } = await readOrder(shop.db, orderId);
    return `/order/split-payment?${new URLSearchParams({ orderId: orderIncrementId, email: payer })}`;
  };
  return {
    due: await balanceOf(1),
    partlyPaid: await balanceOf(100_000),
    paid: await balanceOf(367_750),
    refunded: await balanceOf(367_750, (orderId) => refund(shop, orderId, 367_750)),
    held: await balanceOf(100_000, (orderId) => insertHeldPayment(shop, { orderId, amount: 50_000 })),
    declined: await balanceOf(100_000, (orderId) => insertDeclinedPayment(shop, orderId)),
    canceled: await balanceOf(100_000, (orderId) =>
      setOrderStatus(shop.db, orderId, "canceled", shop.clock.now()),
    ),
    wholeOnly: await balanceOf(367_750, undefined, { splitPaymentEnabled: false, minimumSplitAmount: 0 }),
  };
}

export async function seedAccountQuotes(
  shop: SeededShop,
  before: SeededShop,
  email: string,
): Promise<StateRecords["accountQuotes"]> {
  const open = async (at: SeededShop, poNumber: string, changes: object = {}) => {
    const id = await createDraftQuote(at, { ...changes, email, poNumber });
    unwrapResult(await openQuoteByLink(at, { id, author }, publicUrl));
    return id;
  };
  const canceled = await open(shop, "PO-2");
  unwrapResult(await cancelQuote(shop, { id: canceled, author }));
  const paid = await open(shop, "PO-3");
  await payQuote(shop, paid, 367_750);
  const partlyPaid = await open(shop, "PO-4", inParts);
  await payQuote(shop, partlyPaid, 100_000);
  const held = await open(shop, "PO-6");
  await holdQuotePayment(shop, held);
  const path = (id: string) => `/my-account/quote/view/${id}`;
  return {
    open: path(await open(shop, "PO-5")),
    expired: path(await open(before, "PO-1")),
    canceled: path(canceled),
    paid: path(paid),
    partlyPaid: path(partlyPaid),
    held: path(held),
  };
}

function toPath(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}
