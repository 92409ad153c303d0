import * as z from "zod/mini";
import { orderSchema } from "~/domains/orders/order.schema";
import type { Result } from "~/kernel/result";
import { sendJson } from "~/kernel/send-json";
import { type StartedPayment, startedPaymentSchema } from "./started-payment";

/** What the endpoints of quotes and installments answer; amounts in dollars. */
export const paymentReplySchema = z.object({
  success: z.boolean(),
  message: z.string(),
  /** Complaints by field. */
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Begun: to be taken in the browser. */
  payment: z.optional(startedPaymentSchema),
  /** What was recorded, where the provider then failed: the next press goes on with it. */
  attemptId: z.optional(z.string()),
  /** What was paid for; there when it is paid. */
  order: z.optional(orderSchema),
});
export type PaymentReply = z.infer<typeof paymentReplySchema>;

export type PayResult =
  | { readonly kind: "done"; readonly reply: PaymentReply }
  | { readonly kind: "invalid"; readonly errors: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: "refused"; readonly message: string };

export type PaySteps = {
  /** What has to go with it for the payment to begin, or the provider's complaint. */
  readonly prepare: () => Promise<Result<object, string>>;
  /** Records the payment at the shop and begins it at the provider. */
  readonly start: (prepared: object) => Promise<PaymentReply>;
  /** Takes it in the browser; the provider's complaint, or null. */
  readonly confirm: (payment: StartedPayment) => Promise<string | null>;
  /** Asks the shop what became of it; the shop asks the provider. */
  readonly settle: (payment: StartedPayment) => Promise<PaymentReply>;
};

/** What is said when the shop said nothing. */
export type PayMessages = { readonly failed: string; readonly trouble: string };

/** Begin, take, settle: how a browser pays a quote or an instalment. What the provider told the browser decides nothing. */
export async function payInBrowser(ports: PaySteps, { failed, trouble }: PayMessages): Promise<PayResult> {
  try {
    const prepared = await ports.prepare();
    if (!prepared.ok) return { kind: "refused", message: prepared.failure };
    const started = await ports.start(prepared.value);
    if (started.errors) return { kind: "invalid", errors: started.errors };
    if (!started.success) return { kind: "refused", message: started.message || failed };
    const { payment } = started;
    if (!payment) return { kind: "done", reply: started };
    const error = await ports.confirm(payment);
    const settled = await ports.settle(payment);
    if (settled.success) return { kind: "done", reply: settled };
    return { kind: "refused", message: error || settled.message || failed };
  } catch {
    return { kind: "refused", message: trouble };
  }
}

/** Posts JSON to the shop; rejects when it cannot be reached or answers something else. */
export async function postPayment(path: string, body: object): Promise<PaymentReply> {
  const response = await sendJson(path, body);
  return paymentReplySchema.parse(await response.json());
}
