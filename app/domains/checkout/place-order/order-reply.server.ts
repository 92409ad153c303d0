import { orderMessages } from "~/domains/orders/order.messages";
import { toOrderJson } from "~/domains/orders/order.schema";
import { type CheckoutFailure, checkoutFailureStatus, getRecordedOrder } from "../checkout.failures";
import { getCheckoutFailureMessage } from "../checkout.messages";
import type { OrderReply } from "./order-reply.schema";
import type { PlacedOrder } from "./place-order.server";
import { toTotalsJson } from "./priced-totals";
import type { UpdatedOrder } from "./settle-order-payment.server";

export type Reply = { readonly status: number; readonly body: OrderReply };

/** Administrator addresses are for signed-in staff only; the server emails them itself (MAIL-002). */
const noAdminEmails: string[] = [];

/** Builds the reply for a placed order (API-019). */
export function toPlacedOrderReply({ order, payment }: PlacedOrder): Reply {
  return {
    status: 200,
    body: {
      success: true,
      message: orderMessages.created,
      order: toOrderJson(order),
      adminEmail: noAdminEmails,
      payment: payment ?? undefined,
      // Unknown while a payment is pending; PATCH returns it.
      sendEmail: payment ? undefined : true,
    },
  };
}

/** Builds the reply for a refused order: the message, and new totals when prices changed. */
export function toOrderRefusal(failure: CheckoutFailure): Reply {
  if (failure.code === "invalid-answers") {
    const errors = Object.entries(failure.errors).map(([field, text]) => [field, [text]] as const);
    return toInvalidReply(Object.fromEntries(errors), getCheckoutFailureMessage(failure));
  }
  const recorded = getRecordedOrder(failure);
  return {
    status: checkoutFailureStatus[failure.code],
    body: {
      success: false,
      message: getCheckoutFailureMessage(failure),
      order: recorded && toOrderJson(recorded),
      totals: failure.code === "prices-changed" ? toTotalsJson(failure.totals) : undefined,
      unavailable: failure.code === "items-unavailable" ? [...failure.skus] : undefined,
    },
  };
}

/** Builds the reply for an invalid form (CHK-024): the summary and the errors by field. */
export function toInvalidReply(errors: Readonly<Record<string, readonly string[]>>, message: string): Reply {
  return {
    status: 422,
    body: {
      success: false,
      message,
      errors: Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [...texts]])),
    },
  };
}

/**
 * Builds the reply for an updated order (API-021, CHK-028): its payment state and whether the flow continues.
 */
export function toUpdatedOrderReply({ order, sendEmail, message }: UpdatedOrder): Reply {
  return {
    status: 200,
    body: { success: true, message, order: toOrderJson(order), adminEmail: noAdminEmails, sendEmail },
  };
}

/** Builds the same reply for a missing order and for an order of another browser. */
export function toNotFoundReply(): Reply {
  return { status: 404, body: { success: false, message: orderMessages.notFound } };
}

/** Builds the reply for a malformed request. */
export function toBadRequestReply(): Reply {
  return { status: 400, body: { success: false, message: "We couldn't understand that request." } };
}

/** Builds the reply when the provider did not answer; repeating the request is safe. */
export function toNoAnswerReply(message: string): Reply {
  return { status: 502, body: { success: false, message } };
}

/** Returns the reply to one free order too many for an email address (decision 015). */
export function toTooManyFreeOrdersReply(): Reply {
  return {
    status: 429,
    body: { success: false, message: "Too many free orders for this address. Please try again tomorrow." },
  };
}
