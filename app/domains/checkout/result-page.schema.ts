import { z } from "zod";
import {
  actionShape,
  faqShape,
  imageShape,
  list,
  optional,
  portableTextShape,
  withDefault,
  wordsShape,
} from "~/content/shapes";

const resultVariantShape = z.object({
  key: z.string(),
  title: wordsShape,
  image: optional(imageShape),
  content: withDefault(portableTextShape, []),
  actions: list(actionShape),
  /** What who has just paid for this asks next. */
  questionsTitle: withDefault(wordsShape, "While you wait"),
  questions: list(faqShape),
});
export type ResultVariant = z.infer<typeof resultVariantShape>;

/** What an editor says after a payment: one variant per outcome. */
export const resultPageShape = z.object({ variants: z.array(resultVariantShape).min(1) });
export type ResultPage = z.infer<typeof resultPageShape>;
