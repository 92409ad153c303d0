import type { PageWords } from "../section";

export const blogsWords: PageWords = {
  name: "blogs",
  path: "/blogs",
  title: "Blog",
  seo: {
    title: "Kitchen Cabinet Advice from Sidney, Montana | Stile & Rail",
    description:
      "Measuring, doors, drawers, islands, quotes and claims: plain advice about kitchen cabinets from Stile & Rail in Sidney, Montana.",
  },
  sections: [
    {
      kind: "intro",
      title: "Notes from the bench",
      shadowText: "Notes",
      body: [
        "What we would tell you over the counter, written down with the figures. Read one post before you measure, one before you choose a door, and one before you sign for the truck.",
      ],
    },
    {
      kind: "cards",
      title: "Where to begin",
      cards: [
        {
          title: "You have a room",
          description: "Start with a tape measure and an honest look at the aisles.",
          link: { text: "Planning", path: "/blogs/category/planning" },
        },
        {
          title: "You have a color in mind",
          description: "See what paint, stain and daylight make of it.",
          link: { text: "Doors and finishes", path: "/blogs/category/doors-and-finishes" },
        },
        {
          title: "You have a screwdriver",
          description: "Look inside the box before you build one.",
          link: { text: "Construction", path: "/blogs/category/construction" },
        },
        {
          title: "You have a quote",
          description: "Learn to read it, and to plan backward from the first dinner.",
          link: { text: "Buying and delivery", path: "/blogs/category/buying" },
        },
      ],
    },
    {
      kind: "text",
      title: "Who writes this",
      body: [
        "Four people who do not exist. The shop is a demonstration and so are its authors, but the advice was checked as if your kitchen depended on it. Where a figure is common practice instead of a rule, the post says so.",
      ],
    },
  ],
};
