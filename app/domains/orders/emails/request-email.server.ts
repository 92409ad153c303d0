import type { Db } from "#db/client.server";
import type { Content } from "~/content/client/content";
import { fetchAdminEmails } from "~/content/site-settings.server";
import { enqueueEmails, wasEmailEnqueued } from "~/domains/email/outbox/enqueue-emails.server";
import { err, ok, type Result } from "~/kernel/result";
import { normalizeEmail } from "~/kernel/text/typed-text";
import type { Clock } from "~/kernel/time/clock";
import type { Order } from "../order";
import type { ConfirmationKind } from "./order-email";
import { isConfirmable } from "./order-email";

export type EmailRequestFailure = { readonly code: "other-recipient" | "nothing-to-confirm" };

/** The HTTP status of every failure; a code without a row does not compile. */
export const emailRequestStatus = {
  "other-recipient": 403,
  "nothing-to-confirm": 409,
} as const satisfies Record<EmailRequestFailure["code"], number>;

export const emailRequestTexts = {
  "other-recipient": "This email isn't for that address.",
  "nothing-to-confirm": "This order has no payment to confirm yet.",
} as const satisfies Record<EmailRequestFailure["code"], string>;

type Services = { readonly db: Db; readonly clock: Clock; readonly content: Content };
type EmailRequest = { readonly kind: ConfirmationKind; readonly recipient: string };

/**
 * Enqueues an email about an order when the browser asks for it (CHK-029). Settlement usually enqueued it
 * already, so it is not sent twice. Only the order's address or an administrator may receive it (API-022).
 */
export async function requestEmail(
  { db, clock, content }: Services,
  order: Order,
  { kind, recipient }: EmailRequest,
): Promise<Result<null, EmailRequestFailure>> {
  const allowedRecipients =
    kind === "order-confirmation-admin" ? await fetchAdminEmails(content) : [order.email];
  if (!allowedRecipients.some((allowed) => normalizeEmail(allowed) === normalizeEmail(recipient))) {
    return err({ code: "other-recipient" });
  }
  if (!isConfirmable(kind, order)) return err({ code: "nothing-to-confirm" });
  // Every later installment has its own email, enqueued when it was paid.
  if (kind === "split-payment-confirmation") {
    return (await wasEmailEnqueued(db, kind, order.id)) ? ok(null) : err({ code: "nothing-to-confirm" });
  }
  await enqueueEmails(db, [{ kind, entityId: order.id }], clock.now());
  return ok(null);
}
