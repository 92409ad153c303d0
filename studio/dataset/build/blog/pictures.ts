/** The stories a post can be pictured by, each a render or a drawing of our own. */
export const storyPictures = [
  "measuring-a-kitchen",
  "rta-assembly",
  "painted-or-stained",
  "shaker-or-slab",
  "caring-for-finishes",
  "planning-an-island",
  "reading-a-quote",
  "ordering-samples",
  "lead-times",
  "framed-or-frameless",
  "drawer-boxes",
  "a-claim-done-right",
  "small-kitchens",
  "choosing-a-white",
] as const;

export type StoryPicture = (typeof storyPictures)[number];

/** What each picture of the blog shows, in words: renders and drawings of our own (imagery/blog). */
export const pictureWords = {
  "measuring-a-kitchen": "A tape measure drawn out across a wall of cabinets with a window between them",
  "rta-assembly": "A framed base cabinet coming together: sides, back, face frame, drawer and door",
  "painted-or-stained": "Two shaker doors with brass pulls, one painted green, one in stained oak",
  "shaker-or-slab": "A pale gray shaker door beside a plain sage slab door",
  "caring-for-finishes": "A bowl of suds, a bottle of soap and a folded cloth below three cabinet doors",
  "planning-an-island": "A kitchen from above: an island with four stools and its three aisles measured",
  "reading-a-quote": "A quote on a clipboard with one amount ringed in pencil",
  "ordering-samples": "Sample doors, paint chips and a cup of coffee on a wooden table",
  "lead-times": "Three months of a calendar, counted back from one ringed day",
  "framed-or-frameless": "A framed cabinet with its top open beside a closed frameless cabinet on legs",
  "drawer-boxes": "Open drawer with wooden dividers in a row of dark green cabinets",
  "a-claim-done-right": "Four cartons on a pallet, the crushed corner of one ringed, and a coin for size",
  "small-kitchens": "Narrow navy kitchen with counters on three sides and a window over the sink",
  "choosing-a-white": "Six white doors side by side, from gloss white to a pale gray",
  "category-planning": "A kitchen plan on squared paper with a ruler and a pencil",
  "category-doors-and-finishes": "Three rows of cabinet doors in paints and woods",
  "category-construction": "Two boards about to meet in a dovetail joint",
  "category-buying": "A truck with three wrapped pallets on a road through low hills",
  "author-compass": "A drawing compass",
  "author-chips": "A fan of color chips",
  "author-mallet": "A wooden mallet",
  "author-ledger": "A ledger",
} as const satisfies Readonly<Record<string, string>>;

export type BlogPicture = keyof typeof pictureWords;
