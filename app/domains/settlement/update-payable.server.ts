import type { PayableRef } from "~/domains/payments/attempt";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { formatMoney } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import { listAttempts } from "./attempts/attempt.store.server";
import type { Bill } from "./payable";
import {
  type PaymentState,
  type ProviderNoAnswer,
  settleAttempt,
  settlePayable,
} from "./settle-payable.server";
import type { SettleServices } from "./settlement";

export type PaymentUpdate = {
  /** False exactly when nothing was paid or accepted; the shopper may try again (CHK-028). */
  readonly sendEmail: boolean;
  readonly message: string;
};

/**
 * Updates a payable after the browser's payment step (CHK-027, CHK-028): fetches the result from the provider
 * and records it. Emails go through the outbox.
 */
export async function updatePayable(
  services: SettleServices,
  payable: PayableRef,
): Promise<Result<PaymentUpdate, ProviderNoAnswer>> {
  const settlement = await settlePayable(services, payable);
  if (!settlement.ok) return settlement;
  const bill = await services.payables[payable.kind].findBill(services.db, payable.id);
  return ok(answers[settlement.value.state](settlement.value, bill));
}

/**
 * Updates one attempt of a payable, found by its id or its provider's id; installments are reported one by
 * one.
 */
export async function updateAttempt(
  services: SettleServices,
  payable: PayableRef,
  id: string,
): Promise<Result<PaymentUpdate, ProviderNoAnswer | { readonly code: "payment-superseded" }>> {
  const attempts = await listAttempts(services.db, payable);
  const attempt = attempts.find((candidate) => candidate.id === id || candidate.providerRef === id);
  if (!attempt) return err({ code: "payment-superseded" });
  const state = await settleAttempt(services, attempt);
  if (!state.ok) return state;
  if (!state.value) return err({ code: "payment-superseded" });
  const bill = await services.payables[payable.kind].findBill(services.db, payable.id);
  return ok(answers[state.value.state](state.value, bill));
}

type CreateUpdate = (state: PaymentState, bill: Bill | null) => PaymentUpdate;

const createSuccessAnswer: CreateUpdate = () => ({ sendEmail: true, message: paymentMessages.successful });

const answers: { readonly [S in PaymentState["state"]]: CreateUpdate } = {
  paid: createSuccessAnswer,
  held: createSuccessAnswer,
  none: createSuccessAnswer,
  declined: ({ message }) => ({ sendEmail: false, message: message ?? paymentMessages.failed }),
  needs_review: (_standing, bill) => ({ sendEmail: false, message: getReviewMessage(bill) }),
  open: (state) => ({ sendEmail: false, message: getUnfinishedMessage(state) }),
};

/** Returns the message after a partial payment: how much arrived. */
function getReviewMessage(bill: Bill | null): string {
  return bill && bill.paid > 0 && bill.due > 0
    ? paymentMessages.paidShort(formatMoney(bill.paid), formatMoney(bill.total))
    : paymentMessages.inReview;
}

/** Returns the message for an unfinished payment (PAY-013, PAY-014). */
function getUnfinishedMessage({ providerStatus, message }: PaymentState): string {
  return providerStatus === "requires_action"
    ? paymentMessages.authenticationRequired
    : (message ?? paymentMessages.unexpectedStatus(providerStatus));
}
