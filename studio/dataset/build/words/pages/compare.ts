import type { PageWords } from "../section";

export const compareWords: PageWords = {
  name: "compare",
  path: "/compare",
  title: "Compare Doors",
  seo: {
    title: "Compare Cabinet Doors Side by Side | Stile & Rail",
    description:
      "Up to four cabinet doors beside each other: construction, color family, finish and sample. Stile & Rail, Sidney, Montana.",
  },
  sections: [
    {
      kind: "intro",
      title: "Side by side",
      body: ["Up to four doors beside each other. Where they differ stands in bold."],
    },
  ],
};
