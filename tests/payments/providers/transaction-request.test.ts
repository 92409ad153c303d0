import { describe, expect, it } from "vitest";
import { toTransactionRequest } from "~/domains/payments/providers/authorizenet/transaction-request";
import { cents } from "~/kernel/money/money";

const ada = {
  ...{ name: "Ada King Lovelace", phone: "4065550100", line1: "12 Main St", line2: "Unit 2" },
  ...{ city: "Fargo", state: "ND", zip: "58102", country: "US" },
};
const charge = {
  ...{ attemptId: "attempt-1", shortId: "a1b2c3", paymentId: "payment-1", metadata: {}, currency: "USD" },
  ...{ description: "Order 000000007", amount: cents(125_050), receiptEmail: "ada@example.com" },
  ...{ billTo: ada, shipTo: { ...ada, name: "Ada", line2: null } },
};
const token = { dataDescriptor: "COMMON.ACCEPT.INAPP.PAYMENT", dataValue: "eyJ" };

describe("the Authorize.Net charge request", () => {
  it("builds a charge request with amount, token, invoice number and both addresses in schema order", () => {
    const sent = toTransactionRequest(charge, token);
    expect(sent).toEqual({
      transactionType: "authCaptureTransaction",
      amount: "1250.50",
      payment: { opaqueData: { dataDescriptor: "COMMON.ACCEPT.INAPP.PAYMENT", dataValue: "eyJ" } },
      order: { invoiceNumber: "a1b2c3", description: "Order 000000007" },
      customer: { email: "ada@example.com" },
      billTo: {
        ...{ firstName: "Ada", lastName: "King Lovelace", address: "12 Main St, Unit 2", city: "Fargo" },
        ...{ state: "ND", zip: "58102", country: "US", phoneNumber: "4065550100" },
      },
      shipTo: {
        ...{ firstName: "Ada", lastName: "", address: "12 Main St", city: "Fargo" },
        ...{ state: "ND", zip: "58102", country: "US" },
      },
      transactionSettings: { setting: [{ settingName: "duplicateWindow", settingValue: "28800" }] },
    });
    expect(Object.keys(sent)).toEqual([
      ...["transactionType", "amount", "payment", "order", "customer", "billTo", "shipTo"],
      "transactionSettings",
    ]);
  });

  it("omits an unknown address from a charge request", () => {
    expect(Object.keys(toTransactionRequest({ ...charge, billTo: null, shipTo: null }, token))).toEqual([
      ...["transactionType", "amount", "payment", "order", "customer", "transactionSettings"],
    ]);
  });

  it("cuts the texts of a charge request to Authorize.Net's limits", () => {
    const long = "x".repeat(300);
    const wide = {
      ...{ name: `${long} ${long}`, phone: long, line1: long, line2: null },
      ...{ city: long, state: long, zip: long, country: long },
    };
    const { order, customer, billTo } = toTransactionRequest(
      { ...charge, description: long, receiptEmail: long, billTo: wide },
      token,
    );
    const lengths = Object.entries({ ...order, ...customer, ...billTo }).map(([name, { length }]) => [
      name,
      length,
    ]);
    expect(Object.fromEntries(lengths)).toEqual({
      ...{ invoiceNumber: 6, description: 255, email: 255, firstName: 50, lastName: 50, address: 60 },
      ...{ city: 40, state: 40, zip: 20, country: 60, phoneNumber: 25 },
    });
  });
});
