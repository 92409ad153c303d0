import type { PaymentReturn } from "~/domains/payments/payment-return";
import { paths } from "~/kernel/paths";

/** Kinds of failed payments; also the variant keys in the CMS. */
export const failureKinds = ["checkout", "quote", "installment", "elsewhere", "unconfirmed"] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Why a return from a bank is not a paid order; `ofQuote`: a quote was being paid. */
export type ReturnFailure =
  | { readonly code: "declined"; readonly ofQuote: boolean }
  | { readonly code: "unconfirmed" };

/**
 * Returns the path of the failure page for a failed return, depending on what this tab was paying (PAY-034, PAY-039).
 */
export function toFailurePath(failure: ReturnFailure, from: PaymentReturn | null): string {
  const kind = chooseFailureKind(failure, from);
  return kind === "checkout" ? paths.paymentFail : `${paths.paymentFail}?${kind}=true`;
}

function chooseFailureKind(failure: ReturnFailure, from: PaymentReturn | null): FailureKind {
  if (failure.code === "unconfirmed") return "unconfirmed";
  if (from) return from.kind;
  return failure.ofQuote ? "quote" : "elsewhere";
}

export function readFailureKind(query: URLSearchParams): FailureKind {
  return failureKinds.find((kind) => query.get(kind) === "true") ?? "checkout";
}

type FailureTexts = { readonly title: string; readonly text: readonly string[] };

const declined = "Your bank or the card processor did not approve the payment.";

/** Default texts without a variant in the CMS. */
export const failureTexts: Readonly<Record<FailureKind, FailureTexts>> = {
  checkout: { title: "Payment failed", text: [] },
  quote: {
    title: "Your payment didn't go through.",
    text: [
      `${declined} Your quote is unchanged, and you can pay it again.`,
      "A second try or another card usually works.",
    ],
  },
  installment: {
    title: "Your payment didn't go through.",
    text: [
      `${declined} Your order is unchanged, and what you've already paid still counts.`,
      "A second try or another card usually works.",
    ],
  },
  elsewhere: {
    title: "Your payment didn't go through.",
    text: [
      `${declined}`,
      "This browser doesn't know what you were paying for. To try again, go back to where you started: checkout, or the link in our email.",
    ],
  },
  unconfirmed: {
    title: "We couldn't confirm a payment.",
    text: [
      "This page was opened without a payment we could check, or the card processor hasn't answered yet.",
      "If a payment went through, you'll get a confirmation by email. Please check your inbox before you pay again.",
    ],
  },
};
