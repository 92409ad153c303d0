import type { Cents } from "~/kernel/money/money";

export const manualMethods = ["check", "wire", "cash"] as const;
export type ManualMethod = (typeof manualMethods)[number];

/** The provider of payments that staff record. */
export const manualProvider = "manual";

/** Labels of manual payment methods in history, emails and the back office. */
export const manualMethodLabels = {
  check: "Check",
  wire: "Wire transfer",
  cash: "Cash",
} as const satisfies Record<ManualMethod, string>;

/** A payment received by staff. */
export type ManualPayment = {
  readonly method: ManualMethod;
  readonly amount: Cents;
  /** Check number or wire reference; recorded only once. */
  readonly reference: string;
  /** The staff member who recorded it. */
  readonly author: string;
};

export type ManualPaymentFailure = { readonly code: "below-one-cent" | "above-balance" | "recorded-before" };

/** The HTTP status of every failure; a code without a row does not compile. */
export const manualPaymentStatus = {
  "below-one-cent": 422,
  "above-balance": 422,
  "recorded-before": 409,
} as const satisfies Record<ManualPaymentFailure["code"], number>;

export const manualPaymentTexts = {
  "below-one-cent": "A payment is at least $0.01.",
  "above-balance": "That's more than is due.",
  "recorded-before": "This payment was already recorded.",
} as const satisfies Record<ManualPaymentFailure["code"], string>;
