import type { Question } from "../question";

export const designQuestions: readonly Question[] = [
  {
    slug: "design-cost",
    category: "design",
    question: "What does a kitchen design cost?",
    answer: [
      "Nothing. We draw the plan because it is the only way to quote cabinets properly, and you are free to take the quote or leave it.",
    ],
  },
  {
    slug: "design-needs",
    category: "design",
    question: "What do you need from me to draw a plan?",
    answer: [
      "The length of each wall, the height of the ceiling, the places of windows, doors, water and range, and a few photos. Appliance models help if you have chosen them.",
      "[Measuring a kitchen](/blogs/measuring-a-kitchen) goes through it step by step, and [free kitchen design](/free-kitchen-design) tells where to send sketches and pictures.",
    ],
  },
  {
    slug: "design-time",
    category: "design",
    question: "How long until I see a plan?",
    answer: [
      "Usually five working days from the moment we have sizes and photos. If something is missing we ask within a day or two, and the clock waits with us.",
    ],
  },
  {
    slug: "design-changes",
    category: "design",
    question: "May I change the plan once it is drawn?",
    answer: [
      "Please do. A first plan is there to be argued with, and most kitchens take two or three rounds. Changes end when you sign off the final sizes, because production starts from that list.",
    ],
  },
  {
    slug: "measure-who",
    category: "design",
    question: "Will somebody come to measure?",
    answer: [
      "No. We ship to fifty states from one town, so we plan from your measurements and go over the ones that matter with you. For the final sizes it pays to have your installer measure as well, since he or she will be the one to make them fit.",
    ],
  },
  {
    slug: "estimate-or-quote",
    category: "design",
    question: "What is the difference between an estimate and a quote?",
    answer: [
      "An estimate comes from the [estimator](/estimator): a few answers, and a range with its lower and upper end. It is meant for deciding whether to go on.",
      "A quote comes from a person. It lists every cabinet with its price, adds delivery and tax for your address, and can be paid.",
    ],
  },
];
