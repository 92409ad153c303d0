import { z } from "zod";
import { centsFromDollars } from "~/kernel/money";
import type { PaymentStatus } from "~/kernel/statuses";
import type { ProviderResult } from "../../payment-gateway";
import { authorizeNetStatus } from "../../provider-status";

/** The part of a transaction's details this shop reads. */
export const transactionSchema = z.object({
  transId: z.string().regex(/^[1-9]\d*$/),
  refTransId: z.string().nullish(),
  transactionType: z.string(),
  transactionStatus: z.string(),
  responseCode: z.coerce.string(),
  responseReasonDescription: z.string().nullish(),
  order: z.object({ invoiceNumber: z.string().nullish() }).nullish(),
  authAmount: z.coerce.number().nonnegative(),
  settleAmount: z.coerce.number().nonnegative().nullish(),
  payment: z
    .object({
      creditCard: z.object({ cardNumber: z.string().nullish(), cardType: z.string().nullish() }).nullish(),
    })
    .nullish(),
});
export type Transaction = z.infer<typeof transactionSchema>;

/** The account's currency: the provider charges no other and names none. */
const accountCurrency = "USD";

/**
 * What a transaction means for the shop. Recorded is the mapped response code (PAY-009); what follows is decided by
 * the transaction's own status, so that an unknown code is never paid without proof (PAY-010) and a declined card
 * is a failed payment whatever is recorded (PAY-009).
 */
export function toTransactionResult(transaction: Transaction, live: boolean): ProviderResult {
  const { transId, transactionStatus, responseCode, order, authAmount, settleAmount } = transaction;
  const state = toResultState(transactionStatus);
  const needsCapture = transactionStatus === "authorizedPendingCapture";
  return {
    ref: transId,
    attemptId: parseShortId(order?.invoiceNumber),
    status: toPaymentStatus(state, responseCode),
    state,
    transactionId: state === "paid" || state === "held" || needsCapture ? transId : null,
    amount: centsFromDollars(state === "paid" ? settleAmount || authAmount : authAmount),
    currency: accountCurrency,
    live,
    providerStatus: transactionStatus,
    needsCapture,
    message: state === "declined" ? (transaction.responseReasonDescription ?? null) : null,
    failedTransactionId: state === "declined" ? transId : null,
    additionalData: toCardDetails(transaction),
  };
}

/** As the code is mapped; completed is what the transaction itself proves, nothing else. */
function toPaymentStatus(state: ProviderResult["state"], responseCode: string): PaymentStatus {
  if (state === "paid") return "completed";
  const mapped = authorizeNetStatus(responseCode);
  return mapped === "completed" ? statusesWithoutPayment[state] : mapped;
}

const statusesWithoutPayment = { held: "on_hold", open: "pending", declined: "failed" } as const;

/** Other programs of the merchant number their invoices in their own ways. */
function parseShortId(invoiceNumber: string | null | undefined): string | null {
  return invoiceNumber && /^[0-9A-HJKMNP-TV-Z]{16}$/.test(invoiceNumber) ? invoiceNumber : null;
}

/** The provider's words for money that is ours, and for a definite no (transactionStatusEnum). */
const statesByStatus: Readonly<Record<string, ProviderResult["state"]>> = {
  capturedPendingSettlement: "paid",
  settledSuccessfully: "paid",
  authorizedPendingCapture: "open",
  declined: "declined",
  voided: "declined",
  expired: "declined",
  failedReview: "declined",
  generalError: "declined",
  communicationError: "declined",
};

/** Every other one, a charge under review among them, is decided later. */
function toResultState(transactionStatus: string): ProviderResult["state"] {
  return statesByStatus[transactionStatus] ?? "held";
}

/** `accountNumber` (XXXX1111) and `accountType`. */
function toCardDetails({ payment }: Transaction): Readonly<Record<string, string>> {
  const { cardNumber, cardType } = payment?.creditCard ?? {};
  return {
    ...(cardNumber ? { accountNumber: cardNumber } : {}),
    ...(cardType ? { accountType: cardType } : {}),
  };
}
