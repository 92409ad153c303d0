import { rich } from "./rich-text";
import { reference, type Stored } from "./stored";
import { type Question, questionGroups } from "./words/question";
import { moreQuestions } from "./words/questions";

/** What people ask at the counter; what they ask beyond it stands in `words/questions`. */
export const firstQuestions: readonly Question[] = [
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
      "Painted samples are free and delivery comes on top. Wood and gloss samples are $12.50 each, because every one is cut, stained or buffed by hand.",
      "Delivery is free in Montana, $9.95 per order to the other contiguous states and free there from $100, $14.95 for each door to Alaska and Hawaii. Checkout shows the whole amount before you pay.",
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
      "To the fifty states and the District of Columbia. We do not deliver to Puerto Rico, the other U.S. territories or military addresses, nor outside the United States.",
    ],
  },
  {
    slug: "tax",
    category: "shipping",
    question: "Why is there tax on my order and not on my neighbor's?",
    answer: [
      "Sales tax follows the delivery address. Montana has none; North Dakota and Texas do, and some towns add their own share. Checkout shows the rate for your ZIP code.",
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
    slug: "slab-lines",
    category: "finish",
    question: "Will lines appear in the paint of a slab door?",
    answer: [
      "No. A slab is one panel, so there are no joints that could open. What a slab shows in time are knocks on its edges, and the touch-up pen takes care of the small ones.",
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
    slug: "grain-match",
    category: "finish",
    question: "Does the grain run on from one door to the next?",
    answer: [
      "On Torino it does, upright and matched along a run, as long as all fronts are ordered together. On stained doors every piece is a board of its own, and the grain of each begins anew.",
    ],
  },
  {
    slug: "fingerprints",
    category: "finish",
    question: "Do matte and gloss doors show fingerprints?",
    answer: [
      "Gloss does, above all around the handles, and a soft damp cloth takes them off. Verona's super-matte face hardly shows any, but oil from cooking should be wiped away the same day.",
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
      "Small ones, yes. We send a touch-up pen in your color with every kitchen, and a soft wax stick with stained doors. Deeper damage is a matter for a replacement door, which we order by the codes we keep.",
    ],
  },
];

export const faqId = (slug: string) => `faq-${slug}`;

const topicId = (name: string) => `topic-${name}`;
export const topicReference = (name: string) => reference(topicId(name));

const topicDocuments: readonly Stored[] = questionGroups.map(({ name, title }) => ({
  _id: topicId(name),
  _type: "faqCategory",
  name,
  title,
}));

const questionDocuments: readonly Stored[] = [...firstQuestions, ...moreQuestions].map(
  ({ slug, category, question, answer }) => ({
    _id: faqId(slug),
    _type: "faq",
    question,
    answer: rich(...answer),
    category: topicReference(category),
  }),
);

export const faqDocuments: readonly Stored[] = [...topicDocuments, ...questionDocuments];

export const faqsAbout = (category: string): string[] =>
  firstQuestions.filter((each) => each.category === category).map(({ slug }) => faqId(slug));
