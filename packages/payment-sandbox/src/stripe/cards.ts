/** The result of a confirmation with a test card. */
export type CardOutcome =
  | { readonly kind: "succeeds" }
  | { readonly kind: "declined"; readonly decline: Decline }
  | { readonly kind: "authenticates"; readonly afterwards: "succeeds" | Decline };

/** A decline: error code, decline code of the issuer, and message for the shopper. */
export type Decline = {
  readonly code: string;
  readonly declineCode: string | null;
  readonly message: string;
};

export type TestCard = {
  readonly number: string;
  /** The name in state and logs instead of the card number. */
  readonly tag: string;
  readonly brand: CardBrand;
  readonly label: string;
  readonly outcome: CardOutcome;
};

export type CardBrand = "visa" | "mastercard" | "amex" | "discover";

const declined: Decline = {
  code: "card_declined",
  declineCode: "generic_decline",
  message: "Your card was declined.",
};

const createRefusal = (code: string, declineCode: string | null, message: string): CardOutcome => ({
  kind: "declined",
  decline: { code, declineCode, message },
});

/** Stripe's published test cards (docs.stripe.com/testing). Every other number is rejected. */
export const testCards = [
  {
    number: "4242424242424242",
    tag: "pm_card_visa",
    brand: "visa",
    label: "Succeeds",
    outcome: { kind: "succeeds" },
  },
  {
    number: "5555555555554444",
    tag: "pm_card_mastercard",
    brand: "mastercard",
    label: "Succeeds (Mastercard)",
    outcome: { kind: "succeeds" },
  },
  {
    number: "378282246310005",
    tag: "pm_card_amex",
    brand: "amex",
    label: "Succeeds (American Express)",
    outcome: { kind: "succeeds" },
  },
  {
    number: "4000002500003155",
    tag: "pm_card_authenticationRequiredOnSetup",
    brand: "visa",
    label: "Asks for 3-D Secure",
    outcome: { kind: "authenticates", afterwards: "succeeds" },
  },
  {
    number: "4000002760003184",
    tag: "pm_card_authenticationRequired",
    brand: "visa",
    label: "Always asks for 3-D Secure",
    outcome: { kind: "authenticates", afterwards: "succeeds" },
  },
  {
    number: "4000008400001629",
    tag: "pm_card_threeDSecureRequiredChargeDeclined",
    brand: "visa",
    label: "3-D Secure, then declined",
    outcome: { kind: "authenticates", afterwards: declined },
  },
  {
    number: "4000000000000002",
    tag: "pm_card_visa_chargeDeclined",
    brand: "visa",
    label: "Declined",
    outcome: { kind: "declined", decline: declined },
  },
  {
    number: "4000000000009995",
    tag: "pm_card_visa_chargeDeclinedInsufficientFunds",
    brand: "visa",
    label: "Insufficient funds",
    outcome: createRefusal("card_declined", "insufficient_funds", "Your card has insufficient funds."),
  },
  {
    number: "4000000000000069",
    tag: "pm_card_chargeDeclinedExpiredCard",
    brand: "visa",
    label: "Expired card",
    outcome: createRefusal("expired_card", null, "Your card has expired."),
  },
  {
    number: "4000000000000127",
    tag: "pm_card_chargeDeclinedIncorrectCvc",
    brand: "visa",
    label: "Incorrect security code",
    outcome: createRefusal("incorrect_cvc", null, "Your card's security code is incorrect."),
  },
  {
    number: "4000000000000119",
    tag: "pm_card_chargeDeclinedProcessingError",
    brand: "visa",
    label: "Processing error",
    outcome: createRefusal(
      "processing_error",
      null,
      "An error occurred while processing your card. Try again in a little bit.",
    ),
  },
] as const satisfies readonly TestCard[];

export type CardTag = (typeof testCards)[number]["tag"];

export function findCardByNumber(number: string): TestCard | null {
  const digits = number.replace(/[\s-]/g, "");
  return testCards.find((card) => card.number === digits) ?? null;
}

export function findCardByTag(tag: string): TestCard | null {
  return testCards.find((card) => card.tag === tag) ?? null;
}

export function getLastFour(card: TestCard): string {
  return card.number.slice(-4);
}
