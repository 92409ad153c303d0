import * as z from "zod/mini";
import { orderSchema } from "~/domains/orders/order.schema";
import type { Result } from "~/kernel/result";
import { sendJson } from "~/kernel/send-json";
import { type StartedPayment, startedPaymentSchema } from "./started-payment";

/** What the endpoints of quotes and installments answer; amounts in dollars. */
export const payReplySchema = z.object({
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
export type PayReply = z.infer<typeof payReplySchema>;

export type PayOutcome =
  | { readonly kind: "done"; readonly reply: PayReply }
  | { readonly kind: "invalid"; readonly errors: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: "refused"; readonly message: string };

export type PayPorts = {
  /** What has to go with it for the payment to begin, or the provider's complaint. */
  readonly prepare: () => Promise<Result<object, string>>;
  /** Records the payment at the shop and begins it at the provider. */
  readonly begin: (prepared: object) => Promise<PayReply>;
  /** Takes it in the browser; the provider's complaint, or null. */
  readonly confirm: (payment: StartedPayment) => Promise<string | null>;
  /** Asks the shop what became of it; the shop asks the provider. */
  readonly settle: (payment: StartedPayment) => Promise<PayReply>;
};

/** What is said when the shop said nothing. */
export type PayTexts = { readonly failed: string; readonly trouble: string };

/** Begin, take, settle: how a browser pays a quote or an instalment. What the provider told the browser decides nothing. */
export async function takePayment(ports: PayPorts, { failed, trouble }: PayTexts): Promise<PayOutcome> {
  try {
    const prepared = await ports.prepare();
    if (!prepared.ok) return { kind: "refused", message: prepared.failure };
    const begun = await ports.begin(prepared.value);
    if (begun.errors) return { kind: "invalid", errors: begun.errors };
    if (!begun.success) return { kind: "refused", message: begun.message || failed };
    const { payment } = begun;
    if (!payment) return { kind: "done", reply: begun };
    const complaint = await ports.confirm(payment);
    const settled = await ports.settle(payment);
    if (settled.success) return { kind: "done", reply: settled };
    return { kind: "refused", message: complaint || settled.message || failed };
  } catch {
    return { kind: "refused", message: trouble };
  }
}

/** Posts JSON to the shop; rejects when it cannot be reached or answers something else. */
export async function postForPay(path: string, body: object): Promise<PayReply> {
  const response = await sendJson(path, body);
  return payReplySchema.parse(await response.json());
}
