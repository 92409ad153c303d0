import { describe, expect, it } from "vitest";
import {
  chooseAttemptStep,
  findChargeBlocker,
  findResultMismatch,
  type PaymentAttempt,
} from "~/domains/payments/attempt";
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
const options = { provider: "stripe", method: "credit-card", amount: cents(2245) } as const;

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
    expect(chooseAttemptStep([attempt(status)], options)).toBe(step);
  });

  it("the first try makes an attempt", () => {
    expect(chooseAttemptStep([], options)).toBe("new");
  });

  it("charges nothing while an older attempt took money, or may have, whatever the newest says", () => {
    expect(chooseAttemptStep([attempt("paid"), attempt("open")], options)).toBe("placed");
    expect(chooseAttemptStep([attempt("held"), attempt("declined")], options)).toBe("placed");
    expect(chooseAttemptStep([attempt("needs_review"), attempt("open")], options)).toBe("in-review");
  });

  it("takes money that arrived for more than a doubt, and a doubt for more than a wait", () => {
    expect(findChargeBlocker([attempt("needs_review"), attempt("paid")])).toBe("placed");
    expect(findChargeBlocker([attempt("held"), attempt("needs_review")])).toBe("in-review");
    expect(findChargeBlocker([attempt("open"), attempt("declined"), attempt("canceled")])).toBeNull();
  });

  it("goes by the newest attempt, not the first", () => {
    expect(chooseAttemptStep([attempt("open"), attempt("declined")], options)).toBe("new");
    expect(chooseAttemptStep([attempt("declined"), attempt("open")], options)).toBe("reuse");
  });

  it("begins anew with another provider", () => {
    expect(chooseAttemptStep([attempt("open", { provider: "paypal" })], options)).toBe("new");
  });

  it("begins anew with another amount only while the provider's side is not known", () => {
    const before = { amount: cents(995) };
    expect(chooseAttemptStep([attempt("open", { ...before, providerRef: null })], options)).toBe("new");
    expect(chooseAttemptStep([attempt("open", { ...before, providerRef: "pi_1" })], options)).toBe("reuse");
    expect(chooseAttemptStep([attempt("open", { providerRef: null })], options)).toBe("reuse");
  });

  it("begins anew with another amount where the shopper approves one at the provider: PayPal's page showed it", () => {
    const paypal = { ...options, provider: "paypal" } as const;
    const before = { provider: "paypal", providerRef: "5O190127TN364715T" } as const;
    expect(chooseAttemptStep([attempt("open", { ...before, amount: cents(995) })], paypal)).toBe("new");
    expect(chooseAttemptStep([attempt("open", before)], paypal)).toBe("reuse");
  });
});

describe("an answer of a provider", () => {
  const result = { attemptId: "att-1", currency: "usd", live: false };
  const reason = (changes: Partial<typeof result> | { attemptId: null }, expectLive = false) =>
    findResultMismatch(
      { id: "att-1", shortId: "0123456789ABCDEF", currency: "USD" },
      { ...result, ...changes },
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
