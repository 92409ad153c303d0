/** A question of the FAQ page: its group, and an answer in lines of prose as in `rich`. */
export type Question = {
  readonly slug: string;
  readonly category: QuestionGroup;
  readonly question: string;
  readonly answer: readonly string[];
};

/** The groups of the FAQ page in their order; those named as in `build/questions.ts` grow, the others are new. */
export const questionGroups = [
  { name: "samples", title: "Samples" },
  { name: "design", title: "Design and measuring" },
  { name: "ordering", title: "Quotes and payment" },
  { name: "shipping", title: "Delivery and tax" },
  { name: "finish", title: "Finishes" },
  { name: "construction", title: "Construction" },
  { name: "installation", title: "Installation" },
  { name: "claims", title: "Claims and warranty" },
  { name: "care", title: "Care" },
  { name: "website", title: "This website" },
] as const;

export type QuestionGroup = (typeof questionGroups)[number]["name"];
