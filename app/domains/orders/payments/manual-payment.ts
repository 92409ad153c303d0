import type { Cents } from "~/kernel/money";

export const manualMethods = ["check", "wire", "cash"] as const;
export type ManualMethod = (typeof manualMethods)[number];

/** How money reaches the shop without a provider, as history, letters and the desk name it. */
export const manualMethodLabels = {
  check: "Check",
  wire: "Wire transfer",
  cash: "Cash",
} as const satisfies Record<ManualMethod, string>;

/** Money that a person saw arrive. */
export type ManualPayment = {
  readonly method: ManualMethod;
  readonly amount: Cents;
  /** The check's number, the wire's reference: the same one is written once. */
  readonly reference: string;
  /** Who of the staff saw the money. */
  readonly author: string;
};

export type ManualPaymentFailure = { readonly code: "below-one-cent" | "above-balance" | "recorded-before" };

/** The HTTP status of every failure; a code without a row does not compile. */
export const manualPaymentStatus = {
  "below-one-cent": 422,
  "above-balance": 422,
  "recorded-before": 409,
} as const satisfies Record<ManualPaymentFailure["code"], number>;

/** What staff read. */
export const manualPaymentTexts = {
  "below-one-cent": "A payment is at least $0.01.",
  "above-balance": "That is more than is due.",
  "recorded-before": "This payment was recorded before.",
} as const satisfies Record<ManualPaymentFailure["code"], string>;
