import type { Question } from "../question";

export const deliveryQuestions: readonly Question[] = [
  {
    slug: "kitchen-arrives",
    category: "shipping",
    question: "How does a whole kitchen arrive?",
    answer: [
      "On pallets, by a freight carrier who makes an appointment with you first. How far the driver brings it is written in the delivery line of your quote. Have two strong people there.",
      "Read [A claim done right](/blogs/a-claim-done-right) before you sign for it.",
    ],
  },
  {
    slug: "kitchen-how-long",
    category: "shipping",
    question: "How long do cabinets take?",
    answer: [
      "That depends on the line, on the finish and on whether we assemble them, so the date is given with each quote.",
      "Our post about [lead times](/blogs/lead-times) shows how to plan the rest of the work around it.",
    ],
  },
  {
    slug: "delivery-absent",
    category: "shipping",
    question: "Do I have to be at home?",
    answer: [
      "Not for samples; the box is left like any other parcel. For cabinets an adult must be there to count, look and sign.",
    ],
  },
  {
    slug: "delivery-military",
    category: "shipping",
    question: "Do you ship to Puerto Rico, Guam or an APO address?",
    answer: [
      "No. Our carriers reach the fifty states and the District of Columbia. Puerto Rico, the Virgin Islands, Guam, American Samoa, the Northern Marianas and military mail addresses (AA, AE and AP) are outside their routes.",
    ],
  },
  {
    slug: "storing-cabinets",
    category: "shipping",
    question: "Where can I keep the cabinets until they are installed?",
    answer: [
      "Anywhere dry, level and heated. Open and check each carton on arrival, close it again, and stand it off the concrete as its arrows show. A cold garage is fine for a night, not for a winter.",
    ],
  },
];
