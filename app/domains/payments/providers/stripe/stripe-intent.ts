import { z } from "zod";
import { cents } from "~/kernel/money/money";
import type { ProviderResult } from "../../payment-gateway";
import { toStripePaymentStatus } from "../../provider-status";

const refundSchema = z.object({ id: z.string(), amount: z.number().int(), status: z.string().nullish() });

const chargeSchema = z.object({
  id: z.string(),
  refunds: z.object({ data: z.array(refundSchema) }).nullish(),
  payment_method_details: z
    .object({
      card: z.object({ last4: z.string().nullish(), brand: z.string().nullish() }).nullish(),
    })
    .nullish(),
});

/** The fields of Stripe's payment intent that the shop reads. */
export const intentSchema = z.object({
  id: z.string().startsWith("pi_"),
  object: z.literal("payment_intent"),
  status: z.string(),
  amount: z.number().int().nonnegative(),
  amount_received: z.number().int().nullish(),
  currency: z.string(),
  livemode: z.boolean(),
  client_secret: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  last_payment_error: z.object({ message: z.string().nullish(), charge: z.string().nullish() }).nullish(),
  latest_charge: z.union([z.string(), chargeSchema]).nullish(),
});
export type StripeIntent = z.infer<typeof intentSchema>;

/** Maps an intent to a provider result (PAY-008: `last_payment_error` means a failed payment). */
export function toIntentResult(intent: StripeIntent): ProviderResult {
  const state = getIntentState(intent);
  const charge = getCharge(intent);
  const moneyMoved = state === "paid" || intent.status === "requires_capture";
  return {
    ref: intent.id,
    attemptId: intent.metadata?.attemptId ?? null,
    status: state === "declined" ? "failed" : toStripePaymentStatus(intent.status),
    state,
    transactionId: moneyMoved ? charge.id : null,
    amount: cents(state === "paid" ? (intent.amount_received ?? intent.amount) : intent.amount),
    currency: intent.currency,
    live: intent.livemode,
    providerStatus: intent.status,
    ...(intent.client_secret ? { clientSecret: intent.client_secret } : {}),
    needsCapture: intent.status === "requires_capture",
    message: intent.last_payment_error?.message ?? null,
    failedTransactionId: intent.last_payment_error?.charge ?? null,
    additionalData: charge.card,
    metadata: intent.metadata ?? {},
    refunds: listRefunds(intent),
  };
}

const failedRefundStatuses: readonly (string | null | undefined)[] = ["failed", "canceled"];

function listRefunds({ latest_charge }: StripeIntent): ProviderResult["refunds"] {
  const refunds = typeof latest_charge === "object" ? (latest_charge?.refunds?.data ?? []) : [];
  return refunds.flatMap(({ id, amount, status }) =>
    failedRefundStatuses.includes(status) ? [] : [{ id, amount: cents(amount) }],
  );
}

function getIntentState(intent: StripeIntent): ProviderResult["state"] {
  if (intent.status === "succeeded") return "paid";
  if (intent.status === "processing") return "held";
  if (intent.status === "canceled") return "declined";
  if (intent.status === "requires_payment_method" && intent.last_payment_error) return "declined";
  return "open";
}

function getCharge({ latest_charge }: StripeIntent): {
  readonly id: string | null;
  readonly card: Readonly<Record<string, string>>;
} {
  if (typeof latest_charge === "string") return { id: latest_charge, card: {} };
  const card = latest_charge?.payment_method_details?.card;
  return {
    id: latest_charge?.id ?? null,
    card: { ...(card?.last4 ? { last4: card.last4 } : {}), ...(card?.brand ? { brand: card.brand } : {}) },
  };
}
