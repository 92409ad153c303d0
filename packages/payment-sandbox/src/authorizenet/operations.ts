import type { z } from "zod";
import { type AuthorizenetAccount, findTransaction } from "./account.ts";
import { AuthorizenetApiError } from "./authorizenet-error.ts";
import type { TransactionRecord } from "./authorizenet-state.ts";
import { maskCardNumber } from "./cards.ts";
import { type MerchantAuthentication, type RequestName, requests } from "./requests.ts";
import {
  chargeCard,
  decideHeldTransaction,
  refundCharge,
  toAccountType,
  tokenizeCard,
  voidCharge,
} from "./transactions.ts";

type Body = Readonly<Record<string, unknown>>;

/** A parsed request: its credentials and its operation. */
export type ParsedRequest = {
  readonly merchantAuthentication: MerchantAuthentication;
  readonly refId?: string | undefined;
  /** Runs the operation; returns the response without `refId` and `messages`. */
  readonly run: (account: AuthorizenetAccount) => Body;
};
export type RequestParser = (input: unknown) => ParsedRequest | z.ZodError;

type Common = Pick<ParsedRequest, "merchantAuthentication" | "refId">;

function createParser<T extends Common>(
  schema: z.ZodType<T>,
  run: (account: AuthorizenetAccount, request: T) => Body,
): RequestParser {
  return (input) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) return parsed.error;
    const { merchantAuthentication, refId } = parsed.data;
    return { merchantAuthentication, refId, run: (account) => run(account, parsed.data) };
  };
}

export const operations: { readonly [N in RequestName]: RequestParser } = {
  authenticateTestRequest: createParser(requests.authenticateTestRequest, () => ({})),
  createTransactionRequest: createParser(
    requests.createTransactionRequest,
    (account, { transactionRequest }) => ({
      transactionResponse: runTransaction[transactionRequest.transactionType](account, transactionRequest),
    }),
  ),
  getTransactionDetailsRequest: createParser(
    requests.getTransactionDetailsRequest,
    (account, { transId }) => ({
      transaction: toDetails(findTransaction(account, transId)),
    }),
  ),
  getUnsettledTransactionListRequest: createParser(
    requests.getUnsettledTransactionListRequest,
    (account, { status, sorting, paging }) => {
      const rows = listUnsettled(account, status === "pendingApproval");
      if (sorting?.orderDescending) rows.reverse();
      const { limit = 1000, offset = 1 } = paging ?? {};
      const page = rows.slice((offset - 1) * limit, offset * limit);
      return page.length > 0
        ? { transactions: page.map(toSummary), totalNumInResultSet: page.length }
        : { totalNumInResultSet: 0 };
    },
  ),
  updateHeldTransactionRequest: createParser(
    requests.updateHeldTransactionRequest,
    (account, { heldTransactionRequest: { action, refTransId } }) => ({
      transactionResponse: decideHeldTransaction(account, refTransId, action),
    }),
  ),
  securePaymentContainerRequest: createParser(requests.securePaymentContainerRequest, (account, request) => ({
    opaqueData: tokenizeCard(account, request),
  })),
};

const runTransaction = {
  authCaptureTransaction: chargeCard,
  voidTransaction: voidCharge,
  refundTransaction: refundCharge,
  priorAuthCaptureTransaction: () => {
    throw new AuthorizenetApiError(
      "E00027",
      "The stand-in never only authorizes; there is nothing to capture.",
    );
  },
};

const settledStatuses = ["settledSuccessfully", "refundSettledSuccessfully"];

function listUnsettled({ state }: AuthorizenetAccount, onlyHeld: boolean): TransactionRecord[] {
  return Object.values(state.transactions).filter(({ status }) =>
    onlyHeld ? status === "FDSPendingReview" : !settledStatuses.includes(status),
  );
}

function toSummary(transaction: TransactionRecord): Body {
  return {
    transId: transaction.id,
    submitTimeUTC: toUtcTime(transaction),
    submitTimeLocal: toUtcTime(transaction),
    transactionStatus: transaction.status,
    ...(transaction.invoiceNumber ? { invoiceNumber: transaction.invoiceNumber } : {}),
    accountType: toAccountType(transaction.card),
    accountNumber: maskCardNumber(transaction.card),
    settleAmount: transaction.status === "declined" ? 0 : transaction.amount,
    marketType: "eCommerce",
    product: "Card Not Present",
  };
}

function toDetails(transaction: TransactionRecord): Body {
  const { invoiceNumber, description, refTransId } = transaction;
  return {
    transId: transaction.id,
    ...(refTransId ? { refTransId } : {}),
    submitTimeUTC: toUtcTime(transaction),
    submitTimeLocal: toUtcTime(transaction),
    transactionType: transaction.type,
    transactionStatus: transaction.status,
    responseCode: transaction.responseCode,
    responseReasonCode: transaction.reason.code,
    responseReasonDescription: transaction.reason.text,
    authCode: "SANDBX",
    AVSResponse: "Y",
    cardCodeResponse: transaction.responseCode === 4 ? "N" : "P",
    ...(invoiceNumber ? { order: { invoiceNumber, ...(description ? { description } : {}) } } : {}),
    authAmount: transaction.amount,
    settleAmount: transaction.status === "declined" ? 0 : transaction.amount,
    taxExempt: false,
    payment: {
      creditCard: {
        cardNumber: maskCardNumber(transaction.card),
        expirationDate: "XXXX",
        cardType: toAccountType(transaction.card),
      },
    },
    recurringBilling: false,
    product: "Card Not Present",
    marketType: "eCommerce",
  };
}

function toUtcTime({ submittedMs }: TransactionRecord): string {
  return new Date(submittedMs).toISOString();
}
