import { createHash, randomBytes } from "node:crypto";
import {
  type AuthorizenetAccount,
  emitTransactionEvent,
  findTransaction,
  newTransactionId,
} from "./account.ts";
import { AuthorizenetApiError } from "./authorizenet-error.ts";
import type { CardTokenRecord, TransactionRecord } from "./authorizenet-state.ts";
import { declinedZip, findCardByNumber, findCardByTag, maskCardNumber, reviewTriggerCode } from "./cards.ts";
import type { RequestOf, TransactionRequest } from "./requests.ts";

/** `transactionResponse` of a response; null when the request was refused. */
export type TransactionResponse = Readonly<Record<string, unknown>>;

const tokenValidMs = 15 * 60 * 1000;

/** Creates a token for a card from Accept.js. */
export function tokenizeCard(
  { state, clock }: AuthorizenetAccount,
  { data }: RequestOf["securePaymentContainerRequest"],
): { readonly dataDescriptor: string; readonly dataValue: string } {
  const { cardNumber, expirationDate, cardCode } = data.token;
  const card = findCardByNumber(cardNumber);
  if (!card) throw new AuthorizenetApiError("E_WC_05", "Please provide valid credit card number.");
  if (isExpired(expirationDate, clock.now())) {
    throw new AuthorizenetApiError("E_WC_08", "Expiration date must be in the future.");
  }
  const dataValue = randomBytes(48).toString("base64");
  state.tokens[dataValue] = {
    card: card.tag,
    code: cardCode ?? null,
    createdMs: clock.now().getTime(),
    used: false,
  };
  return { dataDescriptor: "COMMON.ACCEPT.INAPP.PAYMENT", dataValue };
}

/** Returns whether a card has expired, from the format `MMYYYY`. It is valid until the last day of the month. */
function isExpired(expirationDate: string, now: Date): boolean {
  const month = Number(expirationDate.slice(0, 2));
  const ends = new Date(Date.UTC(Number(expirationDate.slice(2)), month, 1));
  return month < 1 || month > 12 || ends <= now;
}

/** Charges a token: approved, declined by the bank (ZIP 46282), or held by the fraud filters (code 901). */
export function chargeCard(account: AuthorizenetAccount, request: TransactionRequest): TransactionResponse {
  if (!request.amount || request.amount <= 0)
    return toDeclinedResponse(3, "5", "A valid amount is required.");
  const token = consumeToken(account, request.payment?.opaqueData?.dataValue);
  const fingerprint = fingerprintRequest(request, token.card);
  const twin = findDuplicate(account, request, fingerprint);
  if (twin)
    return {
      ...toDeclinedResponse(3, "11", "A duplicate transaction has been submitted."),
      refTransID: twin.id,
    };
  const decision = decideTransaction(request, token);
  const transaction: TransactionRecord = {
    id: newTransactionId(account),
    type: "authCaptureTransaction",
    ...decision,
    amount: request.amount,
    card: token.card,
    invoiceNumber: request.order?.invoiceNumber ?? null,
    description: request.order?.description ?? null,
    refTransId: null,
    submittedMs: account.clock.now().getTime(),
    fingerprint,
  };
  account.state.transactions[transaction.id] = transaction;
  if (transaction.responseCode === 1) emitTransactionEvent(account, "authcapture.created", transaction);
  if (transaction.responseCode === 4) emitTransactionEvent(account, "fraud.held", transaction);
  return toResponse(transaction);
}

function consumeToken({ state, clock }: AuthorizenetAccount, value: string | undefined): CardTokenRecord {
  const token = state.tokens[value ?? ""];
  if (!token || token.used) throw new AuthorizenetApiError("E00114", "Invalid OTS Token.");
  if (clock.now().getTime() - token.createdMs > tokenValidMs) {
    throw new AuthorizenetApiError("E00117", "Token expired.");
  }
  token.used = true;
  return token;
}

function decideTransaction(request: TransactionRequest, token: CardTokenRecord) {
  if (request.billTo?.zip === declinedZip) {
    const reason = { code: 2, text: "This transaction has been declined." };
    return { status: "declined", responseCode: 2, reason } as const;
  }
  if (token.code === reviewTriggerCode) {
    const reason = { code: 253, text: "Your order has been received. Thank you for your business!" };
    return { status: "FDSPendingReview", responseCode: 4, reason } as const;
  }
  const reason = { code: 1, text: "This transaction has been approved." };
  return { status: "capturedPendingSettlement", responseCode: 1, reason } as const;
}

