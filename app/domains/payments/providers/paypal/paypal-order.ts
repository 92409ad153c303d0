import { z } from "zod";
import { type Cents, ZERO } from "~/kernel/money";
import { parseAmount } from "~/kernel/parse-amount";
import type { Outcome } from "../../gateway";
import { paypalStatus } from "../../provider-status";

const moneyShape = z.object({ currency_code: z.string(), value: z.string() });

const captureShape = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneyShape,
});
type Capture = z.infer<typeof captureShape>;

/** The part of PayPal's refund (Payments v2) this shop reads. */
export const paypalRefundShape = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneyShape.nullish(),
});
type PaypalRefund = z.infer<typeof paypalRefundShape>;

/** The part of PayPal's order (Orders v2) this shop reads. */
export const paypalOrderShape = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        amount: moneyShape,
        custom_id: z.string().nullish(),
        payments: z
          .object({
            captures: z.array(captureShape).nullish(),
            refunds: z.array(paypalRefundShape).nullish(),
          })
          .nullish(),
      }),
    )
    .min(1),
  payment_source: z.object({ paypal: z.object({ email_address: z.string().nullish() }).nullish() }).nullish(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).nullish(),
});
export type PaypalOrder = z.infer<typeof paypalOrderShape>;

/** Captured once, whatever was given back later: the money arrived. */
const arrived: readonly string[] = ["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"];

/**
 * What an order at PayPal means for the shop. What counts is its capture, not the order: PayPal answers a
 * declined capture with 201 and an order that is COMPLETED. An approved order only waits for us to capture it.
 */
export function outcomeOfOrder(order: PaypalOrder, live: boolean): Outcome {
  const [unit] = order.purchase_units;
  const capture = tellingCapture(unit?.payments?.captures ?? []);
  const money = capture?.amount ?? unit?.amount;
  const standing = capture ? standingOfCapture(capture) : standingOfOrder(order);
  const email = order.payment_source?.paypal?.email_address;
  return {
    ref: order.id,
    attemptId: unit?.custom_id ?? null,
    status: statusOf(standing, capture?.status ?? order.status),
    standing,
    transactionId: capture && standing !== "declined" ? capture.id : null,
    amount: amountOf(money?.value),
    currency: money?.currency_code ?? "",
    live,
    providerStatus: capture?.status ?? order.status,
    needsCapture: !capture && order.status === "APPROVED",
    message: null,
    failedTransactionId: standing === "declined" ? (capture?.id ?? null) : null,
    additionalData: email ? { payerEmail: email } : {},
    refunds: refundsIn(unit?.payments?.refunds ?? []),
  };
}

const notGiven: readonly string[] = ["FAILED", "CANCELLED"];

/** Whether a refund gives the money back, at once or when a bank has moved it. */
export function isGiven({ status }: Pick<PaypalRefund, "status">): boolean {
  return !notGiven.includes(status);
}

function refundsIn(refunds: readonly PaypalRefund[]): NonNullable<Outcome["refunds"]> {
  return refunds.filter(isGiven).map(({ id, amount }) => ({ id, amount: amountOf(amount?.value) }));
}

/** Of several captures the one that took money, else the one that may, else the last refusal. */
function tellingCapture(captures: readonly Capture[]): Capture | undefined {
  return (
    captures.find(({ status }) => arrived.includes(status)) ??
    captures.find(({ status }) => status === "PENDING") ??
    captures.at(-1)
  );
}

function standingOfCapture({ status }: Capture): Outcome["standing"] {
  if (arrived.includes(status)) return "paid";
  return paypalStatus(status) === "failed" ? "declined" : "held";
}

/** A completed order without a capture is paid without proof: settlement lets a person look. */
function standingOfOrder({ status }: PaypalOrder): Outcome["standing"] {
  if (status === "COMPLETED") return "paid";
  return paypalStatus(status) === "failed" ? "declined" : "open";
}

function statusOf(standing: Outcome["standing"], status: string): Outcome["status"] {
  return standing === "paid" ? "completed" : paypalStatus(status);
}

/** An amount that cannot be read is no amount of ours: it never fits, and a person looks. */
function amountOf(value: string | undefined): Cents {
  const amount = parseAmount(value ?? "");
  return amount.ok ? amount.value : ZERO;
}
