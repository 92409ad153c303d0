import type { PayableRef } from "~/domains/payments/attempt";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { formatMoney } from "~/kernel/money";
import { err, ok, type Result } from "~/kernel/result";
import { listAttempts } from "./attempt.store.server";
import type { Bill } from "./payable";
import {
  type PaymentState,
  type ProviderNoAnswer,
  settleAttempt,
  settlePayable,
} from "./settle-payable.server";
import type { SettleServices } from "./settlement";

export type PaymentUpdate = {
  /** CHK-028: false exactly when nothing was paid or accepted; the shopper stays and may try again. */
  readonly sendEmail: boolean;
  readonly message: string;
};

/**
 * Brings a payable up to date after the browser's payment step (CHK-027, CHK-028): the provider is asked, and
 * what it says is recorded. The mails are the outbox's business.
 */
export async function updatePayable(
  services: SettleServices,
  payable: PayableRef,
): Promise<Result<PaymentUpdate, ProviderNoAnswer>> {
  const settled = await settlePayable(services, payable);
  if (!settled.ok) return settled;
  const bill = await services.payables[payable.kind].findBill(services.db, payable.id);
  return ok(answers[settled.value.state](settled.value, bill));
}

/**
 * Brings one attempt at a payable up to date, by its own id or its provider's: where parts are paid, each is told for
 * itself. An attempt at something else is unknown here.
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

type Answer = (state: PaymentState, bill: Bill | null) => PaymentUpdate;

const successful: Answer = () => ({ sendEmail: true, message: paymentMessages.successful });

const answers: { readonly [S in PaymentState["state"]]: Answer } = {
  paid: successful,
  held: successful,
  none: successful,
  declined: ({ message }) => ({ sendEmail: false, message: message ?? paymentMessages.failed }),
  needs_review: (_standing, bill) => ({ sendEmail: false, message: getReviewMessage(bill) }),
  open: (state) => ({ sendEmail: false, message: getUnfinishedMessage(state) }),
};

/** Who paid a part is told how much arrived. */
function getReviewMessage(bill: Bill | null): string {
  return bill && bill.paid > 0 && bill.due > 0
    ? paymentMessages.paidShort(formatMoney(bill.paid), formatMoney(bill.total))
    : paymentMessages.inReview;
}

/** PAY-013, PAY-014; or why what was approved could not be taken. */
function getUnfinishedMessage({ providerStatus, message }: PaymentState): string {
  return providerStatus === "requires_action"
    ? paymentMessages.authenticationRequired
    : (message ?? paymentMessages.unexpectedStatus(providerStatus));
}
