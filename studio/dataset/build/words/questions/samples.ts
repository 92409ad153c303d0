import type { Question } from "../question";

export const sampleQuestions: readonly Question[] = [
  {
    slug: "sample-list-empty",
    category: "samples",
    question: "Why has my sample list emptied itself?",
    answer: [
      "It is kept in your own browser for 24 hours, and then cleared. A private window, another device or clearing your site data also starts a new one. Orders you have already placed are not touched by any of this.",
    ],
  },
  {
    slug: "sample-whole-cabinet",
    category: "samples",
    question: "Can I see a whole cabinet before I buy?",
    answer: [
      "In the showroom, yes: open the doors, pull the drawers, turn one over. By mail we send doors only. If you live far from Sidney, ask us for the pictures of a cabinet you have in mind, seen from inside and from behind.",
    ],
  },
  {
    slug: "sample-pictures",
    category: "samples",
    question: "Are the pictures on this website photographs?",
    answer: [
      "No, they are rendered by computer. Each door was modeled with its real frame and profile and lit by the same lamp, so comparing one with another is fair. Color on a screen is never exact, which is what samples are for.",
    ],
  },
  {
    slug: "sample-by-air",
    category: "samples",
    question: "Why do samples to Alaska and Hawaii cost more to send?",
    answer: [
      "They go by air, and air freight is charged by the box. That comes to $14.95 for each door, free samples included.",
    ],
  },
];
