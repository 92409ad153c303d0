import { z } from "zod";
import { centsFromDollars } from "~/kernel/money/money";
import type { PaymentStatus } from "~/kernel/statuses/statuses";
import type { ProviderResult } from "../../payment-gateway";
import { toAuthorizenetPaymentStatus } from "../../provider-status";

/** The transaction details that the shop reads. */
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

/** Currency of the account: Authorize.Net charges no other and does not name it. */
const accountCurrency = "USD";

/**
 * Maps a transaction to a provider result. The response code is stored as mapped (PAY-009), but the
 * transaction status decides the state. So unknown codes never count as paid (PAY-010).
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

/** Returns the stored status by response code; 'completed' only when the transaction itself proves it. */
function toPaymentStatus(state: ProviderResult["state"], responseCode: string): PaymentStatus {
  if (state === "paid") return "completed";
  const mapped = toAuthorizenetPaymentStatus(responseCode);
  return mapped === "completed" ? statusesWithoutPayment[state] : mapped;
}

const statusesWithoutPayment = { held: "on_hold", open: "pending", declined: "failed" } as const;

/** Reads the short id from an invoice number; other programs of the merchant use other formats. */
function parseShortId(invoiceNumber: string | null | undefined): string | null {
  return invoiceNumber && /^[0-9A-HJKMNP-TV-Z]{16}$/.test(invoiceNumber) ? invoiceNumber : null;
}

/** Transaction statuses of received money and of definite declines (transactionStatusEnum). */
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

/** Converts a status; every other one, such as a charge under review, is decided later. */
function toResultState(transactionStatus: string): ProviderResult["state"] {
  return statesByStatus[transactionStatus] ?? "held";
}

/** Stores `accountNumber` (XXXX1111) and `accountType`. */
function toCardDetails({ payment }: Transaction): Readonly<Record<string, string>> {
  const { cardNumber, cardType } = payment?.creditCard ?? {};
  return {
    ...(cardNumber ? { accountNumber: cardNumber } : {}),
    ...(cardType ? { accountType: cardType } : {}),
  };
}
