import type { PageWords } from "../section";

/** Pages a shopper lands on: after a payment failed, while one is checked, and in the wrong place. */
export const paymentFailureWords: PageWords = {
  name: "payment-failure",
  path: "/payment/fail",
  title: "Payment not completed",
  seo: {
    title: "Payment not completed | Stile & Rail",
    description:
      "The payment was not approved. You can try again at any time, with the same card or another one.",
  },
  sections: [
    {
      kind: "list",
      title: "What usually helps",
      items: [
        "Compare number, date and security code with the card once more.",
        "Check that the billing address is the one on your statement.",
        "Confirm the payment in your bank's app, if it asks you to.",
        "Use another card, or call the number on the back of this one.",
      ],
    },
    {
      kind: "text",
      title: "Were you charged?",
      body: [
        "If the connection dropped on your way back from the bank, do not pay again yet: we keep asking, and a confirmation in your mailbox within a few minutes means it is paid.",
        "A declined payment moves no money. Your bank may show it as pending for a few days and then drop it. If it does not disappear, [tell us](/contact) the amount and the day, and we will look it up.",
      ],
    },
  ],
};

export const paymentVerifyWords: PageWords = {
  name: "payment-verify",
  path: "/payment/verify/:paymentMethod",
  title: "Checking your payment",
  seo: {
    title: "Checking your payment | Stile & Rail",
    description:
      "We are asking the card processor whether your payment went through. Please leave this page open; it moves on by itself.",
  },
  sections: [
    {
      kind: "intro",
      title: "One moment, please",
      body: [
        "We are asking your bank how it went. This takes a few seconds and goes on by itself. Please do not pay again meanwhile: if the line breaks, we finish checking on our own and write to you.",
      ],
    },
  ],
};

export const notFoundWords: PageWords = {
  name: "not-found",
  path: "/not-found",
  title: "Page not found",
  seo: {
    title: "Page not found | Stile & Rail",
    description:
      "This page has moved or never existed. Browse cabinet doors, order samples or write to Stile & Rail instead.",
  },
  sections: [
    {
      kind: "cards",
      title: "What people look for most",
      cards: [
        {
          title: "Doors",
          description: "Sixty finishes from two makers.",
          link: { text: "Browse them", path: "/products/kitchen-cabinets" },
        },
        {
          title: "Samples",
          description: "Real doors to hold against your wall and your floor.",
          link: { text: "Choose yours", path: "/order-samples" },
        },
        {
          title: "Help",
          description: "Questions, claims and a telephone with a person at it.",
          link: { text: "Get in touch", path: "/contact" },
        },
      ],
    },
  ],
};
