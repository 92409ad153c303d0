import { z } from "zod";
import { actionSchema, imageSchema, list, optional, textSchema } from "~/content/schemas";

/** A product category, with the styles that an editor chose for its showcase. */
export const categorySchema = z.object({
  _id: z.string(),
  title: textSchema,
  slug: z.string(),
  shadowText: optional(textSchema),
  description: optional(textSchema),
  image: optional(imageSchema),
  action: optional(actionSchema),
  styles: list(
    z.object({
      _id: z.string(),
      title: textSchema,
      description: optional(textSchema),
      image: imageSchema,
      path: z.string(),
    }),
  ),
});
export type Category = z.infer<typeof categorySchema>;
