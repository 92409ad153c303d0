import { describe, expect, it } from "vitest";
import { payInstalmentShape, reportInstalmentShape } from "~/domains/instalments/instalment.schema";
import { convertQuoteShape } from "~/domains/quotes/pay-quote.schema";

describe("words from outside that a database is asked for", () => {
  it.each(["a\u0000b", "a\nb", "\u0007"])("are refused with a control character: %j", (word) => {
    expect(convertQuoteShape.safeParse({ quoteId: word, token: "t" }).success).toBe(false);
    expect(convertQuoteShape.safeParse({ quoteId: "q", token: word }).success).toBe(false);
    expect(payInstalmentShape.safeParse({ email: word, amount: "1" }).success).toBe(false);
    expect(
      reportInstalmentShape.safeParse({ email: "a@b.co", payments: [{ transactionId: word }] }).success,
    ).toBe(false);
  });

  it("are taken as they are otherwise", () => {
    expect(convertQuoteShape.parse({ quoteId: "q-1", token: "" })).toEqual({ quoteId: "q-1", token: "" });
  });
});
