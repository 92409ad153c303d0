import { orderMessages } from "~/domains/orders/order.messages";

/** The exact texts of the split-payment page. */
export const installmentMessages = {
  orderNotExist: orderMessages.notFound,
  notEnabled: "Split payment is not enabled for this order.",
  alreadyPaid: "This order has already been fully paid.",
  refunded: "This order was refunded. There is nothing left to pay.",
  canceled: "This order was canceled. There is nothing left to pay.",
  fetchFailed: "Failed to fetch order. Please try again later.",
  orderIdRequired: orderMessages.idRequired,
  emailRequired: "Email is required",
  successful: "Payment successful!",
  failed: "Payment failed",
  reserved: (free: string, { canTakeOver }: { readonly canTakeOver: boolean }) =>
    [
      `Someone is paying for this order right now. Until that payment is decided, you can pay ${free}. Please try again in a few minutes.`,
      ...(canTakeOver ? ["If it's your order, sign in with its email to pay it now."] : []),
    ].join(" "),
} as const;

/** A message about a payment clears after 5 seconds. */
export const messageDurationMs = 5_000;
