import { type LetterWords, type WrittenWords, wordsOrOurs } from "~/domains/email/letter-words";
import { fillIn } from "~/domains/email/placeholders";
import type { OrderLetterKind } from "./order-letter";

const defaults: { readonly [K in OrderLetterKind]: LetterWords } = {
  "order-confirmation": {
    subject: "Your order {order-id} at {site-name}",
    preheader: "Thank you. Here is what we are packing for you.",
    heading: "Thank you, {name}",
    intro: ["Your order {order-id} has reached us. Below is everything we noted."],
    outro: ["Questions? Just answer this mail."],
  },
  "order-confirmation-admin": {
    subject: "New order {order-id}",
    preheader: "{name} placed an order.",
    heading: "New order {order-id}",
    intro: ["{name} placed an order."],
    outro: [],
  },
  "split-payment-confirmation": {
    subject: "We received your payment for order {order-id}",
    preheader: "Thank you for your payment.",
    heading: "Thank you, {name}",
    intro: ["Your payment for order {order-id} has been received."],
    outro: [],
  },
};

export type LetterPlaceholders = {
  readonly "order-id": string;
  readonly name: string;
  readonly "site-name": string;
};

/** The mail's words with every placeholder filled in (ruling C34: subjects are content). */
export function letterWordsOf(
  kind: OrderLetterKind,
  written: WrittenWords | null,
  values: LetterPlaceholders,
): LetterWords {
  return wordsOrOurs(written, defaults[kind], (text) => fillIn(text, values));
}
