import type { PageWords } from "../section";

export const checkoutWords: PageWords = {
  name: "checkout",
  path: "/checkout",
  title: "Checkout",
  seo: {
    title: "Checkout | Stile & Rail",
    description:
      "Enter your address, see shipping and tax for it, and place the order for your cabinet sample doors.",
  },
  sections: [
    {
      kind: "intro",
      title: "Checkout",
      body: ["As a guest, on one page. When your samples and their delivery are free, no card is asked for."],
    },
    {
      kind: "list",
      title: "Good to know",
      items: [
        "Shipping and sales tax appear as soon as your address is complete.",
        "Card numbers travel straight to the card processor and never touch our computers.",
        "Your confirmation comes by email within minutes; look in the spam folder if it does not.",
        "Until your box is packed, a call is enough to change or cancel the order.",
      ],
    },
    {
      kind: "faq",
      title: "Asked at this point",
      questions: ["sample-cost", "delivery-time", "tax", "account-needed"],
    },
  ],
};
