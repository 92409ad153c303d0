import { z } from "zod";
import { addOrderNote } from "~/domains/back-office/add-order-note.server";
import {
  type OrderPaymentFailure,
  orderPaymentStatus,
  orderPaymentTexts,
  recordOrderPayment,
} from "~/domains/back-office/record-order-payment.server";
import { orderEmailKinds } from "~/domains/orders/emails/order-email";
import {
  type ResendFailure,
  resendEmail,
  resendFailureStatus,
  resendFailureTexts,
} from "~/domains/orders/emails/resend-email.server";
import type { Result } from "~/kernel/result";
import type { Services } from "../services/services.server";
import { manualPaymentFields, noteField } from "./staff-fields";

/** The actions of staff on one order: record a manual payment, add a note, send an email again. */
export const orderActionSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("payment"), ...manualPaymentFields }),
  z.object({ action: z.literal("note"), text: noteField }),
  z.object({ action: z.literal("resend"), letter: z.enum(orderEmailKinds) }),
]);

export const orderActionStatus = { ...orderPaymentStatus, ...resendFailureStatus } as const;
export const orderActionTexts = { ...orderPaymentTexts, ...resendFailureTexts } as const;

type Target = { readonly id: string; readonly author: string };

export function runOrderAction(
  services: Services,
  { id, author }: Target,
  action: z.output<typeof orderActionSchema>,
): Promise<Result<null, OrderPaymentFailure | ResendFailure>> {
  switch (action.action) {
    case "payment": {
      const { method, amount, reference } = action;
      return recordOrderPayment(services, id, { method, amount, reference, author });
    }
    case "note":
      return addOrderNote(services, { orderId: id, author, text: action.text });
    case "resend":
      return resendEmail(services, { orderId: id, kind: action.letter, author });
  }
}
