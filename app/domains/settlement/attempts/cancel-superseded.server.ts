import type { PayableRef, PaymentAttempt } from "~/domains/payments/attempt";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { err, ok, type Result } from "~/kernel/result";
import { settle } from "../settle.server";
import type { SettleServices } from "../settlement";
import type { PaymentFailure } from "../settlement.failures";
import { findProviderRef } from "../start-payment/sent-charge.server";
import { listAttempts, updateAttempt } from "./attempt.store.server";

type CancelFailure = Extract<
  PaymentFailure,
  { code: "provider-failed" | "payment-in-review" | "already-paid" }
>;

/**
 * Cancels superseded attempts at their providers. The newer attempt must not start before that, or both could
 * be paid. An attempt that was paid meanwhile is settled.
 */
export async function cancelSuperseded(
  services: SettleServices,
  payable: PayableRef,
): Promise<Result<null, CancelFailure>> {
  for (const attempt of await listAttempts(services.db, payable)) {
    const canceled = await cancelSupersededAttempt(services, attempt);
    if (!canceled.ok) return canceled;
  }
  return ok(null);
}

/** Cancels one superseded attempt; ok when nothing can be paid any longer. */
export async function cancelSupersededAttempt(
  services: SettleServices,
  attempt: PaymentAttempt,
): Promise<Result<null, CancelFailure>> {
  const { id, status, provider } = attempt;
  const gateway = services.gateways[provider];
  if (status !== "superseded" || !gateway) return ok(null);
  const providerRefResult = await findProviderRef(services, attempt);
  if (!providerRefResult.ok) return err({ code: "provider-failed", message: paymentMessages.providerSilent });
  const providerRef = providerRefResult.value;
  if (providerRef === null) return ok(null);
  const canceled = await gateway.cancel(providerRef);
  if (canceled.ok || canceled.failure.code === "unknown-ref") {
    await updateAttempt(services.db, id, { status: "canceled" }, services.clock.now());
    return ok(null);
  }
  if (canceled.failure.code === "refused") {
    const settlement = await settle(services, provider, providerRef);
    const state = settlement.ok ? settlement.value.state : null;
    if (state === "paid" || state === "held") return err({ code: "already-paid" });
    if (state === "needs_review") return err({ code: "payment-in-review" });
  }
  return err({ code: "provider-failed", message: paymentMessages.providerSilent });
}
