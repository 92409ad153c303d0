import type { PayableRef } from "~/domains/payments/attempt";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { formatMoney } from "~/kernel/money";
import { err, ok, type Result } from "~/kernel/result";
import { listAttempts } from "./attempt.store.server";
import type { Bill } from "./payable";
import { type SettleSilence, type Standing, settlePayable, standingOf } from "./settle-payable.server";
import type { SettleServices } from "./settlement";

export type Updated = {
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
): Promise<Result<Updated, SettleSilence>> {
  const settled = await settlePayable(services, payable);
  if (!settled.ok) return settled;
  const bill = await services.payables[payable.kind].bill(services.db, payable.id);
  return ok(answers[settled.value.standing](settled.value, bill));
}

/**
 * Brings one attempt at a payable up to date, by its own id or its provider's: where parts are paid, each is told for
 * itself. An attempt at something else is unknown here.
 */
export async function updateAttempt(
  services: SettleServices,
  payable: PayableRef,
  id: string,
): Promise<Result<Updated, SettleSilence | { readonly code: "payment-superseded" }>> {
  const attempts = await listAttempts(services.db, payable);
  const attempt = attempts.find((candidate) => candidate.id === id || candidate.providerRef === id);
  if (!attempt) return err({ code: "payment-superseded" });
  const standing = await standingOf(services, attempt);
  if (!standing.ok) return standing;
  if (!standing.value) return err({ code: "payment-superseded" });
  const bill = await services.payables[payable.kind].bill(services.db, payable.id);
  return ok(answers[standing.value.standing](standing.value, bill));
}

type Answer = (standing: Standing, bill: Bill | null) => Updated;

const successful: Answer = () => ({ sendEmail: true, message: paymentMessages.successful });

const answers: { readonly [S in Standing["standing"]]: Answer } = {
  paid: successful,
  held: successful,
  none: successful,
  declined: ({ message }) => ({ sendEmail: false, message: message ?? paymentMessages.failed }),
  needs_review: (_standing, bill) => ({ sendEmail: false, message: underReview(bill) }),
  open: (standing) => ({ sendEmail: false, message: unfinished(standing) }),
};

/** Who paid a part is told how much arrived. */
function underReview(bill: Bill | null): string {
  return bill && bill.paid > 0 && bill.due > 0
    ? paymentMessages.paidShort(formatMoney(bill.paid), formatMoney(bill.total))
    : paymentMessages.inReview;
}

/** PAY-013, PAY-014; or why what was approved could not be taken. */
function unfinished({ providerStatus, message }: Standing): string {
  return providerStatus === "requires_action"
    ? paymentMessages.authenticationRequired
    : (message ?? paymentMessages.unexpectedStatus(providerStatus));
}
