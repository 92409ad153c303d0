import type { OrderStatus } from "~/kernel/statuses/statuses";
import { asCustomer, type State, type StatePath } from "./state";

const address = "Fern Abbott 27 Lakeshore Road Williston, ND 58801 United States 4065550188";

type Shown = {
  readonly status: string;
  readonly payment: string;
  readonly amounts?: string;
  readonly next?: string;
};

/** The account's page of an order with its whole text. */
function order(
  name: string,
  path: StatePath,
  { status, payment, amounts = paidAmounts, next = "" }: Shown,
): State {
  const [price] = amounts.split(" ", 2).slice(1);
  return {
    name,
    open: asCustomer("full", path),
    title: "Your order",
    heading: /^Order \d{9}$/,
    shows: [
      {
        role: "article",
        name: /^Order \d{9}$/,
        text: `Order {order} {date} ${status} What was ordered Product SKU Quantity Price Palermo Gloss White Sample Door color: Gloss White SMPL-PMGW Qty 1 ${price} Shipping address ${address} Billing address ${address} Shipping method Standard shipping Payment method ${payment} ${amounts} ${next}Order these samples again Print`,
      },
    ],
  };
}

const paidAmounts = "Subtotal $12.50 Shipping (Standard shipping) $9.95 Tax (6.5%) $1.46 Total $23.91";
const freeAmounts = "Subtotal $0.00 Shipping (Standard shipping) $0.00 Tax (0%) $0.00 Total $0.00";
const card = "Credit card, Visa XXXX4242";

/** The texts for the status and the payment of an order. */
const statuses: Readonly<Record<OrderStatus, Shown>> = {
  pending: { status: "Awaiting payment", payment: "Not paid" },
  pending_payment: { status: "Awaiting payment", payment: "Not paid" },
  pending_paypal: { status: "Awaiting payment", payment: "Not paid" },
  payment_review: { status: "Payment under review", payment: "Not paid" },
  partially_paid: { status: "Partly paid", payment: "Not paid" },
  ordered: { status: "Ordered", payment: `${card}, paid` },
  processing: { status: "Processing", payment: `${card}, paid` },
  synced: { status: "Processing", payment: `${card}, paid` },
  shipped: { status: "Shipped", payment: `${card}, paid` },
  complete: { status: "Completed", payment: `${card}, paid` },
  completed: { status: "Completed", payment: `${card}, paid` },
  holded: { status: "On Hold", payment: `${card}, paid` },
  canceled: { status: "Canceled", payment: "Not paid" },
  closed: { status: "Closed", payment: `${card}, paid` },
  fraud: { status: "Canceled", payment: `${card}, paid` },
  paypal_reversed: { status: "PayPal payment reversed", payment: `${card}, paid` },
  paypal_canceled_reversal: { status: "PayPal reversal canceled", payment: `${card}, paid` },
};

/** An order in the account: in each status, and with each kind of payment. */
export const orderStates: readonly State[] = [
  ...Object.entries(statuses).map(([status, shown]) =>
    order(`order in the status ${status}`, ({ orders }) => orders[status as OrderStatus], shown),
  ),
  order("order with a payment under review", ({ orders }) => orders.held, {
    status: "Payment under review",
    payment: `${card}, under review`,
  }),
  order("refunded order", ({ orders }) => orders.refunded, {
    status: "Refunded",
    payment: `${card}, $23.91 refunded`,
  }),
  order("partly refunded order", ({ orders }) => orders.partlyRefunded, {
    status: "Ordered",
    payment: `${card}, paid, $5.00 refunded`,
  }),
  order("order with a declined payment", ({ orders }) => orders.declined, {
    status: "Awaiting payment",
    payment: `${card}, failed`,
  }),
  order("order with a balance", ({ orders }) => orders.withBalance, {
    status: "Partly paid",
    payment: `${card}, partly paid`,
    next: "$13.91 left to pay You're paying for this order in installments. Make the next payment whenever it suits you. Pay the balance · $13.91 ",
  }),
  order("free order", ({ orders }) => orders.free, {
    status: "Ordered",
    payment: "No payment needed",
    amounts: freeAmounts,
  }),
];
