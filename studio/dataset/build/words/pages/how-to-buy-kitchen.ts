import type { PageWords } from "../section";

/** No metadata of its own (PAGE-014, ruling B09): its heading and the name of the shop stand in. */
export const howToBuyKitchenWords: PageWords = {
  name: "how-to-buy-kitchen",
  path: "/how-to-buy-kitchen",
  title: "How to buy a kitchen",
  sections: [
    {
      kind: "intro",
      title: "How to buy a kitchen",
      shadowText: "Steps",
      body: [
        "Buying cabinets from a shop you may never visit takes some trust, and a sequence. This is the one we recommend, whoever you buy from in the end.",
      ],
    },
    {
      kind: "steps",
      title: "Seven steps",
      steps: [
        {
          title: "Find out whether it fits the budget",
          description: "A range is enough for now.",
          link: { text: "Estimate", path: "/estimator" },
        },
        {
          title: "Narrow down the doors",
          description: "From sixty to five, by looking.",
          link: { text: "All doors", path: "/products/kitchen-cabinets" },
        },
        {
          title: "Hold them",
          description: "From five to one, by touching and waiting.",
          link: { text: "Order samples", path: "/order-samples" },
        },
        {
          title: "Measure",
          description: "One hour, one tape, three heights on every wall.",
          link: { text: "Instructions", path: "/blogs/measuring-a-kitchen" },
        },
        {
          title: "Have it planned",
          description: "Free, and changed until it is right.",
          link: { text: "Send the room", path: "/free-kitchen-design" },
        },
        {
          title: "Check the quote and pay",
          description: "Line by line with the drawing beside it, at once or in parts.",
          link: { text: "Ways to pay", path: "/kitchen-finance-options" },
        },
        {
          title: "Receive and install",
          description: "Count, look, sign, and only then call the installer.",
          link: { text: "Installation", path: "/kitchen-installation" },
        },
      ],
    },
    {
      kind: "text",
      title: "If you only remember one thing",
      body: [
        "Decide the door before the date. Nearly every kitchen that ends in a hurry began with a color that was going to be chosen later.",
      ],
    },
  ],
};
