import { z } from "zod";
import { actionSchema, imageSchema, list, nullToUndefined, textSchema } from "~/content/schemas";

/** A product category, with the styles that an editor chose for its showcase. */
export const categorySchema = z.object({
  _id: z.string(),
  title: textSchema,
  slug: z.string(),
  shadowText: nullToUndefined(textSchema),
  description: nullToUndefined(textSchema),
  image: nullToUndefined(imageSchema),
  action: nullToUndefined(actionSchema),
  styles: list(
    z.object({
      _id: z.string(),
      title: textSchema,
      description: nullToUndefined(textSchema),
      image: imageSchema,
      path: z.string(),
    }),
  ),
});
export type Category = z.infer<typeof categorySchema>;
