import type { Question } from "../question";

export const orderingQuestions: readonly Question[] = [
  {
    slug: "quote-valid",
    category: "ordering",
    question: "How long is my quote good for?",
    answer: [
      "Thirty days, unless the quote itself names another date. Until then its prices hold, whatever happens at the factory.",
    ],
  },
  {
    slug: "quote-expired",
    category: "ordering",
    question: "My quote link has expired. What now?",
    answer: [
      "[Write or call](/contact) with the quote number. We check the prices, renew the quote and send you a new link, often on the same day. Nothing you told us is lost.",
    ],
  },
  {
    slug: "pay-in-parts",
    category: "ordering",
    question: "Can I pay for a kitchen in parts?",
    answer: [
      "Where your quote offers it, yes. You pay a first amount of your choice, not below the minimum shown there, and the rest later in one or several steps. The balance is due before delivery. There is no interest, because it is not a loan.",
    ],
  },
  {
    slug: "pay-methods",
    category: "ordering",
    question: "Which payment methods do you accept?",
    answer: [
      "The usual cards: Visa, Mastercard, American Express and Discover. If other methods are switched on for your order, they are listed on the payment page. Card details go from your browser to the card processor and are never stored by us.",
    ],
  },
  {
    slug: "order-change",
    category: "ordering",
    question: "Can I change an order after I have paid?",
    answer: [
      "Sample orders until they are packed, which is normally the next working morning. Cabinets until production begins. Call instead of writing if it is urgent, and have your order number ready.",
    ],
  },
  {
    slug: "single-cabinet",
    category: "ordering",
    question: "May I order a single cabinet?",
    answer: [
      "Certainly. A vanity, a pantry or the one base cabinet that was forgotten are all quoted like a kitchen. Bear in mind that a single box travels by freight as well, so delivery makes up a larger part of the price.",
    ],
  },
  {
    slug: "contractors",
    category: "ordering",
    question: "Do you work with contractors?",
    answer: [
      "Yes. Your PO number goes on the quote, the shipping address can be the job site, and the carrier calls whomever you name. Tell us if the same kitchen is to be built several times over.",
    ],
  },
];
