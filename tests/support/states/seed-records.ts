import { join } from "node:path";
import { eq } from "drizzle-orm";
import { type Db, openDatabase } from "#db/client.server";
import { orderItems } from "#db/schema/orders";
import { createDraftQuote } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { insertAddress, lockAddressBook } from "~/domains/account/addresses/address.store.server";
import { findOrCreateCustomer, updateProfile } from "~/domains/account/customer.store.server";
import { customerSignInTokens } from "~/domains/account/sign-in/customer-sign-in-tokens.server";
import { requestSignIn } from "~/domains/account/sign-in/request-sign-in.server";
import { startSession } from "~/domains/account/sign-in/session.server";
import { findOrderIdByPlacement, setOrderStatus } from "~/domains/orders/order.store.server";
import { draftOrder } from "~/domains/orders/order-draft";
import { insertPayment, type NewPayment } from "~/domains/orders/payments/payment.store.server";
import { readOrder } from "~/domains/orders/read-order.server";
import { recordPastOrder } from "~/domains/orders/record-past-order.server";
import { cancelQuote } from "~/domains/quotes/back-office/extend-quote.server";
import { recordQuotePayment } from "~/domains/quotes/back-office/record-quote-payment.server";
import { openQuoteByLink, previewQuote } from "~/domains/quotes/back-office/send-quote.server";
import { convertQuote } from "~/domains/quotes/payment/convert-quote.server";
import { lockQuote } from "~/domains/quotes/quote.store.server";
import { newId } from "~/kernel/ids";
import { cents } from "~/kernel/money/money";
import type { Result } from "~/kernel/result";
import { type OrderStatus, orderStatuses } from "~/kernel/statuses/statuses";
import { dayMs } from "~/kernel/time/duration";
import { longQuoteInput, minimalQuoteInput } from "./quote-inputs";

/** The session secret of the shop whose states are opened. */
export const statesSecret = "a-session-secret-of-the-state-catalog-0123";

/** The records that the states of the catalog show: paths of pages and cookies of customers. */
export type StateRecords = {
  /** The path of a quote's payment page, by the state of the quote. */
  readonly quotes: Readonly<Record<QuoteState, string>>;
  /** The path of an order's balance page, by the state of the balance. */
  readonly balances: Readonly<Record<BalanceState, string>>;
  /** The path of an order's account page, by its status or payment. */
  readonly orders: Readonly<Record<OrderStatus | OrderPaymentState, string>>;
  /** The path of a quote's account page, by the state of the quote. */
  readonly accountQuotes: Readonly<Record<AccountQuoteState, string>>;
  /** The session cookie values of a customer with records and of one without. */
  readonly sessions: { readonly full: string; readonly empty: string };
  readonly savedAddressId: string;
  readonly signIn: {
    /** The path of a link that signs in, and of one that has expired. */
    readonly openLink: string;
    readonly expiredLink: string;
  };
};

type QuoteState =
  | "taxed"
  | "minimal"
  | "long"
  | "inParts"
  | "expired"
  | "canceled"
  | "paid"
  | "partlyPaid"
  | "refunded"
  | "held"
  | "preview";
type BalanceState =
  | "due"
  | "partlyPaid"
  | "paid"
  | "refunded"
  | "held"
  | "declined"
  | "canceled"
  | "wholeOnly";
type OrderPaymentState =
  | "unreadable"
  | "held"
  | "refunded"
  | "partlyRefunded"
  | "declined"
  | "withBalance"
  | "free";
type AccountQuoteState = "open" | "expired" | "canceled" | "paid" | "partlyPaid" | "held";

type Shop = ReturnType<typeof createQuoteShop>;

const email = "fern.abbott@example.com";
const author = "Ingrid";

/** Inserts the records into the database of a stopped shop. */
export async function seedStateRecords(dataDir: string): Promise<StateRecords> {
  const database = await openDatabase({ kind: "directory", path: join(dataDir, "database") });
  try {
    const { db } = database;
    const shop = shopAt(db, new Date());
    const before = shopAt(db, new Date(Date.now() - 60 * dayMs));
    const full = await seedCustomer(db);
    return {
      quotes: await seedQuotes(shop, before),
      balances: await seedBalances(shop),
      orders: await seedOrders(db, full.id),
      accountQuotes: await seedAccountQuotes(shop, before),
      sessions: { full: full.session, empty: await seedEmptyCustomer(db) },
      savedAddressId: full.addressId,
      signIn: {
        openLink: await requestSignInLink(shop),
        expiredLink: await requestSignInLink(shopAt(db, new Date(Date.now() - 60 * 60_000))),
      },
    };
  } finally {
    await database.close();
  }
}

