/** Who writes. All four are invented for this demonstration, and both the editor and the reader are told so. */
export const authors = [
  {
    id: "ingrid-halvorsen",
    name: "Ingrid Halvorsen",
    designation: "Kitchen designer",
    logo: "author-compass",
    isDemo: true,
    label: "Demo author",
    seoTitle: "Ingrid Halvorsen on Kitchen Planning | Stile & Rail",
    seoDescription:
      "Posts about measuring, layouts, islands and door styles by Ingrid Halvorsen, a demo author of Stile & Rail in Sidney, Montana.",
    description:
      "Ingrid draws kitchens and then walks through them with a tape. She believes in drawers, in one good counter, and in leaving out the island when the room is too small. She is a character of this demo shop; the clearances she quotes are real.",
    socials: [],
  },
  {
    id: "dana-kessler",
    name: "Dana Kessler",
    designation: "Finishes and samples",
    logo: "author-chips",
    isDemo: true,
    label: "Demo author",
    seoTitle: "Dana Kessler on Paint, Stain and Care | Stile & Rail",
    seoDescription:
      "Posts about colors, whites, samples and the care of finishes by Dana Kessler, a demo author of Stile & Rail in Sidney, Montana.",
    description:
      "Dana looks after the sample shelves and knows which white goes gray in a north window. Her advice about cleaning fits on a postcard: soap, water, and a dry cloth. Nobody of this name works here, because the shop itself is made up.",
    socials: [],
  },
  {
    id: "walt-brennan",
    name: "Walt Brennan",
    designation: "Assembly bench",
    logo: "author-mallet",
    isDemo: true,
    label: "Demo author",
    seoTitle: "Walt Brennan on How Cabinets Are Built | Stile & Rail",
    seoDescription:
      "Posts about frames, drawers and ready-to-assemble cabinets by Walt Brennan, a demo author of Stile & Rail in Sidney, Montana.",
    description:
      "Walt has glued up more boxes than he has counted, and he pulls out every drawer he passes. He writes about joints, runners and the mistakes he made first. An invented craftsman, with an ordinary mallet.",
    socials: [],
  },
  {
    id: "ray-ostrander",
    name: "Ray Ostrander",
    designation: "Quotes and deliveries",
    logo: "author-ledger",
    isDemo: true,
    label: "Demo author",
    seoTitle: "Ray Ostrander on Quotes and Deliveries | Stile & Rail",
    seoDescription:
      "Posts about quotes, lead times, freight and claims by Ray Ostrander, a demo author of Stile & Rail in Sidney, Montana.",
    description:
      "Ray turns drawings into lists, lists into quotes and quotes into trucks. He likes a plain sentence on a delivery receipt and a phone call before there is a problem. He exists only in this demonstration and has never lost a pallet.",
    socials: [],
  },
] as const;

export type AuthorId = (typeof authors)[number]["id"];
