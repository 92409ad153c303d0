import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { FailureView } from "~/domains/checkout/result-page/failure-view";
import {
  type FailureKind,
  failureKinds,
  readFailureKind,
  toFailurePath,
} from "~/domains/checkout/result-page/payment-failure";
import { savePaymentReturn } from "~/domains/payments/payment-return";
import { readPaymentReturn } from "~/domains/payments/read-payment-return";

const declined = { code: "declined", ofQuote: false } as const;
const quote = { kind: "quote", path: "/quote/payment?quoteId=q-1&token=t" } as const;
const installment = { kind: "installment", path: "/order/split-payment?orderId=1&email=a" } as const;

describe("the failure path of a bank return", () => {
  it("states what this tab was paying, without its link [PAY-034]", () => {
    expect(toFailurePath(declined, { kind: "checkout" })).toBe("/payment/fail");
    expect(toFailurePath(declined, quote)).toBe("/payment/fail?quote=true");
    expect(toFailurePath(declined, installment)).toBe("/payment/fail?installment=true");
  });

  it("states in another browser what the provider reports, or 'elsewhere'", () => {
    expect(toFailurePath({ ...declined, ofQuote: true }, null)).toBe("/payment/fail?quote=true");
    expect(toFailurePath(declined, null)).toBe("/payment/fail?elsewhere=true");
  });

  it("returns 'unconfirmed' for an unknown result [PAY-039]", () => {
    expect(toFailurePath({ code: "unconfirmed" }, quote)).toBe("/payment/fail?unconfirmed=true");
  });

  it("reads from the query of the failure page what was being paid", () => {
    const read = (query: string) => readFailureKind(new URLSearchParams(query));
    expect([read(""), read("quote=true"), read("installment=true"), read("quote=false")]).toEqual([
      ...["checkout", "quote", "installment", "checkout"],
    ]);
  });
});

describe("the failure page without CMS texts", () => {
  const htmlOf = (kind: FailureKind) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <FailureView kind={kind} variant={null} isTitled={false} />
      </MemoryRouter>,
    );

  it("mentions the cart on the failure page only after a checkout [ORD-014]", () => {
    for (const kind of failureKinds.filter((one) => one !== "checkout"))
      expect(htmlOf(kind), kind).not.toMatch(/cart|samples/i);
  });

  it("shows a title, a text and an action for each failure [ORD-014]", () => {
    const ways = failureKinds.map((kind) => [kind, /href="([^"]*)"/.exec(htmlOf(kind))?.[1] ?? null]);
    expect(Object.fromEntries(ways)).toEqual({
      checkout: "/checkout",
      quote: null,
      installment: "/order/split-payment",
      elsewhere: "/contact",
      unconfirmed: "/contact",
    });
    expect(htmlOf("quote")).toContain("To try paying again, open the link in your quote email.");
    expect(htmlOf("unconfirmed")).toContain(">We couldn&#x27;t confirm a payment.</h1>");
  });
});

describe("the payment a tab has saved", () => {
  function storage() {
    const stored = new Map<string, string>();
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
  }

  it("links a saved payment back to its page", () => {
    const tab = storage();
    for (const to of [quote, installment, { kind: "checkout" } as const]) {
      savePaymentReturn(to, tab);
      expect(readPaymentReturn(tab)).toEqual(to);
    }
  });

  it("accepts only the paths of payment pages in a saved payment", () => {
    const tab = storage();
    for (const path of [
      "https://evil.example/quote/payment?a",
      "//evil.example",
      "javascript:alert(1)",
      "/checkout",
    ]) {
      tab.setItem("payment-return", JSON.stringify({ kind: "quote", path }));
      expect(readPaymentReturn(tab), path).toBeNull();
    }
    tab.setItem("payment-return", "{");
    expect(readPaymentReturn(tab)).toBeNull();
  });
});
