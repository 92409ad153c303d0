import type { Question } from "../question";

export const afterwardsQuestions: readonly Question[] = [
  {
    slug: "install-service",
    category: "installation",
    question: "Do you install kitchens?",
    answer: [
      "We do not. Independent installers and handy owners do, from our drawings. The page on [kitchen installation](/kitchen-installation) says what a good one will ask you, and how to find one.",
    ],
  },
  {
    slug: "install-ready",
    category: "installation",
    question: "What has to be ready before the cabinets go in?",
    answer: [
      "Walls closed and painted with a first coat, rough plumbing and wiring finished, the floor decided, and the room swept and heated. Every carton should have been opened and counted by then.",
    ],
  },
  {
    slug: "claim-how",
    category: "claims",
    question: "Something arrived damaged. What do I do?",
    answer: [
      "Take pictures before you move it, keep the wrapping, and send us a [claim](/claim) with your order number and a list of the parts. For a kitchen, note the damage on the driver's receipt too. Please leave the damaged part uninstalled.",
    ],
  },
  {
    slug: "claim-how-soon",
    category: "claims",
    question: "How soon must I report it?",
    answer: [
      "Samples within a week of opening the box, cabinets within five working days of delivery. Faults that show only in use are another matter and fall under the warranty.",
    ],
  },
  {
    slug: "missing-screws",
    category: "claims",
    question: "A bag of screws is missing. Do I need a claim for that?",
    answer: [
      "Look first in the sink base and the drawers, where loose bags like to travel. If it is not there, call us with the quote or order number. Small hardware goes out by ordinary mail without much ceremony.",
    ],
  },
  {
    slug: "account-needed",
    category: "website",
    question: "Do I need an account?",
    answer: [
      "No. Samples are ordered as a guest, and a quote is paid from the link in our email. An account has no password: you sign in with a link we send you, and it keeps your addresses, orders and quotes in one place.",
    ],
  },
  {
    slug: "website-cookies",
    category: "website",
    question: "Which cookies does this website set?",
    answer: [
      "Those it needs to work, for instance to remember your choice about the others. Analytics and marketing load only after you have agreed, and you can change your mind from the foot of any page. The [privacy policy](/privacy-policy) has the list.",
    ],
  },
];
