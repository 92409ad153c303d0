import { describe, expect, it } from "vitest";
import {
  chooseAttemptStep,
  findChargeBlocker,
  findResultMismatch,
  type PaymentAttempt,
} from "~/domains/payments/attempt";
import { cents } from "~/kernel/money/money";
import type { AttemptStatus } from "~/kernel/statuses/statuses";

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

describe("chooseAttemptStep", () => {
  it.each([
    ["paid", "placed"],
    ["held", "placed"],
    ["needs_review", "in-review"],
    ["open", "reuse"],
    ["declined", "new"],
    ["superseded", "new"],
    ["canceled", "new"],
  ] as const)("chooses the step after an attempt that is %s: %s [CHK-026]", (status, step) => {
    expect(chooseAttemptStep([attempt(status)], options)).toBe(step);
  });

  it("creates a payment attempt on the first try", () => {
    expect(chooseAttemptStep([], options)).toBe("new");
  });

  it("charges nothing while an older attempt took or may have taken money", () => {
    expect(chooseAttemptStep([attempt("paid"), attempt("open")], options)).toBe("placed");
    expect(chooseAttemptStep([attempt("held"), attempt("declined")], options)).toBe("placed");
    expect(chooseAttemptStep([attempt("needs_review"), attempt("open")], options)).toBe("in-review");
  });

  it("prefers received money over a review, and a review over waiting", () => {
    expect(findChargeBlocker([attempt("needs_review"), attempt("paid")])).toBe("placed");
    expect(findChargeBlocker([attempt("held"), attempt("needs_review")])).toBe("in-review");
    expect(findChargeBlocker([attempt("open"), attempt("declined"), attempt("canceled")])).toBeNull();
  });

  it("decides by the newest of several attempts", () => {
    expect(chooseAttemptStep([attempt("open"), attempt("declined")], options)).toBe("new");
    expect(chooseAttemptStep([attempt("declined"), attempt("open")], options)).toBe("reuse");
  });

  it("creates a new attempt for another provider", () => {
    expect(chooseAttemptStep([attempt("open", { provider: "paypal" })], options)).toBe("new");
  });

  it("creates a new attempt for another amount while it is unknown whether the provider created the payment", () => {
    const before = { amount: cents(995) };
    expect(chooseAttemptStep([attempt("open", { ...before, providerRef: null })], options)).toBe("new");
    expect(chooseAttemptStep([attempt("open", { ...before, providerRef: "pi_1" })], options)).toBe("reuse");
    expect(chooseAttemptStep([attempt("open", { providerRef: null })], options)).toBe("reuse");
  });

  it("creates a new attempt for another amount after a PayPal approval", () => {
    const paypal = { ...options, provider: "paypal" } as const;
    const before = { provider: "paypal", providerRef: "5O190127TN364715T" } as const;
    expect(chooseAttemptStep([attempt("open", { ...before, amount: cents(995) })], paypal)).toBe("new");
    expect(chooseAttemptStep([attempt("open", before)], paypal)).toBe("reuse");
  });
});

describe("findResultMismatch", () => {
  const result = { attemptId: "att-1", currency: "usd", live: false };
  const reason = (changes: Partial<typeof result> | { attemptId: null }, expectLive = false) =>
    findResultMismatch(
      { id: "att-1", shortId: "0123456789ABCDEF", currency: "USD" },
      { ...result, ...changes },
      expectLive,
    );

  it("accepts a result of this attempt in its currency and key mode", () => {
    expect(reason({})).toBeNull();
    expect(reason({ live: true }, true)).toBeNull();
    expect(reason({ attemptId: "0123456789ABCDEF" })).toBeNull();
  });

  it("explains to staff why a provider's result does not fit its attempt", () => {
    expect(reason({ attemptId: "att-2" })).toBe("it belongs to another payment attempt");
    expect(reason({ attemptId: null })).toBe("it belongs to another payment attempt");
    expect(reason({ currency: "eur" })).toBe("its currency is EUR");
    expect(reason({ live: true })).toBe("it was made with live keys");
    expect(reason({}, true)).toBe("it was made with test keys");
  });
});
