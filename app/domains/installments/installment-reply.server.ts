import type { Order } from "~/domains/orders/order";
import { toOrderJson } from "~/domains/orders/order.schema";
import {
  getInstallmentFailureMessage,
  type InstallmentFailure,
  installmentFailureStatus,
  refusalTypes,
} from "./installment.failures";
import { installmentMessages } from "./installment.messages";
import type { StartedInstallment } from "./pay-installment.server";

type Reply = { readonly status: number; readonly body: object };

/** Builds the reply for a started payment, an order that was paid before, or a failure. */
export function toStartedInstallmentReply(startedInstallment: StartedInstallment): Reply {
  if (startedInstallment.ok && startedInstallment.order)
    return toPaidInstallmentReply(startedInstallment.order);
  if (!startedInstallment.ok)
    return toInstallmentRefusal(startedInstallment.failure, startedInstallment.attemptId);
  return { status: 200, body: { success: true, message: "", payment: startedInstallment.value } };
}

/** Builds the reply with the order after the payment (API-017). */
export function toPaidInstallmentReply(order: Order): Reply {
  const data = toOrderJson(order);
  return { status: 200, body: { success: true, message: installmentMessages.successful, data, order: data } };
}

/** Builds the reply to a refused payment, with its `errorType` when the order is the reason (SPLT-006). */
export function toInstallmentRefusal(failure: InstallmentFailure, attemptId: string | null = null): Reply {
  const status = installmentFailureStatus[failure.code];
  const body = {
    success: false,
    message: getInstallmentFailureMessage(failure),
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
