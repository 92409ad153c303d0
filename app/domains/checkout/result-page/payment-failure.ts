import type { PaymentReturn } from "~/domains/payments/payment-return";
import { paths } from "~/kernel/paths";

/** What the failure page speaks of; also the keys of its variants in the CMS. */
export const failureKinds = ["checkout", "quote", "installment", "elsewhere", "unconfirmed"] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Why a return from a bank is not a paid order; `ofQuote`: the provider says that a quote was to be paid. */
export type ReturnFailure =
  | { readonly code: "declined"; readonly ofQuote: boolean }
  | { readonly code: "unconfirmed" };

/** The address of the failure page for a return that failed, by what this tab was paying (PAY-034, PAY-039). */
export function toFailurePath(failure: ReturnFailure, from: PaymentReturn | null): string {
  const kind = chooseFailureKind(failure, from);
  return kind === "checkout" ? paths.paymentFail : `${paths.paymentFail}?${kind}=true`;
}

function chooseFailureKind(failure: ReturnFailure, from: PaymentReturn | null): FailureKind {
  if (failure.code === "unconfirmed") return "unconfirmed";
  if (from) return from.kind;
  return failure.ofQuote ? "quote" : "elsewhere";
}

/** Which failure an address of the failure page speaks of. */
export function readFailureKind(query: URLSearchParams): FailureKind {
  return failureKinds.find((kind) => query.get(kind) === "true") ?? "checkout";
}

type FailureTexts = { readonly title: string; readonly text: readonly string[] };

const declined = "Your bank or the card processor did not approve the payment.";

/** What the page says where an editor wrote no variant for it. */
export const failureTexts: Readonly<Record<FailureKind, FailureTexts>> = {
  checkout: { title: "Payment failed", text: [] },
  quote: {
    title: "The payment did not go through.",
    text: [
      `${declined} Your quote is unchanged, and you can pay it again.`,
      "Most often a second try or another card settles it.",
    ],
  },
  installment: {
    title: "The payment did not go through.",
    text: [
      `${declined} Your order is unchanged, and what you paid before still counts.`,
      "Most often a second try or another card settles it.",
    ],
  },
  elsewhere: {
    title: "The payment did not go through.",
    text: [
      `${declined}`,
      "This browser does not know what you were paying. To try again, go back to where you began: the checkout, or the link in our email.",
    ],
  },
  unconfirmed: {
    title: "We could not confirm a payment.",
    text: [
      "This page was opened without a payment we could check, or the card processor has not answered yet.",
      "If a payment went through, a confirmation comes to your inbox. Please look there before you pay again.",
    ],
  },
};
