import * as block from "../blocks";
import { rich } from "../rich-text";
import { home, page } from "./page";

/** What stands around the list of posts: the title above it, the rest below. */
export const blogsPage = page({
  id: "blogs",
  name: "blogs",
  path: "/blogs",
  title: "Blog",
  seo: {
    title: "Kitchen Cabinet Advice from Sidney, Montana | Stile & Rail",
    description:
      "Measuring, doors, drawers, islands, quotes and claims: plain advice about kitchen cabinets from Stile & Rail in Sidney, Montana.",
  },
  breadcrumb: [home, { text: "Blogs", url: "/blogs" }],
  blocks: [
    block.pageTitle("title", {
      variant: "shadow-text",
      title: "Notes from the bench",
      shadowText: "Notes",
      description:
        "What we would tell you over the counter, written down with the figures. Read one post before you measure, one before you choose a door, and one before you sign for the truck.",
    }),
    block.cardGrid("beginnings", {
      title: "Where to begin",
      layout: "grid-4",
      cards: [
        {
          title: "You have a room",
          description: "Start with a tape measure and an honest look at the aisles.",
          action: { text: "Planning", path: "/blogs/category/planning", variant: "text" },
        },
        {
          title: "You have a color in mind",
          description: "See what paint, stain and daylight make of it.",
          action: {
            text: "Doors and finishes",
            path: "/blogs/category/doors-and-finishes",
            variant: "text",
          },
        },
        {
          title: "You have a screwdriver",
          description: "Look inside the box before you build one.",
          action: { text: "Construction", path: "/blogs/category/construction", variant: "text" },
        },
        {
          title: "You have a quote",
          description: "Learn to read it, and to plan backward from the first dinner.",
          action: { text: "Buying and delivery", path: "/blogs/category/buying", variant: "text" },
        },
      ],
    }),
    block.richText("writers", {
      title: "Who writes this",
      body: rich(
        "Four people who do not exist. The shop is a demonstration and so are its authors, but the advice was checked as if your kitchen depended on it. Where a figure is common practice instead of a rule, the post says so.",
      ),
    }),
  ],
});
