import { z } from "zod";
import { imageShape, optional, shopAddressShape } from "~/content/shapes";

/** What the site settings say of the shop as a business, in public. */
export const businessShape = z.object({
  name: z.string(),
  description: optional(z.string()),
  logo: optional(imageShape),
  phone: optional(z.string()),
  email: optional(z.string()),
  address: optional(shopAddressShape),
  profiles: z
    .array(z.string())
    .nullish()
    .transform((profiles) => profiles ?? []),
});
export type Business = z.infer<typeof businessShape>;
