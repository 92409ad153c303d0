import type { Order } from "~/domains/orders/order";
import { orderJson } from "~/domains/orders/order.schema";
import {
  type InstalmentFailure,
  instalmentFailureMessage,
  instalmentFailureStatus,
  refusalTypes,
} from "./instalment.failures";
import { instalmentMessages } from "./instalment.messages";
import type { BegunInstalment } from "./pay-instalment.server";

type Reply = { readonly status: number; readonly body: object };

/** The payment that was begun, the order where it was paid before, or why none was begun. */
export function begunReply(begun: BegunInstalment): Reply {
  if (begun.ok && begun.order) return paidReply(begun.order);
  if (!begun.ok) return instalmentRefusal(begun.failure, begun.attemptId);
  return { status: 200, body: { success: true, message: "", payment: begun.value } };
}

/** API-017: the order as it stands after the payment. */
export function paidReply(order: Order): Reply {
  const data = orderJson(order);
  return { status: 200, body: { success: true, message: instalmentMessages.successful, data, order: data } };
}

/** A refusal; where the order is to blame, with its `errorType` (SPLT-006). */
export function instalmentRefusal(failure: InstalmentFailure, attemptId: string | null = null): Reply {
  const status = instalmentFailureStatus[failure.code];
  const body = {
    success: false,
    message: instalmentFailureMessage(failure),
    ...(attemptId ? { attemptId } : {}),
  };
  switch (failure.code) {
    case "no-such-order":
    case "no-split-payment":
    case "order-paid":
    case "order-refunded":
    case "order-canceled":
      return { status, body: { ...body, errorType: refusalTypes[failure.code] } };
    case "form-invalid":
      return { status, body: { ...body, errors: failure.errors } };
    default:
      return { status, body };
  }
}
