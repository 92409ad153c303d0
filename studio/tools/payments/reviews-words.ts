import type { Way } from "./reviews-api";

/** Said where more wait than are shown. */
export function oldestOf(shown: number, waiting: number): string {
  return `The oldest ${shown} of ${waiting}. Others come up as these are ended.`;
}

/** What each way does, said before it is done. */
export const ways: Readonly<
  Record<
    Way,
    { readonly title: string; readonly promise: string; readonly tone: "positive" | "caution" | "critical" }
  >
> = {
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
