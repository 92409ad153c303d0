import { orderMessages } from "~/domains/orders/order.messages";
import { toOrderJson } from "~/domains/orders/order.schema";
import { type CheckoutFailure, checkoutFailureStatus, recordedOrder } from "../checkout.failures";
import { checkoutFailureMessage } from "../checkout.messages";
import type { OrderReply } from "./order-reply.schema";
import type { PlacedOrder } from "./place-order.server";
import { toTotalsJson } from "./priced-totals";
import type { UpdatedOrder } from "./update-order.server";

export type Reply = { readonly status: number; readonly body: OrderReply };

/** MAIL-002: the addresses of the administrators are for signed-in staff; the server writes to them itself. */
const noAdminEmails: string[] = [];

/** The answer to a placed order (API-019). */
export function toPlacedReply({ order, payment }: PlacedOrder): Reply {
  return {
    status: 200,
    body: {
      success: true,
      message: orderMessages.created,
      order: toOrderJson(order),
      adminEmail: noAdminEmails,
      payment: payment ?? undefined,
      // While a payment is to be made nobody knows yet; PATCH answers it.
      sendEmail: payment ? undefined : true,
    },
  };
}

/** The answer to a refused order: the server's message, and the new totals when prices changed. */
export function toRefusedReply(failure: CheckoutFailure): Reply {
  if (failure.code === "invalid-answers") {
    const errors = Object.entries(failure.errors).map(([field, text]) => [field, [text]] as const);
    return toInvalidReply(Object.fromEntries(errors), checkoutFailureMessage(failure));
  }
  const recorded = recordedOrder(failure);
  return {
    status: checkoutFailureStatus[failure.code],
    body: {
      success: false,
      message: checkoutFailureMessage(failure),
      order: recorded && toOrderJson(recorded),
      totals: failure.code === "prices-changed" ? toTotalsJson(failure.totals) : undefined,
      unavailable: failure.code === "items-unavailable" ? [...failure.skus] : undefined,
    },
  };
}

/** The answer to a form that did not pass (CHK-024): the summary text, and the complaints by field. */
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

/** The answer to an update (API-021, CHK-028): where the payment stands, and whether the flow goes on. */
export function toUpdatedReply({ order, sendEmail, message }: UpdatedOrder): Reply {
  return {
    status: 200,
    body: { success: true, message, order: toOrderJson(order), adminEmail: noAdminEmails, sendEmail },
  };
}

/** An order that is not there and one that is somebody else's look the same. */
export function toNotFoundReply(): Reply {
  return { status: 404, body: { success: false, message: orderMessages.notFound } };
}

/** What no page of ours can have sent. */
export function toBadRequestReply(): Reply {
  return { status: 400, body: { success: false, message: "The request is not understood." } };
}

/** The provider did not answer: nothing is known yet, and asking again is safe. */
export function toNoAnswerReply(message: string): Reply {
  return { status: 502, body: { success: false, message } };
}

/** A mailbox gets some letters a day and no more (decision 015). */
export function toTooManyFreeOrdersReply(): Reply {
  return {
    status: 429,
    body: { success: false, message: "Too many free orders for this address. Please try again tomorrow." },
  };
}
