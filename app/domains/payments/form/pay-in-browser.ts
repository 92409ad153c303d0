import { sendJson } from "@stile-and-rail/http/send-json";
import * as z from "zod/mini";
import { orderSchema } from "~/domains/orders/order.schema";
import type { Result } from "~/kernel/result";
import { type StartedPayment, startedPaymentSchema } from "../started-payment";

/** The replies of the endpoints that pay quotes and installments; amounts in dollars. */
export const paymentReplySchema = z.object({
  success: z.boolean(),
  message: z.string(),
  /** Validation errors by field. */
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The started payment; the browser completes it. */
  payment: z.optional(startedPaymentSchema),
  /** The recorded attempt, also when the provider failed; the next submit continues it. */
  attemptId: z.optional(z.string()),
  /** The paid order; absent until it is paid. */
  order: z.optional(orderSchema),
});
export type PaymentReply = z.infer<typeof paymentReplySchema>;

export type PayResult =
  | { readonly kind: "done"; readonly reply: PaymentReply }
  | { readonly kind: "invalid"; readonly errors: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: "refused"; readonly message: string };

export type PaySteps = {
  /** Returns what the payment needs to start (a card token), or an error message. */
  readonly prepare: () => Promise<Result<object, string>>;
  /** Records the payment at the shop and starts it at the provider. */
  readonly start: (prepared: object) => Promise<PaymentReply>;
  /** Confirms the payment in the browser; returns an error message or null. */
  readonly confirm: (payment: StartedPayment) => Promise<string | null>;
  /** Fetches the result from the shop, which fetches it from the provider. */
  readonly settle: (payment: StartedPayment) => Promise<PaymentReply>;
};

/** Messages for failures without a message from the server. */
export type PayMessages = { readonly failed: string; readonly unexpectedError: string };

/**
 * Pays a quote or an installment from the browser: start, confirm, settle. The shop never trusts what the
 * provider told the browser.
 */
export async function payInBrowser(
  ports: PaySteps,
  { failed, unexpectedError }: PayMessages,
): Promise<PayResult> {
  try {
    const prepared = await ports.prepare();
    if (!prepared.ok) return { kind: "refused", message: prepared.failure };
    const started = await ports.start(prepared.value);
    if (started.errors) return { kind: "invalid", errors: started.errors };
    if (!started.success) return { kind: "refused", message: started.message || failed };
    const { payment } = started;
    if (!payment) return { kind: "done", reply: started };
    const error = await ports.confirm(payment);
    const settlement = await ports.settle(payment);
    if (settlement.success) return { kind: "done", reply: settlement };
    return { kind: "refused", message: error || settlement.message || failed };
  } catch {
    return { kind: "refused", message: unexpectedError };
  }
}

/** Posts JSON to the shop; rejects on a network error or an unexpected reply. */
export async function postPayment(path: string, body: object): Promise<PaymentReply> {
  const response = await sendJson(path, body);
  return paymentReplySchema.parse(await response.json());
}
