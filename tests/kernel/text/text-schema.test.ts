import { describe, expect, it } from "vitest";
import { payInstallmentSchema, reportInstallmentSchema } from "~/domains/installments/installment.schema";
import { convertQuoteSchema } from "~/domains/quotes/payment/pay-quote.schema";

describe("texts from outside for database queries", () => {
  it.each(["a\u0000b", "a\nb", "\u0007"])("rejects a text with a control character: %j", (word) => {
    expect(convertQuoteSchema.safeParse({ quoteId: word, token: "t" }).success).toBe(false);
    expect(convertQuoteSchema.safeParse({ quoteId: "q", token: word }).success).toBe(false);
    expect(payInstallmentSchema.safeParse({ email: word, amount: "1" }).success).toBe(false);
    expect(
      reportInstallmentSchema.safeParse({ email: "a@b.co", payments: [{ transactionId: word }] }).success,
    ).toBe(false);
  });

  it("accepts texts without control characters unchanged", () => {
    expect(convertQuoteSchema.parse({ quoteId: "q-1", token: "" })).toEqual({ quoteId: "q-1", token: "" });
  });
});
