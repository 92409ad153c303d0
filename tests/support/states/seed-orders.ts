import { eq } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { orderItems } from "#db/schema/orders";
import { findOrderIdByPlacement } from "~/domains/orders/order.store.server";
import { createOrderDraft } from "~/domains/orders/order-draft";
import { recordPastOrder } from "~/domains/orders/record-past-order.server";
import { cents } from "~/kernel/money/money";
import { type OrderStatus, orderStatuses } from "~/kernel/statuses/statuses";
import {
  createShopAt,
  insertDeclinedPayment,
  insertHeldPayment,
  insertPaid,
  orderTotal,
  refund,
} from "./seed-payments";
import type { OrderPaymentState, StateRecords } from "./state-records";

export async function seedOrders(db: Db, customerId: string): Promise<StateRecords["orders"]> {
  const now = new Date();
  const record = async (
    placementId: string,
    { status, isPaid, price = 1250, parts = false }: OrderWishes,
    position: number,
  ) => {
    const placedAt = new Date(now.getTime() - position * 60_000);
    const draft = createDraftOfCustomer(customerId, price, parts);
    await db.transaction((tx) => recordPastOrder(tx, { draft, placementId, placedAt, status, isPaid }));
    return (await findOrderIdByPlacement(db, placementId)) ?? "";
  };
  const orders: Record<string, string> = {};
  for (const [position, status] of orderStatuses.entries())
    orders[status] = await record(`state-${status}`, { status, isPaid: !unpaid.includes(status) }, position);
  const shop = createShopAt(db, now);
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

/** A draft of one sample; null is a guest. */
export function createDraftOfCustomer(customerId: string | null, price: number, hasParts: boolean) {
  const isFree = price === 0;
  return createOrderDraft({
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

/** The address of the customer with records. */
export const place = {
  email: "fern.abbott@example.com",
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
