import { capitalize } from "../../../app/kernel/text/text";
import type { DisputeResolution, DisputeState, ReviewDecision } from "./reviews-api";

/** Returns a note when more payments wait than are shown. */
export function describeOldest(shown: number, waiting: number): string {
  return `The oldest ${shown} of ${waiting}. Others appear as you resolve these.`;
}

export type DecisionText = {
  readonly title: string;
  /** Describes the effect before the user confirms. */
  readonly consequence: string;
  readonly tone: "positive" | "caution" | "critical";
};

export const reviewDecisions: Readonly<Record<ReviewDecision, DecisionText>> = {
  accept: {
    title: "Accept",
    consequence: "The payment counts as is, and the customer gets a confirmation.",
    tone: "positive",
  },
  refund: {
    title: "Refund",
    consequence: "The provider refunds the money. The order or quote stays open and can be paid again.",
    tone: "caution",
  },
  cancel: {
    title: "Refund and cancel",
    consequence: "The provider refunds the money or never charges it, and the order is canceled.",
    tone: "critical",
  },
};

export const disputeResolutions: Readonly<Record<DisputeResolution, DecisionText>> = {
  "record-loss": {
    title: "Record the loss",
    consequence:
      "The lost amount is recorded as a negative payment. The order treats it like a refund: the customer isn't asked for it again.",
    tone: "critical",
  },
  "take-back-loss": {
    title: "Reverse the loss",
    consequence: "A payment of the same amount balances the recorded loss.",
    tone: "positive",
  },
  close: {
    title: "Close without changes",
    consequence: "The payment stays as is. The dispute leaves this list.",
    tone: "caution",
  },
};

/** Badge of a dispute's state. */
export const disputeBadges: Readonly<
  Record<DisputeState, { readonly title: string; readonly tone: "caution" | "positive" | "critical" }>
> = {
  open: { title: "Dispute open", tone: "caution" },
  won: { title: "Dispute won", tone: "positive" },
  lost: { title: "Dispute lost", tone: "critical" },
};

/** Converts a provider's code to words: `PRODUCT_NOT_RECEIVED` becomes 'Product not received'. */
export function formatProviderCode(code: string): string {
  return capitalize(code.replaceAll("_", " ").toLowerCase());
}
