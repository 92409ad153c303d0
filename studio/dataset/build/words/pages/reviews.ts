import type { PageWords } from "../section";

export const reviewsWords: PageWords = {
  name: "reviews",
  path: "/reviews",
  title: "Reviews",
  seo: {
    title: "Reviews of Our Kitchen Cabinets | Stile & Rail, Sidney",
    description:
      "What people say about doors, deliveries, plans and claims with Stile & Rail in Sidney, Montana. Demo reviews, marked as such.",
  },
  sections: [
    {
      kind: "intro",
      title: "What people say",
      shadowText: "Said",
      body: [
        "Praise, half stars and one confession. These reviews were written for a demonstration and every one of them says so; a real shop would show real ones here.",
      ],
    },
    {
      kind: "review",
      title: "About plans, doors and deliveries",
      reviews: [
        "plan-without-island",
        "crushed-corner",
        "sage-in-the-north",
        "read-the-instructions",
        "deposit-then-balance",
        "black-needs-wiping",
        "ninety-year-old-walls",
        "flown-to-fairbanks",
      ],
    },
    {
      kind: "text",
      title: "Bought from us?",
      body: [
        "Tell us how it went, above all if it went badly. A letter to [hello@stileandrail.example](mailto:hello@stileandrail.example) is read by the people it is about. For a damaged or missing part a [claim](/claim) is quicker.",
      ],
    },
  ],
};
