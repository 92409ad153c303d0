import { type Settlement, type SettleServices, settle } from "~/domains/checkout/settle.server";
import type { PaymentAttempt } from "~/domains/payments/attempt";
import { listAttempts } from "~/domains/payments/attempts.server";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { err, ok, type Result } from "~/kernel/result";

/** Where the payment of an order stands, in the words of `settle`; 'none' when no attempt was ever made. */
export type OrderStanding = {
  readonly standing: Settlement["standing"] | "none";
  readonly providerStatus: string;
  readonly message: string | null;
};

export type SettleOrderFailure = { readonly code: "no-answer"; readonly message: string };

/**
 * Settles what is undecided about an order's payments and answers where it stands: paid when any attempt is paid,
 * else the newest attempt. What a browser reports about its payment plays no part (payments.md, rule 3).
 */
export async function settleOrder(
  services: SettleServices,
  orderId: string,
): Promise<Result<OrderStanding, SettleOrderFailure>> {
  const attempts = await listAttempts(services.db, orderId);
  const standings: OrderStanding[] = [];
  for (const attempt of attempts) {
    const standing = await standingOf(services, attempt);
    if (!standing.ok) return standing;
    standings.push(standing.value);
  }
  const decided = (["paid", "held", "needs_review"] as const).flatMap((wanted) =>
    standings.filter(({ standing }) => standing === wanted),
  );
  return ok(decided[0] ?? standings[0] ?? { standing: "none", providerStatus: "", message: null });
}

async function standingOf(
  services: SettleServices,
  attempt: PaymentAttempt,
): Promise<Result<OrderStanding, SettleOrderFailure>> {
  const { status, provider, providerRef, declineMessage } = attempt;
  if (status === "paid" || status === "needs_review") {
    return ok({ standing: status, providerStatus: status, message: null });
  }
  if (providerRef === null) return ok({ standing: "open", providerStatus: "not started", message: null });
  if (status === "declined")
    return ok({ standing: "declined", providerStatus: status, message: declineMessage });
  const settled = await settle(services, provider, providerRef);
  return settled.ok ? settled : err({ code: "no-answer", message: paymentMessages.providerSilent });
}
