import { z } from "zod";
import { imageSchema, nullToUndefined, portableTextSchema, textSchema } from "~/content/schemas";

/** A cabinet brand, as its own page shows it. */
export const brandSchema = z.object({
  _id: z.string(),
  name: textSchema,
  slug: z.string(),
  shadowText: nullToUndefined(textSchema),
  description: nullToUndefined(textSchema),
  body: nullToUndefined(portableTextSchema),
  image: nullToUndefined(imageSchema),
  hasStyles: z.boolean(),
});
export type Brand = z.infer<typeof brandSchema>;
