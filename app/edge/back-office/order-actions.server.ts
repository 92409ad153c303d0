import { z } from "zod";
import { addOrderNote } from "~/domains/back-office/add-order-note.server";
import {
  changeOrderStatus,
  type StatusChangeFailure,
  shipOrder,
  statusChangeFailureStatus,
  statusChangeFailureTexts,
} from "~/domains/back-office/change-order-status.server";
import {
  type OrderPaymentFailure,
  orderPaymentStatus,
  orderPaymentTexts,
  recordOrderPayment,
} from "~/domains/back-office/record-order-payment.server";
import {
  type OrderRefundFailure,
  refundFailureStatus,
  refundFailureTexts,
  refundOrderPayment,
} from "~/domains/back-office/refund-order-payment.server";
import {
  type OrderVoidFailure,
  voidFailureStatus,
  voidFailureTexts,
  voidOrderPayment,
} from "~/domains/back-office/void-order-payment.server";
import { confirmationKinds } from "~/domains/orders/emails/order-email";
import {
  type ResendFailure,
  resendEmail,
  resendFailureStatus,
  resendFailureTexts,
} from "~/domains/orders/emails/resend-email.server";
import { statusActions } from "~/domains/orders/order-transitions";
import type { Result } from "~/kernel/result";
import type { Services } from "../services/services.server";
import {
  manualPaymentFields,
  noteField,
  refundActionSchema,
  shipActionSchema,
  toShipmentInput,
} from "./staff-fields";

const plainStatusActions = statusActions.filter((action) => action !== "ship");

/** The actions of staff on one order: payments, shipments, status, notes and emails. */
export const orderActionSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("payment"), ...manualPaymentFields }),
  shipActionSchema,
  refundActionSchema,
  z.object({ action: z.enum(plainStatusActions) }),
  z.object({ action: z.literal("void"), paymentId: z.uuid() }),
  z.object({ action: z.literal("note"), text: noteField }),
  z.object({ action: z.literal("resend"), letter: z.enum(confirmationKinds) }),
]);

export const orderActionStatus = {
  ...statusChangeFailureStatus,
  ...orderPaymentStatus,
  ...resendFailureStatus,
  ...refundFailureStatus,
  ...voidFailureStatus,
} as const;
export const orderActionTexts = {
  ...statusChangeFailureTexts,
  ...orderPaymentTexts,
  ...resendFailureTexts,
  ...refundFailureTexts,
  ...voidFailureTexts,
} as const;

type OrderActionFailure =
  | OrderPaymentFailure
  | OrderRefundFailure
  | OrderVoidFailure
  | ResendFailure
  | StatusChangeFailure;

type Target = { readonly id: string; readonly author: string };

export function runOrderAction(
  services: Services,
  { id, author }: Target,
  action: z.output<typeof orderActionSchema>,
): Promise<Result<null, OrderActionFailure>> {
  switch (action.action) {
    case "payment": {
      const { method, amount, reference } = action;
      return recordOrderPayment(services, id, { method, amount, reference, author });
    }
    case "ship":
      return shipOrder(services, { orderId: id, author }, toShipmentInput(action));
    case "refund": {
      const { key, paymentId, amount } = action;
      return refundOrderPayment(services, id, { key, paymentId, amount, author });
    }
    case "void":
      return voidOrderPayment(services, id, { paymentId: action.paymentId, author });
    case "note":
      return addOrderNote(services, { orderId: id, author, text: action.text });
    case "resend":
      return resendEmail(services, { orderId: id, kind: action.letter, author });
    default:
      return changeOrderStatus(services, { orderId: id, author }, action.action);
  }
}
