import { capitalize } from "../../../app/kernel/text";
import type { DisputeResolution, DisputeState, ReviewDecision } from "./reviews-api";

/** Said where more wait than are shown. */
export function describeOldest(shown: number, waiting: number): string {
  return `The oldest ${shown} of ${waiting}. Others come up as these are ended.`;
}

export type DecisionText = {
  readonly title: string;
  /** What it does, read before it is done. */
  readonly consequence: string;
  readonly tone: "positive" | "caution" | "critical";
};

export const reviewDecisions: Readonly<Record<ReviewDecision, DecisionText>> = {
  accept: {
    title: "Accept",
    consequence: "The payment counts as it is. What was paid for is confirmed to the customer.",
    tone: "positive",
  },
  refund: {
    title: "Give the money back",
    consequence: "The provider gives the money back. What was paid for stays open and can be paid again.",
    tone: "caution",
  },
  cancel: {
    title: "Give back and cancel",
    consequence: "The provider gives the money back, or never takes it, and the order is canceled.",
    tone: "critical",
  },
};

export const disputeResolutions: Readonly<Record<DisputeResolution, DecisionText>> = {
  "record-loss": {
    title: "Record the loss",
    consequence:
      "The lost amount becomes a payment below zero. The order counts it like a refund: the customer is not asked for it again.",
    tone: "critical",
  },
  "take-back-loss": {
    title: "Take back the loss",
    consequence: "The recorded loss is balanced by a payment of the same amount.",
    tone: "positive",
  },
  close: {
    title: "Close without a change",
    consequence: "What was paid stays as it is. The dispute leaves this list.",
    tone: "caution",
  },
};

/** The badge of a dispute's state. */
export const disputeBadges: Readonly<
  Record<DisputeState, { readonly title: string; readonly tone: "caution" | "positive" | "critical" }>
> = {
  open: { title: "Dispute open", tone: "caution" },
  won: { title: "Dispute won", tone: "positive" },
  lost: { title: "Dispute lost", tone: "critical" },
};

/** A provider's code as words: `PRODUCT_NOT_RECEIVED` reads 'Product not received'. */
export function formatProviderCode(code: string): string {
  return capitalize(code.replaceAll("_", " ").toLowerCase());
}
