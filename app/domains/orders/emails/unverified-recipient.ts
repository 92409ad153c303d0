import { type Order, paidAmount } from "../order";
import type { OrderEmail, OrderEmailKind } from "./order-email";

/**
 * Whether a letter may say what was typed (decision 015): to staff it may, and to a mailbox whose owner is signed in or has
 * paid. An order that costs nothing names whom it likes.
 */
export function canIncludeUserInput(kind: OrderEmailKind, order: Order): boolean {
  return kind === "order-confirmation-admin" || order.customerId !== null || paidAmount(order) > 0;
}

/** The letter without the note, and with addresses in which no mail program finds one of the web to make a link of. */
export function withoutUserInput(email: OrderEmail): OrderEmail {
  return {
    ...email,
    additionalNotes: null,
    billing: email.billing.map(preventAutoLink),
    shipping: email.shipping.map(preventAutoLink),
  };
}

/** "evil.example" is "evil. example", and "P.O. Box 7" is one still: "P. O. Box 7". */
function preventAutoLink(line: string): string {
  return line.replace(/\.(?=[\p{L}\p{M}\d])/gu, ". ");
}
