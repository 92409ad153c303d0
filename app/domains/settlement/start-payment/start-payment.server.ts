import type { PayableRef, PaymentAttempt } from "~/domains/payments/attempt";
import type { ChargeRequest, PaymentGateway, ProviderFailure } from "~/domains/payments/payment-gateway";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { getNoAnswerMessage } from "~/domains/payments/providers/no-answer-message";
import { type StartedPayment, startedPaymentSchema } from "~/domains/payments/started-payment";
import { toDollars } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import { findAttempt, saveProviderRef, updateAttempt } from "../attempts/attempt.store.server";
import { cancelSuperseded } from "../attempts/cancel-superseded.server";
import { closeExpiredAttempt } from "../attempts/close-expired.server";
import type { SettleServices } from "../settlement";
import type { PaymentFailure } from "../settlement.failures";
import { chargeOnce } from "./sent-charge.server";

/** Why the payment was not started at the provider. */
export type StartFailure = Exclude<PaymentFailure, { code: "amount-changed" }>;

export type PaymentToStart = {
  readonly attemptId: string;
  readonly paymentId: string;
  readonly options?: ChargeRequest["options"] | undefined;
};

/**
 * Creates or updates the provider's side of a recorded attempt and returns what the browser needs. Superseded
 * attempts are canceled first. A repeated call finds the same payment by its idempotency key.
 */
export async function startPayment(
  services: SettleServices,
  payable: PayableRef,
  payment: PaymentToStart,
): Promise<Result<StartedPayment, StartFailure>> {
  const { db, gateways, clock, log } = services;
  const { attemptId } = payment;
  const canceled = await cancelSuperseded(services, payable);
  if (!canceled.ok) return canceled;
  const attempt = await findAttempt(db, attemptId);
  if (attempt && attempt.status !== "open") return err(toDecidedFailure(attempt));
  const gateway = attempt && gateways[attempt.provider];
  const bill = await services.payables[payable.kind].findBill(db, payable.id);
  if (!gateway || !bill) return err({ code: "payment-method-unavailable" });
  const charge: ChargeRequest = {
    ...payment,
    shortId: attempt.shortId,
    amount: attempt.amount,
    currency: attempt.currency,
    metadata: bill.metadata,
    description: bill.description,
    receiptEmail: bill.receiptEmail,
    billTo: bill.billTo,
    shipTo: bill.shipTo,
  };
  const started = await startAtProvider(services, gateway, attempt, charge);
  if (!started.ok) {
    const decided = await findAttempt(db, attemptId);
    if (decided && decided.status !== "open") return err(toDecidedFailure(decided));
    log.warn({ ...payable, attemptId, code: started.failure.code }, "the payment could not be started");
    return err(await toStartFailure(services, attempt, started.failure));
  }
  const { ref, providerStatus, clientData } = started.value;
  await saveProviderRef(db, attemptId, ref, clock.now());
  const noted = await findAttempt(db, attemptId);
  if (noted && noted.status !== "open" && !isSupersededOrCanceled(noted)) return err(toDecidedFailure(noted));
  if (!noted || isSupersededOrCanceled(noted)) {
    // A newer attempt superseded it while the provider was working; it must not be used.
    const cancellation = await gateway.cancel(ref);
    if (cancellation.ok && noted?.status === "superseded")
      await updateAttempt(db, attemptId, { status: "canceled" }, clock.now());
    return err({ code: "payment-superseded" });
  }
  // A parallel call with other details was faster; this payment must never be confirmed.
  if (noted.providerRef !== ref) {
    await gateway.cancel(ref);
    return startPayment(services, payable, payment);
  }
  return ok(
    startedPaymentSchema.parse({
      provider: gateway.provider,
      attemptId,
      amount: toDollars(attempt.amount),
      currency: attempt.currency.toLowerCase(),
      status: providerStatus,
      ...gateway.publicConfig,
      ...clientData,
    }),
  );
}

function startAtProvider(
  services: SettleServices,
  gateway: PaymentGateway,
  attempt: PaymentAttempt,
  charge: ChargeRequest,
) {
  if (attempt.providerRef !== null) return gateway.update(attempt.providerRef, charge);
  return gateway.findCharge ? chargeOnce(services, gateway, attempt.id, charge) : gateway.start(charge);
}

function isSupersededOrCanceled({ status }: PaymentAttempt): boolean {
  return status === "superseded" || status === "canceled";
}

/** Returns the failure for an attempt decided meanwhile, by a second submit or a webhook. */
function toDecidedFailure(attempt: PaymentAttempt): StartFailure {
  const { status, declineMessage } = attempt;
  if (status === "paid" || status === "held") return { code: "already-paid" };
  if (status === "needs_review") return { code: "payment-in-review" };
  if (status === "capturing") return { code: "provider-failed", message: paymentMessages.providerSilent };
  if (isSupersededOrCanceled(attempt)) return { code: "payment-superseded" };
  return { code: "payment-refused", message: declineMessage ?? paymentMessages.failed };
}

/**
 * Converts a failed start. A definite refusal keeps the provider's words. An attempt that expired at its provider is
 * closed, so the next submit starts another.
 */
async function toStartFailure(
  services: SettleServices,
  { provider, providerRef }: PaymentAttempt,
  { code, message }: ProviderFailure,
): Promise<StartFailure> {
  if (code === "expired" && providerRef !== null) {
    await closeExpiredAttempt(services, provider, providerRef);
    return { code: "payment-superseded" };
  }
  return code === "refused"
    ? { code: "payment-refused", message }
    : { code: "provider-failed", message: getNoAnswerMessage(provider, providerRef) };
}
