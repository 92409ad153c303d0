/** What the blog is about, in the order of its sidebar. */
export const categories = [
  {
    slug: "planning",
    picture: "category-planning",
    title: "Planning",
    seoTitle: "Kitchen Planning Guides | Stile & Rail",
    description:
      "Measuring, layouts, islands and small rooms: the sizes a kitchen plan stands on, from our showroom in Sidney, Montana.",
  },
  {
    slug: "doors-and-finishes",
    picture: "category-doors-and-finishes",
    title: "Doors and finishes",
    seoTitle: "Cabinet Doors and Finishes Explained | Stile & Rail",
    description:
      "Paint and stain, shaker and slab, sixteen whites: how to choose a cabinet door and how to keep it looking the way it did.",
  },
  {
    slug: "construction",
    picture: "category-construction",
    title: "Construction",
    seoTitle: "How Kitchen Cabinets Are Built | Stile & Rail",
    description:
      "Frames, boxes, drawers and joints, and what it takes to put a cabinet together yourself. Notes from the assembly bench.",
  },
  {
    slug: "buying",
    picture: "category-buying",
    title: "Buying and delivery",
    seoTitle: "Buying Kitchen Cabinets: Quotes to Claims | Stile & Rail",
    description:
      "Quotes, lead times, delivery and claims: what happens between the first price and the last door, and how to keep it short.",
  },
] as const;

export type BlogCategory = (typeof categories)[number]["slug"];
