import { z } from "zod";
import { imageSchema, optional, portableTextSchema, textSchema } from "~/content/schemas";

/** A cabinet brand, as its own page shows it. */
export const brandSchema = z.object({
  _id: z.string(),
  name: textSchema,
  slug: z.string(),
  shadowText: optional(textSchema),
  description: optional(textSchema),
  body: optional(portableTextSchema),
  image: optional(imageSchema),
  hasStyles: z.boolean(),
});
export type Brand = z.infer<typeof brandSchema>;
