import { z } from "zod";
import {
  actionSchema,
  faqSchema,
  imageSchema,
  list,
  optional,
  portableTextSchema,
  textSchema,
  withDefault,
} from "~/content/schemas";

const resultVariantSchema = z.object({
  key: z.string(),
  title: textSchema,
  image: optional(imageSchema),
  content: withDefault(portableTextSchema, []),
  actions: list(actionSchema),
  /** What who has just paid for this asks next. */
  questionsTitle: withDefault(textSchema, "While you wait"),
  questions: list(faqSchema),
});
export type ResultVariant = z.infer<typeof resultVariantSchema>;

/** What an editor says after a payment: one variant per outcome. */
export const resultPageSchema = z.object({ variants: z.array(resultVariantSchema).min(1) });
export type ResultPage = z.infer<typeof resultPageSchema>;
