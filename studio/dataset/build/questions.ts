import { rich } from "./rich-text";
import type { Stored } from "./stored";

type Question = { slug: string; category: string; question: string; answer: readonly string[] };

/** What people ask at the counter, grouped as the FAQ page shows it. */
const questions: readonly Question[] = [
  {
    slug: "sample-is-real",
    category: "samples",
    question: "Is the sample the same as the door I will get?",
    answer: [
      "Yes. It is a small door made on the same line, with the same frame, edge and finish. Only the size differs, and the hinge cups are left out.",
    ],
  },
  {
    slug: "sample-cost",
    category: "samples",
    question: "What does a sample door cost?",
    answer: [
      "Painted samples are free. Wood and gloss samples are $12.50 each, because every one is cut, stained or buffed by hand.",
      "Standard delivery is free in Montana and $9.95 for smaller orders elsewhere in the contiguous states. The whole amount stands in your cart before you pay.",
    ],
  },
  {
    slug: "sample-how-many",
    category: "samples",
    question: "How many samples may I order?",
    answer: [
      "One of each color, and as many colors as you are seriously considering. Most people are happiest with three: the one they love, the one they expect to choose, and a lighter one to compare.",
    ],
  },
  {
    slug: "sample-return",
    category: "samples",
    question: "Do I have to send samples back?",
    answer: [
      "No. Keep them until the kitchen is finished; they are handy for matching paint and tile. After that they make good trivets, and we have seen a few become birdhouses.",
    ],
  },
  {
    slug: "delivery-time",
    category: "shipping",
    question: "How long until my samples arrive?",
    answer: [
      "We pack each morning. By road, count on three to six working days; to Alaska and Hawaii they fly and take five to nine.",
      "The details are in our [shipping policy](/shipping-policy).",
    ],
  },
  {
    slug: "delivery-where",
    category: "shipping",
    question: "Where do you deliver?",
    answer: [
      "To all fifty states and the District of Columbia. We cannot reach ZIP codes that begin with 969 at the moment, and we do not ship outside the United States.",
    ],
  },
  {
    slug: "tax",
    category: "shipping",
    question: "Why is there tax on my order and not on my neighbor's?",
    answer: [
      "Sales tax follows the delivery address. Montana has none; North Dakota and Texas do, and some towns add their own share. The rate for your ZIP code is shown in the cart.",
    ],
  },
  {
    slug: "paint-lines",
    category: "finish",
    question: "Will fine lines show where the frame pieces meet?",
    answer: [
      "In time, usually yes. A frame is made of separate pieces of wood that move a little with the seasons, and a hairline can appear in the paint at the joints. It is normal, and it does not weaken the door.",
      "If you want none at all, look at a slab door.",
    ],
  },
  {
    slug: "wood-varies",
    category: "finish",
    question: "How much will wood doors differ from the picture?",
    answer: [
      "Enough that you should see one first. Grain, knots and depth of color belong to the tree, and the stain follows them. A sample shows the range better than any screen.",
    ],
  },
  {
    slug: "framed-or-frameless",
    category: "construction",
    question: "Framed or frameless: what is the difference?",
    answer: [
      "A framed cabinet has a hardwood face frame that the doors close against; it is stiff and forgiving in old houses. A frameless one has no such border, so drawers are wider and doors sit closer together.",
      "Torino, Verona and Palermo are frameless; all our other lines are framed.",
    ],
  },
  {
    slug: "soft-close",
    category: "construction",
    question: "Is soft-close included?",
    answer: [
      "On every door and every drawer. You can adjust the hinges with a screwdriver in six directions.",
    ],
  },
  {
    slug: "assembly-time",
    category: "construction",
    question: "How hard is it to assemble a cabinet myself?",
    answer: [
      "With a rubber mallet, wood glue and a drill, a first base cabinet takes about forty minutes and the fifth takes fifteen. The panels lock into each other, so the box squares itself.",
      "If you would rather not, we assemble in the shop and deliver ready to hang.",
    ],
  },
  {
    slug: "care",
    category: "care",
    question: "How do I clean the doors?",
    answer: [
      "A soft damp cloth and a drop of dish soap, then a dry cloth. Leave out scouring pads, ammonia and anything that smells of lemon oil. Wipe up standing water soon, above all at the bottom edge.",
    ],
  },
  {
    slug: "touch-up",
    category: "care",
    question: "Can I repair a scratch?",
    answer: [
      "Small ones, yes. We send a touch-up pen in your color with every kitchen, and a soft wax stick with stained doors. Deeper damage is a matter for a replacement door; we keep the formulas.",
    ],
  },
];

export const faqId = (slug: string) => `faq-${slug}`;

export const faqDocuments: readonly Stored[] = questions.map(({ slug, category, question, answer }) => ({
  _id: faqId(slug),
  _type: "faq",
  question,
  answer: rich(...answer),
  category,
}));

export const faqsAbout = (category: string): string[] =>
  questions.filter((each) => each.category === category).map(({ slug }) => faqId(slug));
