import type { PageWords } from "../section";

export const inspirationGalleryWords: PageWords = {
  name: "inspiration-gallery",
  path: "/inspiration-gallery",
  title: "Inspiration Gallery",
  seo: {
    title: "Kitchen Cabinet Inspiration Gallery | Stile & Rail",
    description:
      "Six rendered kitchens in sage, charcoal, cream, dark wood, pine and navy, with the cabinet doors that make them. Sidney, Montana.",
  },
  sections: [
    {
      kind: "intro",
      title: "Six rooms to walk around in",
      shadowText: "Rooms",
      body: [
        "Each of them is rendered, so nobody had to tidy up. The doors are built like the ones on our shelves, and under every picture you will find those that come closest to it.",
      ],
    },
    {
      kind: "cards",
      title: "The kitchens",
      cards: [
        {
          title: "Sage and oak",
          description: "Green shaker doors around an island in the color of bread.",
          link: { text: "Look inside", path: "/inspiration-gallery/kitchen-1" },
        },
        {
          title: "A charcoal wall",
          description: "Flat fronts from end to end and a pale stone island.",
          link: { text: "Look closer", path: "/inspiration-gallery/kitchen-2" },
        },
        {
          title: "Cream with raised panels",
          description: "Lanterns, brackets, and a range under a wooden hood.",
          link: { text: "Step in", path: "/inspiration-gallery/kitchen-3" },
        },
        {
          title: "In dark wood",
          description: "One plan, another mood.",
          link: { text: "Compare", path: "/inspiration-gallery/kitchen-4" },
        },
        {
          title: "Pale pine by daylight",
          description: "Wood grain without frames, ovens at eye level.",
          link: { text: "Take a seat", path: "/inspiration-gallery/kitchen-5" },
        },
        {
          title: "Navy, for one cook",
          description: "Small, deep blue, and brass where the hand goes.",
          link: { text: "Squeeze past", path: "/inspiration-gallery/kitchen-6" },
        },
      ],
    },
    {
      kind: "text",
      title: "Would it suit your house?",
      body: [
        "A picture shows a mood and a sample door shows a fact. [Order two or three doors](/order-samples) and see them in your own light.",
        "To try a favorite on another room first, put it into the [visualizer](/visualizer).",
      ],
    },
  ],
};