function shopAt(db: Db, time: Date): Shop {
  const shop = createQuoteShop({ kind: "pglite", db });
  return { ...shop, clock: { ...shop.clock, now: () => time } };
}

async function seedQuotes(shop: Shop, before: Shop): Promise<StateRecords["quotes"]> {
  const openLink = async (changes: object, at = shop) => {
    const id = await createDraftQuote(at, { ...changes });
    return { id, path: toPath(given(await openQuoteByLink(at, { id, author }, publicUrl))) };
  };
  const canceled = await openLink({ poNumber: "PO-CANCELED" });
  given(await cancelQuote(shop, { id: canceled.id, author }));
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
    preview: toPath(given(await previewQuote(shop, previewed, publicUrl))),
  };
}

const inParts = { splitPaymentEnabled: true, minimumSplitAmount: 500 };
const publicUrl = "http://localhost";

async function seedBalances(shop: Shop): Promise<StateRecords["balances"]> {
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

async function seedOrders(db: Db, customerId: string): Promise<StateRecords["orders"]> {
  const now = new Date();
  const record = async (
    placementId: string,
    { status, isPaid, price = 1250, parts = false }: OrderWishes,
    position: number,
  ) => {
    const placedAt = new Date(now.getTime() - position * 60_000);
    const draft = draftOfCustomer(customerId, price, parts);
    await db.transaction((tx) => recordPastOrder(tx, { draft, placementId, placedAt, status, isPaid }));
    return (await findOrderIdByPlacement(db, placementId)) ?? "";
  };
  const orders: Record<string, string> = {};
  for (const [position, status] of orderStatuses.entries())
    orders[status] = await record(`state-${status}`, { status, isPaid: !unpaid.includes(status) }, position);
  const shop = shopAt(db, now);
  const more = async (name: OrderPaymentState, wishes: OrderWishes) => {
    orders[name] = await record(`state-${name}`, wishes, 30 + Object.keys(orders).length);
    return orders[name];
  };
  const held = await more("held", { status: "pending_payment", isPaid: false });
  await insertHeldPayment(shop, { orderId: held, amount: orderTotal });
  await refund(shop, await more("refunded", { status: "ordered", isPaid: true }), orderTotal);
  await refund(shop, await more("partlyRefunded", { status: "ordered", isPaid: true }), 500);
  await insertDeclinedPayment(shop, await more("declined", { status: "pending_payment", isPaid: false }));
  const withBalance = await more("withBalance", { status: "partially_paid", isPaid: false, parts: true });
  await insertPaid(shop, withBalance, 1_000);
  // No version of the shop wrote such a row. Its page fails on the server.
  const unreadable = await more("unreadable", { status: "ordered", isPaid: true });
  await db
    .update(orderItems)
    .set({ customOptions: [null] as never })
    .where(eq(orderItems.orderId, unreadable));
  await more("free", { status: "ordered", isPaid: true, price: 0 });
  return Object.fromEntries(
    Object.entries(orders).map(([name, id]) => [name, `/my-account/order/view/${id}`]),
  ) as StateRecords["orders"];
}

type OrderWishes = {
  readonly status: OrderStatus;
  readonly isPaid: boolean;
  readonly price?: number;
  readonly parts?: boolean;
};

const unpaid: readonly OrderStatus[] = [
  "pending",
  "pending_payment",
  "pending_paypal",
  "payment_review",
  "partially_paid",
  "canceled",
];

/** $12.50 and $9.95 shipping, plus 6.5 % tax. */
const orderTotal = 2_391;

function draftOfCustomer(customerId: string, price: number, hasParts: boolean) {
  const isFree = price === 0;
  return draftOrder({
    lines: [
      {
        sku: "SMPL-PMGW",
        name: "Palermo Gloss White Sample Door",
        qty: 1,
        price: cents(price),
        weight: 2,
        customOptions: [{ type: "color", value: "gloss-white", label: "Gloss White" }],
      },
    ],
    addresses: { billing: { ...place, type: "billing" }, shipping: { ...place, type: "shipping" } },
    shipping: { method: "standard", label: "Standard shipping", rate: cents(isFree ? 0 : 995) },
    tax: isFree ? { percent: 0, total: cents(0) } : { percent: 6.5, total: cents(146) },
    customerId,
    additionalNotes: null,
    minimumSplitAmount: hasParts ? cents(500) : null,
  });
}

const place = {
  email,
  firstName: "Fern",
  lastName: "Abbott",
  street1: "27 Lakeshore Road",
  street2: null,
  city: "Williston",
  state: "ND",
  zipCode: "58801",
  countryId: "US",
  phoneNumber: "4065550188",
} as const;

async function seedAccountQuotes(shop: Shop, before: Shop): Promise<StateRecords["accountQuotes"]> {
  const open = async (at: Shop, poNumber: string, changes: object = {}) => {
    const id = await createDraftQuote(at, { ...changes, email, poNumber });
    given(await openQuoteByLink(at, { id, author }, publicUrl));
    return id;
  };
  const canceled = await open(shop, "PO-2");
  given(await cancelQuote(shop, { id: canceled, author }));
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

async function seedCustomer(db: Db) {
  const now = new Date();
  const addressId = newId();
  const session = await db.transaction(async (tx) => {
    const { id } = await findOrCreateCustomer(tx, email, newId(), now);
    await updateProfile(tx, id, { firstName: "Fern", lastName: "Abbott", phoneNumber: "4065550188" }, now);
    await lockAddressBook(tx, id);
    const address = { ...place, company: null, isDefaultShipping: true, isDefaultBilling: false };
    await insertAddress(tx, id, { ...address, id: addressId }, now);
    const second = { ...address, company: "Abbott & Daughters", street1: "4 Main Street" };
    await insertAddress(
      tx,
      id,
      { ...second, id: newId(), isDefaultShipping: false },
      new Date(now.getTime() + 1),
    );
    await startSession(tx, id, "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", now);
    return { id, token: await startSession(tx, id, "A test browser", now) };
  });
  return { id: session.id, session: session.token, addressId };
}

async function seedEmptyCustomer(db: Db): Promise<string> {
  return db.transaction(async (tx) => {
    const { id } = await findOrCreateCustomer(tx, "new.customer@example.com", newId(), new Date());
    return startSession(tx, id, "A test browser", new Date());
  });
}

async function requestSignInLink(shop: Shop): Promise<string> {
  const id = given(await requestSignIn(shop, email));
  return `/my-account/sign-in/link?token=${customerSignInTokens.linkTokenOf(id, statesSecret)}`;
}

/** Converts a quote as the settlement does when a provider holds its payment. */
async function holdQuotePayment(shop: Shop, quoteId: string): Promise<void> {
  const now = shop.clock.now();
  await shop.db.transaction(async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (!quote) throw new Error(`there is no quote ${quoteId}`);
    const orderId = await convertQuote(tx, quote, now);
    await insertHeldPayment({ ...shop, db: tx }, { orderId, amount: quote.total });
  });
}

let checkNumber = 1_000;

/** Pays a quote by check, which makes it an order, and returns the order's id. */
async function payQuote(shop: Shop, quoteId: string, amount: number): Promise<string> {
  checkNumber += 1;
  const check = { method: "check", reference: String(checkNumber), author } as const;
  return given(await recordQuotePayment(shop, quoteId, { ...check, amount: cents(amount) }));
}

function refund(shop: Shop, orderId: string, amount: number): Promise<boolean> {
  return insertCardPayment(shop, { orderId, amount: cents(-amount), status: "completed" });
}

function insertPaid(shop: Shop, orderId: string, amount: number): Promise<boolean> {
  return insertCardPayment(shop, { orderId, amount: cents(amount), status: "completed" });
}

/** Inserts a payment that the provider has accepted and will decide on later. */
function insertHeldPayment(
  shop: Shop,
  { amount, orderId }: { readonly orderId: string; readonly amount: number },
): Promise<boolean> {
  const transactionResponse = { status: "processing" };
  return insertCardPayment(shop, {
    orderId,
    amount: cents(amount),
    status: "pending",
    transactionResponse,
  });
}

function insertDeclinedPayment(shop: Shop, orderId: string): Promise<boolean> {
  return insertCardPayment(shop, { orderId, amount: cents(orderTotal), status: "failed" });
}

function insertCardPayment(
  shop: Shop,
  payment: Pick<NewPayment, "orderId" | "amount" | "status"> & Partial<NewPayment>,
): Promise<boolean> {
  return insertPayment(shop.db, {
    id: newId(),
    quoteId: null,
    attemptId: null,
    provider: "stripe",
    method: "credit-card",
    methodLabel: "Credit card",
    transactionId: `ch_${newId()}`,
    additionalData: { brand: "visa", last4: "4242" },
    transactionResponse: {},
    now: shop.clock.now(),
    ...payment,
  });
}

function toPath(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}

function given<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(`a record of the states could not be created: ${result.failure.code}`);
  return result.value;
}
