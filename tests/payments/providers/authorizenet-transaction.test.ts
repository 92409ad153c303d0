import { describe, expect, it } from "vitest";
import { toProviderFailure } from "~/domains/payments/providers/authorizenet/authorizenet-api.server";
import {
  toTransactionResult,
  transactionSchema,
} from "~/domains/payments/providers/authorizenet/authorizenet-transaction";
import { toTransactionRequest } from "~/domains/payments/providers/authorizenet/transaction-request";
import { cents } from "~/kernel/money/money";

const details = {
  transId: "60000000001",
  transactionType: "authCaptureTransaction",
  transactionStatus: "capturedPendingSettlement",
  responseCode: 1,
  responseReasonDescription: "This transaction has been approved.",
  order: { invoiceNumber: "0123456789ABCDEF" },
  authAmount: 23.57,
  settleAmount: 23.57,
  payment: { creditCard: { cardNumber: "XXXX1111", cardType: "Visa" } },
};
const result = (changes: object = {}) =>
  toTransactionResult(transactionSchema.parse({ ...details, ...changes }), false);

describe("toTransactionResult", () => {
  it("maps a paid transaction with its masked card to the attempt of its invoice number [PAY-003] [PAY-009]", () => {
    expect(result()).toEqual({
      ref: "60000000001",
      attemptId: "0123456789ABCDEF",
      status: "completed",
      state: "paid",
      transactionId: "60000000001",
      amount: 2357,
      currency: "USD",
      live: false,
      providerStatus: "capturedPendingSettlement",
      needsCapture: false,
      message: null,
      failedTransactionId: null,
      additionalData: { accountNumber: "XXXX1111", accountType: "Visa" },
    });
  });

  it.each([
    ["settledSuccessfully", 1, "paid", "completed"],
    ["declined", 2, "declined", "pending"],
    ["generalError", 3, "declined", "failed"],
    ["FDSPendingReview", 4, "held", "on_hold"],
    ["voided", 1, "declined", "failed"],
    // PAY-010 maps other codes to completed, but the payment counts only when the provider confirms it.
    ["underReview", 9, "held", "on_hold"],
    ["somethingNew", 9, "held", "on_hold"],
  ])(
    "maps %s with code %i to %s, stored as %s [PAY-009] [PAY-010]",
    (transactionStatus, responseCode, state, status) => {
      expect(result({ transactionStatus, responseCode })).toMatchObject({ state, status });
    },
  );

  it("names received and refused charges with the bank's message, but not authorized ones", () => {
    const toTransactionResult = (transactionStatus: string, changes: object = {}) => {
      const { transactionId, failedTransactionId, message, needsCapture } = result({
        transactionStatus,
        ...changes,
      });
      return [transactionId, failedTransactionId, message, needsCapture];
    };
    expect(toTransactionResult("declined", { responseReasonDescription: "Declined." })).toEqual([
      ...[null, "60000000001", "Declined.", false],
    ]);
    expect(toTransactionResult("declined", { responseReasonDescription: undefined })).toEqual([
      ...[null, "60000000001", null, false],
    ]);
    expect(toTransactionResult("FDSPendingReview")).toEqual(["60000000001", null, null, false]);
    expect(toTransactionResult("authorizedPendingCapture")).toEqual(["60000000001", null, null, true]);
    expect(result({ transactionStatus: "authorizedPendingCapture" }).state).toBe("open");
  });

  it("uses the settled amount once paid, else the authorized one", () => {
    const amount = (transactionStatus: string, settleAmount: number | null) =>
      result({ transactionStatus, settleAmount }).amount;
    expect(amount("settledSuccessfully", 20)).toBe(2000);
    expect(amount("settledSuccessfully", 0)).toBe(2357);
    expect(amount("settledSuccessfully", null)).toBe(2357);
    expect(amount("declined", 20)).toBe(2357);
    expect(amount("FDSPendingReview", 20)).toBe(2357);
  });

  it("omits the card when the provider names none", () => {
    expect(result({ payment: null }).additionalData).toEqual({});
  });

  it("ignores invoice numbers in another format", () => {
    expect(result({ order: { invoiceNumber: "INV-77" } }).attemptId).toBeNull();
    expect(result({ order: { invoiceNumber: "A0123456789ABCDEF" } }).attemptId).toBeNull();
    expect(result({ order: { invoiceNumber: "0123456789ABCDEFA" } }).attemptId).toBeNull();
    expect(result({ order: null }).attemptId).toBeNull();
  });
});

describe("toTransactionRequest", () => {
  const person = {
    name: "Ada King Lovelace",
    phone: "4065550100",
    line1: "12 Main St",
    line2: "Apt 3",
    city: "Fargo",
    state: "ND",
    zip: "58102",
    country: "US",
  };
  const charge = {
    attemptId: "a",
    shortId: "0123456789ABCDEF",
    paymentId: "p",
    metadata: {},
    description: "Order 000000001",
    amount: cents(2350),
    currency: "USD",
    receiptEmail: "ada@example.com",
    billTo: person,
    shipTo: person,
  };

  it("orders members by the XSD with two decimals and the attempt as invoice [PAY-043]", () => {
    const request = toTransactionRequest(charge, { dataDescriptor: "d", dataValue: "v" });
    expect(Object.keys(request)).toEqual([
      "transactionType",
      "amount",
      "payment",
      "order",
      "customer",
      "billTo",
      "shipTo",
      "transactionSettings",
    ]);
    expect(request).toMatchObject({
      amount: "23.50",
      order: { invoiceNumber: "0123456789ABCDEF", description: "Order 000000001" },
      billTo: { firstName: "Ada", lastName: "King Lovelace", address: "12 Main St, Apt 3", zip: "58102" },
    });
  });

  it("cuts the texts of a transaction to Authorize.Net's limits", () => {
    const long = { ...person, line1: "x".repeat(100), city: "y".repeat(100) };
    const { billTo } = toTransactionRequest(
      { ...charge, billTo: long },
      { dataDescriptor: "d", dataValue: "v" },
    );
    expect(billTo).toMatchObject({ address: "x".repeat(60), city: "y".repeat(40) });
  });
});

describe("toProviderFailure", () => {
  const failureOf = (...texts: readonly string[]) =>
    toProviderFailure({ resultCode: "Error", message: texts.map((text) => ({ code: "E00027", text })) });

  it("joins the gateway's messages, and shows 'Payment Error' without one [PAY-028]", () => {
    expect(failureOf("The transaction was unsuccessful.", "", "The card has expired.")).toEqual({
      code: "refused",
      message: "The transaction was unsuccessful. The card has expired.",
    });
    expect(failureOf()).toEqual({ code: "refused", message: "Payment Error" });
    expect(failureOf(" ")).toEqual({ code: "refused", message: "Payment Error" });
  });
});
