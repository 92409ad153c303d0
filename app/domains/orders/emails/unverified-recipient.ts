import { type Order, sumCompletedPayments } from "../order";
import type { OrderEmail, OrderEmailKind } from "./order-email";

/**
 * Returns true when an email may contain text typed by the customer (decision 015). True for staff, and for
 * recipients who signed in or paid; a free order can name any recipient.
 */
export function canIncludeUserInput(kind: OrderEmailKind, order: Order): boolean {
  return kind === "order-confirmation-admin" || order.customerId !== null || sumCompletedPayments(order) > 0;
}

/** Removes the note and prevents mail programs from linking text in the addresses. */
export function omitUserInput(email: OrderEmail): OrderEmail {
  return {
    ...email,
    additionalNotes: null,
    billing: email.billing.map(preventAutoLink),
    shipping: email.shipping.map(preventAutoLink),
  };
}

/** Separates dots: "evil.example" becomes "evil. example". */
function preventAutoLink(line: string): string {
  return line.replace(/\.(?=[\p{L}\p{M}\d])/gu, ". ");
}
