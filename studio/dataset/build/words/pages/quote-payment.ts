import type { PageWords } from "../section";

export const quotePaymentWords: PageWords = {
  name: "quote-payment",
  path: "/quote/payment",
  title: "Your quote",
  seo: {
    title: "Review and Pay Your Quote | Stile & Rail",
    description:
      "Look over every line of your cabinet quote from Stile & Rail in Sidney, Montana, and pay it in full or, where offered, in parts.",
  },
  sections: [
    {
      kind: "intro",
      title: "Your quote",
      body: ["Please read it once from top to bottom. It is easier to move a cabinet today than next month."],
    },
    {
      kind: "list",
      title: "Before you pay",
      items: [
        "Door line, finish and style code are the ones you want.",
        "The number of cabinets agrees with the drawing, fillers and panels included.",
        "Hinge sides are right, as seen from the front.",
        "The shipping address is where the truck should go.",
        "Notes say what was agreed, and nothing else.",
      ],
    },
    {
      kind: "text",
      title: "What paying means",
      body: [
        "With your payment the quote becomes an order. We confirm it by email and send you the final sizes to sign off. Production starts after that, and made-to-order cabinets cannot be returned from then on.",
        "Not sure about a line? [Reading a quote](/blogs/reading-a-quote) explains the codes, and a call to (406) 555-0142 explains the rest.",
      ],
    },
  ],
};

export const splitPaymentWords: PageWords = {
  name: "split-payment",
  path: "/order/split-payment",
  title: "Pay a balance",
  seo: {
    title: "Pay the Balance of an Order | Stile & Rail",
    description:
      "Find your order by number and email, see what has been received and what is still open, and pay some of it or all of it.",
  },
  sections: [
    {
      kind: "intro",
      title: "Pay a balance",
      body: ["See what has been received and what is still open, and pay some of it or all of it."],
    },
    {
      kind: "text",
      title: "How much?",
      body: [
        "As much as suits you, from the minimum shown up to the whole balance. When the last part is in, we arrange the delivery with you.",
      ],
    },
  ],
};
