import { z } from "zod";
import { type Cents, ZERO } from "~/kernel/money/money";
import { parseAmount } from "~/kernel/money/parse-amount";
import type { ProviderResult } from "../../payment-gateway";
import { toPaypalPaymentStatus } from "../../provider-status";

const moneySchema = z.object({ currency_code: z.string(), value: z.string() });

const captureSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneySchema,
});
type Capture = z.infer<typeof captureSchema>;

/** The fields of PayPal's refund that the shop reads (Payments v2). */
export const paypalRefundSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneySchema.nullish(),
});
type PaypalRefund = z.infer<typeof paypalRefundSchema>;

/** The fields of PayPal's order that the shop reads (Orders v2). */
export const paypalOrderSchema = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        amount: moneySchema,
        custom_id: z.string().nullish(),
        payments: z
          .object({
            captures: z.array(captureSchema).nullish(),
            refunds: z.array(paypalRefundSchema).nullish(),
          })
          .nullish(),
      }),
    )
    .min(1),
  payment_source: z.object({ paypal: z.object({ email_address: z.string().nullish() }).nullish() }).nullish(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).nullish(),
});
export type PaypalOrder = z.infer<typeof paypalOrderSchema>;

/** Capture statuses in which money arrived, even if it was refunded later. */
const capturedStatuses: readonly string[] = ["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"];

/**
 * Maps a PayPal order to a provider result. The capture decides, not the order: PayPal returns a declined
 * capture with status 201 and an order that is COMPLETED.
 */
export function toPaypalOrderResult(order: PaypalOrder, live: boolean): ProviderResult {
  const [unit] = order.purchase_units;
  const capture = chooseDecisiveCapture(unit?.payments?.captures ?? []);
  const money = capture?.amount ?? unit?.amount;
  const state = capture ? getCaptureState(capture) : getOrderState(order);
  const email = order.payment_source?.paypal?.email_address;
  return {
    ref: order.id,
    attemptId: unit?.custom_id ?? null,
    status: toPaymentStatus(state, capture?.status ?? order.status),
    state,
    transactionId: capture && state !== "declined" ? capture.id : null,
    amount: parsePaypalAmount(money?.value),
    currency: money?.currency_code ?? "",
    live,
    providerStatus: capture?.status ?? order.status,
    needsCapture: !capture && order.status === "APPROVED",
    message: null,
    failedTransactionId: state === "declined" ? (capture?.id ?? null) : null,
    additionalData: email ? { payerEmail: email } : {},
    refunds: listRefunds(unit?.payments?.refunds ?? []),
  };
}

const failedRefundStatuses: readonly string[] = ["FAILED", "CANCELLED"];

/** Returns true when a refund succeeds, at once or  after the bank transfer. */
export function isSuccessfulRefund({ status }: Pick<PaypalRefund, "status">): boolean {
  return !failedRefundStatuses.includes(status);
}

function listRefunds(refunds: readonly PaypalRefund[]): NonNullable<ProviderResult["refunds"]> {
  return refunds
    .filter(isSuccessfulRefund)
    .map(({ id, amount }) => ({ id, amount: parsePaypalAmount(amount?.value) }));
}

/** Chooses the capture that took money, else a pending one, else the last one. */
function chooseDecisiveCapture(captures: readonly Capture[]): Capture | undefined {
  return (
    captures.find(({ status }) => capturedStatuses.includes(status)) ??
    captures.find(({ status }) => status === "PENDING") ??
    captures.at(-1)
  );
}

function getCaptureState({ status }: Capture): ProviderResult["state"] {
  if (capturedStatuses.includes(status)) return "paid";
  return toPaypalPaymentStatus(status) === "failed" ? "declined" : "held";
}

/**
 * Returns the state of an order. A completed order without a capture has no proof of payment; settlement sends it to
 * review.
 */
function getOrderState({ status }: PaypalOrder): ProviderResult["state"] {
  if (status === "COMPLETED") return "paid";
  return toPaypalPaymentStatus(status) === "failed" ? "declined" : "open";
}

function toPaymentStatus(state: ProviderResult["state"], status: string): ProviderResult["status"] {
  return state === "paid" ? "completed" : toPaypalPaymentStatus(status);
}

/** Parses an amount. An unreadable one becomes zero; it never matches, so staff review it. */
function parsePaypalAmount(value: string | undefined): Cents {
  const amount = parseAmount(value ?? "");
  return amount.ok ? amount.value : ZERO;
}
