import type { PageWords } from "../section";

export const visualizerWords: PageWords = {
  name: "visualizer",
  path: "/visualizer",
  title: "Kitchen Visualizer",
  seo: {
    title: "Kitchen Cabinet Visualizer with 60 Finishes | Stile & Rail",
    description:
      "Try sixty cabinet finishes on a rendered kitchen, walls and island apart, and order the sample doors you like. Sidney, Montana.",
  },
  sections: [
    {
      kind: "intro",
      title: "Try it on",
      shadowText: "Try on",
      body: ["Choose a finish for the main cabinets and another for the island, and watch the room change."],
    },
    {
      kind: "steps",
      title: "Three minutes with it",
      steps: [
        {
          title: "Start with what stays",
          description:
            "Think of your floor and counter, and pick the finish that has to get along with them.",
        },
        {
          title: "Then be brave once",
          description: "Give the island a second color. You can always take it back.",
        },
        {
          title: "Keep what you like",
          description:
            "The address of the page remembers your choice, so a link is enough to show it to somebody. From there both doors go into your sample list together.",
          link: { text: "Your sample list", path: "/order-samples" },
        },
      ],
    },
    {
      kind: "list",
      title: "What it can and cannot show",
      items: [
        "Color, contrast and mood in one room with one kind of daylight",
        "The tone of a stain, but not the grain of your particular boards",
        "No sheen you could judge by: gloss and matte need a door in the hand",
        "A rendered room. Yours has another window.",
      ],
    },
    {
      kind: "text",
      title: "Two that tie?",
      body: [
        "Order both, lean them side by side, and let the gray morning decide. [Ordering sample doors](/blogs/ordering-samples) describes a good way of looking.",
      ],
    },
  ],
};
