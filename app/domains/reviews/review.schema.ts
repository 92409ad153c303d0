import { z } from "zod";
import { imageSchema, nullToUndefined } from "~/content/schemas";

/** A review as cards show it. */
export const reviewSchema = z.object({
  _key: z.string(),
  name: z.string(),
  rating: z.number().min(0).max(5),
  platform: nullToUndefined(z.string()),
  location: nullToUndefined(z.string()),
  profilePicture: nullToUndefined(imageSchema),
  reviewText: z.string(),
});
export type Review = z.infer<typeof reviewSchema>;
