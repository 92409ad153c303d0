import type { Content } from "~/content/content";
import { type CheckoutFailure, checkoutFailureStatus } from "~/domains/checkout/checkout.failures";
import { checkoutFailureMessage } from "~/domains/checkout/checkout.messages";
import type { OrderReply } from "~/domains/checkout/checkout.schema";
import type { PlacedOrder } from "~/domains/checkout/place-order.server";
import { totalsJson } from "~/domains/checkout/priced-totals";
import { adminEmails } from "~/domains/checkout/site-admins.server";
import type { UpdatedOrder } from "~/domains/checkout/update-order.server";
import { orderMessages } from "~/domains/orders/order.messages";
import { orderJson } from "~/domains/orders/order.schema";

export type Reply = { readonly status: number; readonly body: OrderReply };

/** The answer to a placed order (ruling C33). */
export async function placedReply(content: Content, { order, payment }: PlacedOrder): Promise<Reply> {
  return {
    status: 200,
    body: {
      success: true,
      message: orderMessages.created,
      order: orderJson(order),
      adminEmail: [...(await adminEmails(content))],
      payment: payment ?? undefined,
      // While a payment is to be made nobody knows yet; PATCH answers it.
      sendEmail: payment ? undefined : true,
    },
  };
}

/** The answer to a refused order: the server's message, and the new totals when prices changed. */
export function refusedReply(failure: CheckoutFailure): Reply {
  return {
    status: checkoutFailureStatus[failure.code],
    body: {
      success: false,
      message: checkoutFailureMessage(failure),
      order: failure.code === "provider-failed" && failure.order ? orderJson(failure.order) : undefined,
      totals: failure.code === "prices-changed" ? totalsJson(failure.totals) : undefined,
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

/** The answer to an update (rulings A27, C25): where the payment stands, and whether the flow goes on. */
export async function updatedReply(
  content: Content,
  { order, sendEmail, message }: UpdatedOrder,
): Promise<Reply> {
  const adminEmail = [...(await adminEmails(content))];
  return { status: 200, body: { success: true, message, order: orderJson(order), adminEmail, sendEmail } };
}

/** An order that is not there and one that is somebody else's look the same. */
export function notFoundReply(): Reply {
  return { status: 404, body: { success: false, message: orderMessages.notFound } };
}

/** The provider did not answer: nothing is known yet, and asking again is safe. */
export function silentReply(message: string): Reply {
  return { status: 502, body: { success: false, message } };
}

export function tooManyReply(): Reply {
  return {
    status: 429,
    body: { success: false, message: "Too many requests. Please try again in a minute." },
  };
}
