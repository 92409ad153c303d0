import type { PageWords } from "../section";

export const freeKitchenDesignWords: PageWords = {
  name: "free-kitchen-design",
  path: "/free-kitchen-design",
  title: "Free Kitchen Design",
  seo: {
    title: "Free Kitchen Design and Cabinet Quote | Stile & Rail",
    description:
      "Send us your measurements and wishes; a designer in Sidney, Montana draws the plan, lists every cabinet and quotes it. Free of charge.",
  },
  sections: [
    {
      kind: "intro",
      title: "Your room, drawn by a person",
      shadowText: "Plan",
      body: [
        "Write down what you know and leave out what you don't. A designer turns it into a plan with every cabinet in its place, and into a quote you can check line by line.",
      ],
    },
    {
      kind: "cards",
      title: "What you receive",
      cards: [
        {
          title: "A floor plan",
          description: "Every cabinet, appliance and aisle with its size in inches.",
        },
        {
          title: "A view of each wall",
          description: "Doors, drawers and heights drawn to scale, the way you will see them.",
        },
        {
          title: "A list and a quote",
          description:
            "Code, quantity and price of each box, panel and filler, with delivery to your address.",
        },
      ],
    },
    {
      kind: "steps",
      title: "How it goes",
      steps: [
        {
          title: "Send the room",
          description:
            "Wall lengths, ceiling height, windows, doors, water and range, and a photo of every wall. The form below takes all of it; an email with a sketch will do, too.",
          link: { text: "Send it by email", path: "mailto:hello@stileandrail.example" },
        },
        {
          title: "Answer a few questions",
          description:
            "Somebody writes or calls when a size is missing or when two wishes exclude each other.",
        },
        {
          title: "See the first plan",
          description: "Usually within five working days after we have everything.",
        },
        {
          title: "Change it",
          description:
            "Move, swap, add, take away. Two or three rounds are normal and none of them costs anything.",
        },
        {
          title: "Decide",
          description:
            "Buy it, think about it for the thirty days the quote holds, or thank us and go elsewhere.",
        },
      ],
    },
    {
      kind: "list",
      title: "What a free plan is not",
      items: [
        "It is no permit drawing. Structure, wiring and plumbing are for people licensed in your state.",
        "It is no survey. We draw from your sizes, and the final ones are checked before anything is built.",
        "It is no obligation. Nobody will call you every Friday.",
      ],
    },
    {
      kind: "text",
      title: "Just curious about the cost?",
      body: [
        "Then the [estimator](/estimator) is quicker. It asks a handful of questions and answers with a range that you can print.",
      ],
      links: [{ text: "Open the estimator", path: "/estimator" }],
    },
    {
      kind: "faq",
      title: "About designs",
      questions: ["design-needs", "design-time", "design-changes", "measure-who", "estimate-or-quote"],
    },
  ],
};
