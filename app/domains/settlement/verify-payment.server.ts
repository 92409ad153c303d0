import { paymentMessages } from "~/domains/payments/payments.messages";
import type { ReturnProof } from "~/domains/payments/providers/return-proof";
import { toDollars } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import { findAttemptByRef } from "./attempts/attempt.store.server";
import { settle } from "./settle.server";
import type { SettleServices } from "./settlement";
import type { PaymentFailure } from "./settlement.failures";

/** State of a payment after the redirect from its provider; amount in dollars (PAY-016). */
export type VerifiedPayment = {
  readonly isPaidOrHeld: boolean;
  /** True when it pays an installment, which anyone with the order's number and email can start. */
  readonly isInstallment: boolean;
  readonly status: string;
  readonly transactionId: string | null;
  readonly amount: number;
  /** Ids of what was paid; a quote that became an order has both. */
  readonly metadata: Readonly<Record<string, string>>;
};

/**
 * Verifies a payment after a redirect (PAY-034). The caller must know its secret from the return URL. The
 * result is fetched from the provider. Settling may turn a quote into an order, so ids are read afterwards.
 */
export async function verifyPayment(
  services: SettleServices,
  { provider, ref, secret }: ReturnProof,
): Promise<Result<VerifiedPayment, PaymentFailure>> {
  const { db, gateways, payables } = services;
  const attempt = await findAttemptByRef(db, provider, ref);
  const gateway = gateways[provider];
  if (!attempt || !gateway) return err({ code: "order-not-found" });
  const result = await gateway.fetchResult(ref);
  if (!result.ok) return err({ code: "provider-failed", message: paymentMessages.providerSilent });
  if (result.value.clientSecret !== secret) return err({ code: "order-not-found" });
  const settlement = await settle(services, provider, ref);
  if (!settlement.ok) return err({ code: "provider-failed", message: paymentMessages.providerSilent });
  const { state, providerStatus, transactionId } = settlement.value;
  const { attemptId } = settlement.value;
  const bill = await payables[attempt.payable.kind].findBill(db, attempt.payable.id);
  return ok({
    isPaidOrHeld: state === "paid" || state === "held",
    isInstallment: attempt.payable.kind === "order" && attempt.expiresAt !== null,
    status: providerStatus,
    transactionId,
    amount: toDollars(result.value.amount),
    metadata: { ...bill?.metadata, attemptId },
  });
}
