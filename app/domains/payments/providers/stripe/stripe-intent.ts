import { z } from "zod";
import { cents } from "~/kernel/money";
import type { Outcome } from "../../gateway";
import { cardIntentStatus } from "../../provider-status";

const refundShape = z.object({ id: z.string(), amount: z.number().int(), status: z.string().nullish() });

const chargeShape = z.object({
  id: z.string(),
  refunds: z.object({ data: z.array(refundShape) }).nullish(),
  payment_method_details: z
    .object({
      card: z.object({ last4: z.string().nullish(), brand: z.string().nullish() }).nullish(),
    })
    .nullish(),
});

/** The part of Stripe's payment intent this shop reads. */
export const intentShape = z.object({
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
  latest_charge: z.union([z.string(), chargeShape]).nullish(),
});
export type StripeIntent = z.infer<typeof intentShape>;

/** What an intent means for the shop (PAY-008: a `last_payment_error` is a failed payment). */
export function outcomeOfIntent(intent: StripeIntent): Outcome {
  const standing = standingOf(intent);
  const charge = chargeOf(intent);
  const moneyMoved = standing === "paid" || intent.status === "requires_capture";
  return {
    ref: intent.id,
    attemptId: intent.metadata?.attemptId ?? null,
    status: standing === "declined" ? "failed" : cardIntentStatus(intent.status),
    standing,
    transactionId: moneyMoved ? charge.id : null,
    amount: cents(standing === "paid" ? (intent.amount_received ?? intent.amount) : intent.amount),
    currency: intent.currency,
    live: intent.livemode,
    providerStatus: intent.status,
    ...(intent.client_secret ? { clientSecret: intent.client_secret } : {}),
    needsCapture: intent.status === "requires_capture",
    message: intent.last_payment_error?.message ?? null,
    failedTransactionId: intent.last_payment_error?.charge ?? null,
    additionalData: charge.card,
    metadata: intent.metadata ?? {},
    refunds: refundsOf(intent),
  };
}

const notGiven: readonly (string | null | undefined)[] = ["failed", "canceled"];

function refundsOf({ latest_charge }: StripeIntent): Outcome["refunds"] {
  const given = typeof latest_charge === "object" ? (latest_charge?.refunds?.data ?? []) : [];
  return given.flatMap(({ id, amount, status }) =>
    notGiven.includes(status) ? [] : [{ id, amount: cents(amount) }],
  );
}

function standingOf(intent: StripeIntent): Outcome["standing"] {
  if (intent.status === "succeeded") return "paid";
  if (intent.status === "processing") return "held";
  if (intent.status === "canceled") return "declined";
  if (intent.status === "requires_payment_method" && intent.last_payment_error) return "declined";
  return "open";
}

function chargeOf({ latest_charge }: StripeIntent): {
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
