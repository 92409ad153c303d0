import type { PageWords } from "../section";

export const estimatorWords: PageWords = {
  name: "estimator",
  path: "/estimator",
  title: "Project Estimator",
  seo: {
    title: "Kitchen Cabinet Cost Estimator | Stile & Rail",
    description:
      "Answer a few questions about your kitchen and see a price range for cabinets and labor, with a PDF to keep. Sidney, Montana.",
  },
  sections: [
    {
      kind: "intro",
      title: "What might it cost?",
      shadowText: "Range",
      body: [
        "Five minutes and no obligation. You get a lower and an upper end, and see how each answer moves them.",
      ],
    },
    {
      kind: "list",
      title: "How to take the result",
      items: [
        "It is a range for orientation and binds neither of us. A quote does.",
        "Product is what we sell. Labor is a guide to what others may ask for installing it.",
        "Sales tax and freight depend on the address and are not part of it.",
        "The printed estimate stays valid as a reference for 30 days, since prices move.",
      ],
    },
    {
      kind: "text",
      title: "And then?",
      body: [
        "If the range is in reach, ask for a quote in the last step: your answers go along with it. Or let us draw the room first.",
      ],
      links: [{ text: "Ask for a plan", path: "/free-kitchen-design" }],
    },
  ],
};
