import type { PageWords } from "../section";

export const newsletterUnsubscribeWords: PageWords = {
  name: "newsletter-unsubscribe",
  path: "/newsletter/unsubscribe",
  title: "Newsletter",
  seo: {
    title: "Newsletter Subscription | Stile & Rail",
    description:
      "Leave the newsletter of Stile & Rail, or come back to it, with one press of a button. Order mails are not affected.",
  },
  sections: [
    {
      kind: "intro",
      title: "Newsletter",
      body: [
        "One button below, and we stop writing. Messages about orders and quotes still reach you, because you would miss them.",
      ],
    },
  ],
};
