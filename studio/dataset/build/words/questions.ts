import type { Question } from "./question";
import { afterwardsQuestions } from "./questions/afterwards";
import { buildingQuestions } from "./questions/building";
import { deliveryQuestions } from "./questions/delivery";
import { designQuestions } from "./questions/design";
import { orderingQuestions } from "./questions/ordering";
import { sampleQuestions } from "./questions/samples";

/** What people ask beyond the fourteen questions of `build/questions.ts`, group by group. */
export const moreQuestions: readonly Question[] = [
  ...sampleQuestions,
  ...designQuestions,
  ...orderingQuestions,
  ...deliveryQuestions,
  ...buildingQuestions,
  ...afterwardsQuestions,
];
