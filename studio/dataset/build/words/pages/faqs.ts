import type { PageWords } from "../section";

export const faqsWords: PageWords = {
  name: "faqs",
  path: "/faqs",
  title: "FAQs",
  seo: {
    title: "Kitchen Cabinet Questions Answered | Stile & Rail, Sidney",
    description:
      "Samples, plans, quotes, delivery, finishes, construction, installation and claims: answers from Stile & Rail in Sidney, Montana.",
  },
  sections: [
    {
      kind: "intro",
      title: "Asked and answered",
      shadowText: "Asked",
      body: ["Sorted by the moment at which people ask, from the first sample to the last screw."],
    },
    {
      kind: "faq",
      title: "Samples",
      questions: [
        "sample-cost",
        "sample-is-real",
        "sample-how-many",
        "sample-pictures",
        "sample-list-empty",
        "sample-whole-cabinet",
        "sample-by-air",
        "sample-return",
      ],
    },
    {
      kind: "faq",
      title: "Design and measuring",
      questions: [
        "design-cost",
        "design-needs",
        "measure-who",
        "design-time",
        "design-changes",
        "estimate-or-quote",
      ],
    },
    {
      kind: "faq",
      title: "Quotes and payment",
      questions: [
        "quote-valid",
        "quote-expired",
        "pay-methods",
        "pay-in-parts",
        "order-change",
        "single-cabinet",
        "contractors",
      ],
    },
    {
      kind: "faq",
      title: "Delivery and tax",
      questions: [
        "delivery-time",
        "delivery-where",
        "delivery-military",
        "kitchen-arrives",
        "kitchen-how-long",
        "delivery-absent",
        "storing-cabinets",
        "tax",
      ],
    },
    {
      kind: "faq",
      title: "Finishes",
      questions: [
        "paint-lines",
        "slab-lines",
        "wood-varies",
        "grain-match",
        "fingerprints",
        "match-later",
        "repainting",
        "formaldehyde",
      ],
    },
    {
      kind: "faq",
      title: "Construction",
      questions: [
        "framed-or-frameless",
        "soft-close",
        "assembly-time",
        "wall-cabinet-height",
        "odd-widths",
        "how-much-weight",
        "counters-included",
      ],
    },
    { kind: "faq", title: "Installation", questions: ["install-service", "install-ready"] },
    {
      kind: "faq",
      title: "Claims and warranty",
      questions: ["claim-how", "claim-how-soon", "missing-screws"],
    },
    { kind: "faq", title: "Care", questions: ["care", "touch-up"] },
    { kind: "faq", title: "This website", questions: ["account-needed", "website-cookies"] },
    {
      kind: "text",
      title: "Not here?",
      body: [
        "Then it is a good question. Ask it, and you will have an answer from someone who has held the door.",
      ],
      links: [{ text: "Ask us", path: "/contact" }],
    },
  ],
};
