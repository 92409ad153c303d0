import type { PageWords } from "../section";

/** What every style page says around the door itself; the door's own words are in `copy/`. */
export const productStylesWords: PageWords = {
  name: "product-styles",
  path: "/products/kitchen-cabinets/:brandSlug/:styleName",
  title: "Around every door style",
  sections: [
    {
      kind: "cards",
      title: "Before you fall for it",
      cards: [
        {
          title: "See it in your light",
          description:
            "Colors vary from screen to screen. A sample door does not, and it can lean where the cabinets will hang.",
          link: { text: "All sample doors", path: "/order-samples" },
        },
        {
          title: "See it in a kitchen",
          description:
            "Put this door on the walls, another on the island, and look at forty of them at once.",
          link: { text: "Open the visualizer", path: "/visualizer" },
        },
        {
          title: "See what it might cost",
          description: "A few answers about your room give a range in five minutes.",
          link: { text: "Start an estimate", path: "/estimator" },
        },
      ],
    },
    {
      kind: "text",
      title: "How to read these pictures",
      body: [
        "The door is rendered straight on, the corner close up with one possible handle. Handles are not included and are shown to give you the scale. Where a kitchen is pictured, it is the room of our visualizer dressed in this door.",
      ],
    },
    {
      kind: "list",
      title: "The same behind every door",
      items: [
        "Drawers of solid birch, dovetailed at four corners",
        "Runners that extend all the way, close softly and carry 75 pounds",
        "Concealed hinges with soft close, adjustable in six directions",
        "A touch-up pen in your color with every kitchen",
      ],
    },
  ],
};
