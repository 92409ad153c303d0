import type { Question } from "../question";

export const buildingQuestions: readonly Question[] = [
  {
    slug: "match-later",
    category: "finish",
    question: "Can I add a matching cabinet in a few years?",
    answer: [
      "If the line is still made, yes, and it will be close. Paint settles and wood mellows, so a new door beside an old one may look slightly fresher for a while. Send us one of your doors and we will compare before anything is ordered.",
    ],
  },
  {
    slug: "repainting",
    category: "finish",
    question: "Can the doors be repainted one day?",
    answer: [
      "Painted wood doors can, by somebody who knows how to prepare a catalyzed finish: cleaned, sanded, primed with a bonding primer and sprayed. Matte, gloss and wood-grain faces are better replaced than painted. Repainting ends the warranty on the finish.",
    ],
  },
  {
    slug: "formaldehyde",
    category: "finish",
    question: "What about formaldehyde?",
    answer: [
      "Composite wood panels sold in the United States have to meet the emission limits of TSCA Title VI, and that includes the plywood and furniture board in cabinets. Look for the label on the carton or the paper that comes with it. If you are sensitive, air the boxes for a few days with their doors open.",
    ],
  },
  {
    slug: "wall-cabinet-height",
    category: "construction",
    question: "Which wall cabinet height goes with my ceiling?",
    answer: [
      "Wall cabinets usually start 54 inches above the floor. So a 30-inch one ends at 84, a 36-inch one at 90 and a 42-inch one at 96. Under an eight-foot ceiling most people take the middle size with crown molding; under nine feet the tall one has room for it.",
    ],
  },
  {
    slug: "odd-widths",
    category: "construction",
    question: "My wall is 131⅝ inches long. Do cabinets come in odd widths?",
    answer: [
      'They come in steps of three inches, and fillers make up the difference. For your wall that would be cabinets adding up to 129 and 2⅝" of filler, best divided between both ends so that doors open freely.',
    ],
  },
  {
    slug: "how-much-weight",
    category: "construction",
    question: "How much weight do they carry?",
    answer: [
      "A drawer is rated for 75 pounds on its runners, its own weight included. A wall cabinet is as strong as the screws that hold it, so they must go into studs or blocking and never into drywall alone. Spread heavy dishes over two shelves.",
    ],
  },
  {
    slug: "counters-included",
    category: "construction",
    question: "Do counters, sinks and handles come with the cabinets?",
    answer: [
      "No. We sell the cabinets with hinges, runners, shelves and trim. Counters, sinks, faucets, lights and appliances come from others. Handles are your choice too, and one of the nicer ones to make with a sample door on the table.",
    ],
  },
];
