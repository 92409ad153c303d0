import type { z } from "zod";
import { type AuthorizenetAccount, transactionOf } from "./account.ts";
import type { TransactionRecord } from "./authorizenet-state.ts";
import { maskedNumber } from "./cards.ts";
import { AuthorizenetRefusal } from "./refusal.ts";
import { type MerchantAuthentication, type RequestName, requests } from "./requests.ts";
import { accountTypeOf, charge, decideHeld, refund, voidCharge, wrapCard } from "./transactions.ts";

type Body = Readonly<Record<string, unknown>>;

/** A parsed request: its credentials and its operation. */
export type Read = {
  readonly merchantAuthentication: MerchantAuthentication;
  readonly refId?: string | undefined;
  /** Runs the operation; returns the response without `refId` and `messages`. */
  readonly run: (account: AuthorizenetAccount) => Body;
};
export type Reader = (given: unknown) => Read | z.ZodError;

type Common = Pick<Read, "merchantAuthentication" | "refId">;

function reader<T extends Common>(
  schema: z.ZodType<T>,
  run: (account: AuthorizenetAccount, asked: T) => Body,
): Reader {
  return (given) => {
    const parsed = schema.safeParse(given);
    if (!parsed.success) return parsed.error;
    const { merchantAuthentication, refId } = parsed.data;
    return { merchantAuthentication, refId, run: (account) => run(account, parsed.data) };
  };
}

/** Operations by request name. */
export const operations: { readonly [N in RequestName]: Reader } = {
  authenticateTestRequest: reader(requests.authenticateTestRequest, () => ({})),
  createTransactionRequest: reader(requests.createTransactionRequest, (account, { transactionRequest }) => ({
    transactionResponse: transact[transactionRequest.transactionType](account, transactionRequest),
  })),
  getTransactionDetailsRequest: reader(requests.getTransactionDetailsRequest, (account, { transId }) => ({
    transaction: detailsOf(transactionOf(account, transId)),
  })),
  getUnsettledTransactionListRequest: reader(
    requests.getUnsettledTransactionListRequest,
    (account, { status, sorting, paging }) => {
      const rows = unsettledOf(account, status === "pendingApproval");
      if (sorting?.orderDescending) rows.reverse();
      const { limit = 1000, offset = 1 } = paging ?? {};
      const page = rows.slice((offset - 1) * limit, offset * limit);
      return page.length > 0
        ? { transactions: page.map(summaryOf), totalNumInResultSet: page.length }
        : { totalNumInResultSet: 0 };
    },
  ),
  updateHeldTransactionRequest: reader(
    requests.updateHeldTransactionRequest,
    (account, { heldTransactionRequest: { action, refTransId } }) => ({
      transactionResponse: decideHeld(account, refTransId, action),
    }),
  ),
  securePaymentContainerRequest: reader(requests.securePaymentContainerRequest, (account, asked) => ({
    opaqueData: wrapCard(account, asked),
  })),
};

const transact = {
  authCaptureTransaction: charge,
  voidTransaction: voidCharge,
  refundTransaction: refund,
  priorAuthCaptureTransaction: () => {
    throw new AuthorizenetRefusal(
      "E00027",
      "The stand-in never only authorizes; there is nothing to capture.",
    );
  },
};

const settled = ["settledSuccessfully", "refundSettledSuccessfully"];

function unsettledOf({ state }: AuthorizenetAccount, held: boolean): TransactionRecord[] {
  return Object.values(state.transactions).filter(({ status }) =>
    held ? status === "FDSPendingReview" : !settled.includes(status),
  );
}

function summaryOf(transaction: TransactionRecord): Body {
  return {
    transId: transaction.id,
    submitTimeUTC: timeOf(transaction),
    submitTimeLocal: timeOf(transaction),
    transactionStatus: transaction.status,
    ...(transaction.invoiceNumber ? { invoiceNumber: transaction.invoiceNumber } : {}),
    accountType: accountTypeOf(transaction.card),
    accountNumber: maskedNumber(transaction.card),
    settleAmount: transaction.status === "declined" ? 0 : transaction.amount,
    marketType: "eCommerce",
    product: "Card Not Present",
  };
}

function detailsOf(transaction: TransactionRecord): Body {
  const { invoiceNumber, description, refTransId } = transaction;
  return {
    transId: transaction.id,
    ...(refTransId ? { refTransId } : {}),
    submitTimeUTC: timeOf(transaction),
    submitTimeLocal: timeOf(transaction),
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
        cardNumber: maskedNumber(transaction.card),
        expirationDate: "XXXX",
        cardType: accountTypeOf(transaction.card),
      },
    },
    recurringBilling: false,
    product: "Card Not Present",
    marketType: "eCommerce",
  };
}

function timeOf({ submittedMs }: TransactionRecord): string {
  return new Date(submittedMs).toISOString();
}
