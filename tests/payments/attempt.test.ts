import { describe, expect, it } from "vitest";
import { mismatch, nextStep, type PaymentAttempt, standingOf } from "~/domains/payments/attempt";
import { cents } from "~/kernel/money";
import type { AttemptStatus } from "~/kernel/statuses";

const attempt = (status: AttemptStatus, changes: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  id: `att-${status}`,
  shortId: "0123456789ABCDEF",
  payable: { kind: "order", id: "o-1" },
  provider: "stripe",
  method: "credit-card",
  methodLabel: "Credit card",
  amount: cents(2245),
  currency: "USD",
  status,
  providerRef: "pi_1",
  declineMessage: null,
  declinedCaptures: 0,
  reviewReason: null,
  expiresAt: null,
  reservedSince: null,
  startedByOwner: false,
  sentAt: null,
  createdAt: new Date("2026-03-02T15:04:05Z"),
  ...changes,
});
const wish = { provider: "stripe", method: "credit-card", amount: cents(2245) } as const;

describe("what a retry does with the attempts before it", () => {
  it.each([
    ["paid", "placed"],
    ["held", "placed"],
    ["needs_review", "in-review"],
    ["open", "reuse"],
    ["declined", "new"],
    ["superseded", "new"],
    ["canceled", "new"],
  ] as const)("after one that is %s: %s [CHK-026]", (status, step) => {
    expect(nextStep([attempt(status)], wish)).toBe(step);
  });

  it("the first try makes an attempt", () => {
    expect(nextStep([], wish)).toBe("new");
  });

  it("charges nothing while an older attempt took money, or may have, whatever the newest says", () => {
    expect(nextStep([attempt("paid"), attempt("open")], wish)).toBe("placed");
    expect(nextStep([attempt("held"), attempt("declined")], wish)).toBe("placed");
    expect(nextStep([attempt("needs_review"), attempt("open")], wish)).toBe("in-review");
  });

  it("takes money that arrived for more than a doubt, and a doubt for more than a wait", () => {
    expect(standingOf([attempt("needs_review"), attempt("paid")])).toBe("placed");
    expect(standingOf([attempt("held"), attempt("needs_review")])).toBe("in-review");
    expect(standingOf([attempt("open"), attempt("declined"), attempt("canceled")])).toBeNull();
  });

  it("goes by the newest attempt, not the first", () => {
    expect(nextStep([attempt("open"), attempt("declined")], wish)).toBe("new");
    expect(nextStep([attempt("declined"), attempt("open")], wish)).toBe("reuse");
  });

  it("begins anew with another provider", () => {
    expect(nextStep([attempt("open", { provider: "paypal" })], wish)).toBe("new");
  });

  it("begins anew with another amount only while the provider's side is not known", () => {
    const before = { amount: cents(995) };
    expect(nextStep([attempt("open", { ...before, providerRef: null })], wish)).toBe("new");
    expect(nextStep([attempt("open", { ...before, providerRef: "pi_1" })], wish)).toBe("reuse");
    expect(nextStep([attempt("open", { providerRef: null })], wish)).toBe("reuse");
  });

  it("begins anew with another amount where the shopper approves one at the provider: PayPal's page showed it", () => {
    const paypal = { ...wish, provider: "paypal" } as const;
    const before = { provider: "paypal", providerRef: "5O190127TN364715T" } as const;
    expect(nextStep([attempt("open", { ...before, amount: cents(995) })], paypal)).toBe("new");
    expect(nextStep([attempt("open", before)], paypal)).toBe("reuse");
  });
});

describe("an answer of a provider", () => {
  const truth = { attemptId: "att-1", currency: "usd", live: false };
  const reason = (changes: Partial<typeof truth> | { attemptId: null }, expectLive = false) =>
    mismatch(
      { id: "att-1", shortId: "0123456789ABCDEF", currency: "USD" },
      { ...truth, ...changes },
      expectLive,
    );

  it("counts when it is about this attempt, in its currency, with keys of the right kind", () => {
    expect(reason({})).toBeNull();
    expect(reason({ live: true }, true)).toBeNull();
    expect(reason({ attemptId: "0123456789ABCDEF" })).toBeNull();
  });

  it("is looked at by a person when it is not", () => {
    expect(reason({ attemptId: "att-2" })).toBe("it belongs to another payment attempt");
    expect(reason({ attemptId: null })).toBe("it belongs to another payment attempt");
    expect(reason({ currency: "eur" })).toBe("its currency is EUR");
    expect(reason({ live: true })).toBe("it was made with live keys");
    expect(reason({}, true)).toBe("it was made with test keys");
  });
});
