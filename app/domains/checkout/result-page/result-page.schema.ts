import { z } from "zod";
import {
  actionSchema,
  faqSchema,
  imageSchema,
  list,
  nullToUndefined,
  portableTextSchema,
  textSchema,
  withDefault,
} from "~/content/schemas";

const resultVariantSchema = z.object({
  key: z.string(),
  title: textSchema,
  image: nullToUndefined(imageSchema),
  content: withDefault(portableTextSchema, []),
  actions: list(actionSchema),
  /** Title of the questions below the message. */
  questionsTitle: withDefault(textSchema, "While you wait"),
  questions: list(faqSchema),
});
export type ResultVariant = z.infer<typeof resultVariantSchema>;

/** An editor's messages after a payment, one variant per result. */
export const resultPageSchema = z.object({ variants: z.array(resultVariantSchema).min(1) });
export type ResultPage = z.infer<typeof resultPageSchema>;
