import type { PageWords } from "../section";

export const searchWords: PageWords = {
  name: "search",
  path: "/search",
  title: "Search Results",
  seo: {
    title: "Search Results | Stile & Rail",
    description:
      "Search cabinet doors by name, color or code, and find the posts, questions and pages that go with them. Stile & Rail, Sidney, Montana.",
  },
  sections: [
    {
      kind: "intro",
      title: "Search",
      body: [
        "Three letters are enough to begin. Names, colors and style codes all work: sage, shaker, wtse.",
      ],
    },
    {
      kind: "cards",
      title: "If nothing turns up",
      cards: [
        {
          title: "Try a color family",
          description: "Green, blue, white, gray or brown, in place of the name on a paint can.",
          link: { text: "All sixty doors", path: "/products/kitchen-cabinets" },
        },
        {
          title: "Look among the answers",
          description: "Delivery, care, hinges, tax: the common things have been asked before.",
          link: { text: "Questions and answers", path: "/faqs" },
        },
        {
          title: "Ask a person",
          description: "Describe the door and we will name it.",
          link: { text: "Contact", path: "/contact" },
        },
      ],
    },
  ],
};
