import { capitalize } from "../../../app/kernel/text";
import type { DisputeResolution, DisputeState, Way } from "./reviews-api";

/** Said where more wait than are shown. */
export function oldestOf(shown: number, waiting: number): string {
  return `The oldest ${shown} of ${waiting}. Others come up as these are ended.`;
}

export type WayText = {
  readonly title: string;
  /** What it does, read before it is done. */
  readonly promise: string;
  readonly tone: "positive" | "caution" | "critical";
};

export const ways: Readonly<Record<Way, WayText>> = {
  accept: {
    title: "Accept",
    promise: "The payment counts as it is. What was paid for is confirmed to the customer.",
    tone: "positive",
  },
  refund: {
    title: "Give the money back",
    promise: "The provider gives the money back. What was paid for stays open and can be paid again.",
    tone: "caution",
  },
  cancel: {
    title: "Give back and cancel",
    promise: "The provider gives the money back, or never takes it, and the order is canceled.",
    tone: "critical",
  },
};

export const listDisputeResolutions: Readonly<Record<DisputeResolution, WayText>> = {
  "record-loss": {
    title: "Record the loss",
    promise:
      "The lost amount becomes a payment below zero. The order counts it like a refund: the customer is not asked for it again.",
    tone: "critical",
  },
  "take-back-loss": {
    title: "Take back the loss",
    promise: "The recorded loss is balanced by a payment of the same amount.",
    tone: "positive",
  },
  close: {
    title: "Close without a change",
    promise: "What was paid stays as it is. The dispute leaves this list.",
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
export function codeWords(code: string): string {
  return capitalize(code.replaceAll("_", " ").toLowerCase());
}
