import { orderMessages } from "~/domains/orders/order.messages";
import { orderJson } from "~/domains/orders/order.schema";
import { type CheckoutFailure, checkoutFailureStatus, recordedOrder } from "./checkout.failures";
import { checkoutFailureMessage } from "./checkout.messages";
import type { OrderReply } from "./order-reply.schema";
import type { PlacedOrder } from "./place-order.server";
import { totalsJson } from "./priced-totals";
import type { UpdatedOrder } from "./update-order.server";

export type Reply = { readonly status: number; readonly body: OrderReply };

/** MAIL-002: the addresses of the administrators are for signed-in staff; the server writes to them itself. */
const nobody: string[] = [];

/** The answer to a placed order (API-019). */
export function placedReply({ order, payment }: PlacedOrder): Reply {
  return {
    status: 200,
    body: {
      success: true,
      message: orderMessages.created,
      order: orderJson(order),
      adminEmail: nobody,
      payment: payment ?? undefined,
      // While a payment is to be made nobody knows yet; PATCH answers it.
      sendEmail: payment ? undefined : true,
    },
  };
}

/** The answer to a refused order: the server's message, and the new totals when prices changed. */
export function refusedReply(failure: CheckoutFailure): Reply {
  if (failure.code === "invalid-answers") {
    const complaints = Object.entries(failure.complaints).map(([field, text]) => [field, [text]] as const);
    return invalidReply(Object.fromEntries(complaints), checkoutFailureMessage(failure));
  }
  const recorded = recordedOrder(failure);
  return {
    status: checkoutFailureStatus[failure.code],
    body: {
      success: false,
      message: checkoutFailureMessage(failure),
      order: recorded && orderJson(recorded),
      totals: failure.code === "prices-changed" ? totalsJson(failure.totals) : undefined,
      unavailable: failure.code === "items-unavailable" ? [...failure.skus] : undefined,
    },
  };
}

/** The answer to a form that did not pass (CHK-024): the summary text, and the complaints by field. */
export function invalidReply(errors: Readonly<Record<string, readonly string[]>>, message: string): Reply {
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
export function updatedReply({ order, sendEmail, message }: UpdatedOrder): Reply {
  return {
    status: 200,
    body: { success: true, message, order: orderJson(order), adminEmail: nobody, sendEmail },
  };
}

/** An order that is not there and one that is somebody else's look the same. */
export function notFoundReply(): Reply {
  return { status: 404, body: { success: false, message: orderMessages.notFound } };
}

/** What no page of ours can have sent. */
export function notUnderstoodReply(): Reply {
  return { status: 400, body: { success: false, message: "The request is not understood." } };
}

/** The provider did not answer: nothing is known yet, and asking again is safe. */
export function silentReply(message: string): Reply {
  return { status: 502, body: { success: false, message } };
}

/** A mailbox gets some letters a day and no more (decision 015). */
export function tooManyFreeOrdersReply(): Reply {
  return {
    status: 429,
    body: { success: false, message: "Too many free orders for this address. Please try again tomorrow." },
  };
}
