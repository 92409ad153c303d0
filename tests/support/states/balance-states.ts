import { openPath, type State, type StatePath } from "./state";

const page = { title: "Pay the Balance of an Order | Stile & Rail", heading: "Pay a balance" } as const;

/** The balance of an order, with the whole text of its amounts and payments. */
function balance(name: string, path: StatePath, amounts: string, payments: string): State {
  const order = {
    role: "region",
    name: /^Order \d{9}$/,
    text: `Order {order} ${amounts} Payments ${payments}`,
  } as const;
  return { name, open: openPath(path), ...page, shows: [order, { role: "button", name: "Pay Now" }] };
}

/** A balance that cannot be paid, with the reason. */
function refusal(name: string, path: StatePath, reason: string, more: Partial<State> = {}): State {
  const shows = [
    { role: "alert", text: reason },
    { role: "link", name: "Go Back" },
  ] as const;
  return { name, open: openPath(path), ...page, shows, ...more };
}

const partlyPaid = "Total $3,677.50 Received $1,000.00 Remaining $2,677.50";

/** The page where the balance of an order is paid. */
export const balanceStates: readonly State[] = [
  balance(
    "balance that is due",
    ({ balances }) => balances.due,
    "Total $3,677.50 Received $0.01 Remaining $3,677.49",
    "Check {date} Paid $0.01",
  ),
  balance(
    "balance that is partly paid",
    ({ balances }) => balances.partlyPaid,
    partlyPaid,
    "Check {date} Paid $1,000.00",
  ),
  balance(
    "balance with a payment under review",
    ({ balances }) => balances.held,
    partlyPaid,
    "Check {date} Paid $1,000.00 Credit card {date} Under review $500.00",
  ),
  balance(
    "balance with a declined payment",
    ({ balances }) => balances.declined,
    partlyPaid,
    "Check {date} Paid $1,000.00 Credit card {date} Failed $23.91",
  ),
  refusal("balance that is paid", ({ balances }) => balances.paid, "This order has already been fully paid."),
  refusal(
    "balance of a refunded order",
    ({ balances }) => balances.refunded,
    "This order was refunded. There is nothing left to pay.",
  ),
  refusal(
    "balance of a canceled order",
    ({ balances }) => balances.canceled,
    "This order was canceled. There is nothing left to pay.",
  ),
  refusal(
    "balance of an order without installments",
    ({ balances }) => balances.wholeOnly,
    "Split payment is not enabled for this order.",
  ),
  refusal(
    "balance of an unknown order",
    "/order/split-payment?orderId=999999999&email=nobody%40example.com",
    "Order not found.",
    { status: 404 },
  ),
  {
    name: "balance that is not looked up yet",
    open: openPath("/order/split-payment"),
    ...page,
    shows: [
      { role: "textbox", name: "Order ID" },
      { role: "button", name: "Fetch Order" },
    ],
  },
  {
    name: "balance lookup without an order number",
    open: openPath("/order/split-payment?orderId=&email=ada"),
    ...page,
    shows: [
      { role: "paragraph", text: "Order ID is required" },
      { role: "button", name: "Fetch Order" },
    ],
  },
];
