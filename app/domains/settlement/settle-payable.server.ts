import type { PayableRef, PaymentAttempt } from "~/domains/payments/attempt";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { err, ok, type Result } from "~/kernel/result";
import { listAttempts } from "./attempts/attempt.store.server";
import { settle } from "./settle.server";
import type { Settlement, SettleServices } from "./settlement";
import { findProviderRef } from "./start-payment/sent-charge.server";

/** State of a payable's payment; 'none' when there was no attempt. */
export type PaymentState = {
  readonly state: Settlement["state"] | "none";
  readonly providerStatus: string;
  readonly message: string | null;
};

export type ProviderNoAnswer = { readonly code: "no-answer"; readonly message: string };

/**
 * Settles a payable's undecided attempts and returns the payment state: paid if any is paid, else that of the
 * newest. Reports of the browser are ignored (docs/payments.md, rule 7).
 */
export async function settlePayable(
  services: SettleServices,
  payable: PayableRef,
): Promise<Result<PaymentState, ProviderNoAnswer>> {
  const states: PaymentState[] = [];
  for (const attempt of await listAttempts(services.db, payable)) {
    const state = await settleAttempt(services, attempt);
    if (!state.ok) return state;
    if (state.value) states.push(state.value);
  }
  const decided = (["paid", "held", "needs_review"] as const).flatMap((wantedState) =>
    states.filter(({ state }) => state === wantedState),
  );
  return ok(decided[0] ?? states[0] ?? { state: "none", providerStatus: "", message: null });
}

/** Settles one attempt; null when it no longer matters. */
export async function settleAttempt(
  services: SettleServices,
  attempt: PaymentAttempt,
): Promise<Result<PaymentState | null, ProviderNoAnswer>> {
  const { status, provider, declineMessage } = attempt;
  const toPaymentState = (state: PaymentState["state"], message: string | null = null) =>
    ok({ state, providerStatus: status, message });
  if (status === "canceled" || status === "refunded") return ok(null);
  if (status === "paid" || status === "needs_review") return toPaymentState(status);
  if (status === "declined") return toPaymentState(status, declineMessage);
  const providerRefResult = await findProviderRef(services, attempt);
  if (!providerRefResult.ok) return err({ code: "no-answer", message: paymentMessages.providerSilent });
  const providerRef = providerRefResult.value;
  if (providerRef === null && attempt.sentAt)
    return toPaymentState("declined", paymentMessages.providerSilent);
  if (providerRef === null) {
    return status === "superseded"
      ? ok(null)
      : ok({ state: "open", providerStatus: "not started", message: null });
  }
  const settlement = await settle(services, provider, providerRef);
  if (!settlement.ok) return err({ code: "no-answer", message: paymentMessages.providerSilent });
  const { state } = settlement.value;
  const isOver = status === "superseded" && (state === "open" || state === "declined");
  return isOver ? ok(null) : settlement;
}
