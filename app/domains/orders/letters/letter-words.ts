import { z } from "zod";
import { optional, portableTextShape } from "~/content/shapes";
import { fillIn, paragraphsOf } from "~/domains/email/placeholders";
import type { OrderLetterKind } from "./order-letter";

/** The words around an order, as an editor wrote them; empty fields fall back to ours. */
export const letterWordsShape = z.object({
  subject: optional(z.string()),
  preheader: optional(z.string()),
  heading: optional(z.string()),
  intro: optional(portableTextShape),
  outro: optional(portableTextShape),
});

export type LetterWords = {
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly intro: readonly string[];
  readonly outro: readonly string[];
};

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
  written: z.infer<typeof letterWordsShape> | null,
  values: LetterPlaceholders,
): LetterWords {
  const fallback = defaults[kind];
  const filled = (text: string) => fillIn(text, values);
  return {
    subject: filled(written?.subject || fallback.subject),
    preheader: filled(written?.preheader || fallback.preheader),
    heading: filled(written?.heading || fallback.heading),
    intro: (written?.intro ? paragraphsOf(written.intro) : fallback.intro).map(filled),
    outro: (written?.outro ? paragraphsOf(written.outro) : fallback.outro).map(filled),
  };
}