/** Finds an identical charge within the duplicate window of the request (default: two minutes). */
function findDuplicate(account: AuthorizenetAccount, request: TransactionRequest, fingerprint: string) {
  const setting = request.transactionSettings?.setting.find(
    ({ settingName }) => settingName === "duplicateWindow",
  );
  const windowMs = Number(setting?.settingValue ?? 120) * 1000;
  const now = account.clock.now().getTime();
  return Object.values(account.state.transactions).find(
    (other) =>
      other.fingerprint === fingerprint &&
      other.status !== "declined" &&
      other.status !== "voided" &&
      now - other.submittedMs < windowMs,
  );
}

function fingerprintRequest({ amount, order, customer }: TransactionRequest, card: string): string {
  const parts = [amount, order?.invoiceNumber, customer?.email, card];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** Cancels a charge before its settlement. */
export function voidCharge(account: AuthorizenetAccount, request: TransactionRequest): TransactionResponse {
  const transaction = findTransaction(account, request.refTransId);
  const isOpen =
    transaction.status === "capturedPendingSettlement" || transaction.status === "FDSPendingReview";
  if (!isOpen && transaction.status !== "voided") {
    return toDeclinedResponse(3, "16", "The transaction cannot be found.");
  }
  if (isOpen) {
    transaction.status = "voided";
    emitTransactionEvent(account, "void.created", transaction);
  }
  return { ...toResponse(transaction), responseCode: "1", refTransID: transaction.id };
}

export function refundCharge(account: AuthorizenetAccount, request: TransactionRequest): TransactionResponse {
  const original = findTransaction(account, request.refTransId);
  const refundedAmount = sumRefunds(account, original.id);
  if (original.status !== "settledSuccessfully") {
    return toDeclinedResponse(
      3,
      "54",
      "The referenced transaction does not meet the criteria for issuing a credit.",
    );
  }
  if (!request.amount || refundedAmount + request.amount > original.amount) {
    return toDeclinedResponse(
      3,
      "55",
      "The sum of credits against the referenced transaction would exceed original debit amount.",
    );
  }
  const transaction: TransactionRecord = {
    ...original,
    id: newTransactionId(account),
    type: "refundTransaction",
    status: "refundPendingSettlement",
    responseCode: 1,
    reason: { code: 1, text: "This transaction has been approved." },
    amount: request.amount,
    invoiceNumber: request.order?.invoiceNumber ?? original.invoiceNumber,
    refTransId: original.id,
    submittedMs: account.clock.now().getTime(),
    fingerprint: "",
  };
  account.state.transactions[transaction.id] = transaction;
  emitTransactionEvent(account, "refund.created", transaction);
  return { ...toResponse(transaction), refTransID: original.id };
}

function sumRefunds({ state }: AuthorizenetAccount, id: string): number {
  const refunds = Object.values(state.transactions).filter(({ refTransId }) => refTransId === id);
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** Approves or declines a held charge, as staff do in the provider's interface or by API. */
export function decideHeldTransaction(
  account: AuthorizenetAccount,
  id: string,
  action: "approve" | "decline",
): TransactionResponse {
  const transaction = findTransaction(account, id);
  if (transaction.status !== "FDSPendingReview") {
    return toDeclinedResponse(3, "16", "The transaction cannot be found.");
  }
  const approved = action === "approve";
  transaction.status = approved ? "capturedPendingSettlement" : "voided";
  transaction.responseCode = approved ? 1 : 2;
  emitTransactionEvent(account, approved ? "fraud.approved" : "fraud.declined", transaction);
  return toResponse(transaction);
}

function toResponse({ id, responseCode, reason, card }: TransactionRecord): TransactionResponse {
  const isGood = responseCode === 1 || responseCode === 4;
  return {
    responseCode: String(responseCode),
    authCode: isGood ? "SANDBX" : "",
    avsResultCode: "Y",
    cvvResultCode: responseCode === 4 ? "N" : "P",
    cavvResultCode: "2",
    transId: id,
    refTransID: "",
    transHash: "",
    testRequest: "0",
    accountNumber: maskCardNumber(card),
    accountType: toAccountType(card),
    ...(isGood
      ? { messages: [{ code: String(reason.code), description: reason.text }] }
      : { errors: [{ errorCode: String(reason.code), errorText: reason.text }] }),
  };
}

/** Creates a refusal before a transaction exists, so its id is 0. */
function toDeclinedResponse(responseCode: number, errorCode: string, errorText: string): TransactionResponse {
  return {
    responseCode: String(responseCode),
    authCode: "",
    avsResultCode: "P",
    cvvResultCode: "",
    cavvResultCode: "",
    transId: "0",
    refTransID: "",
    transHash: "",
    testRequest: "0",
    accountNumber: "",
    accountType: "",
    errors: [{ errorCode, errorText }],
  };
}

export function toAccountType(tag: string): string {
  return findCardByTag(tag)?.type ?? "";
}
