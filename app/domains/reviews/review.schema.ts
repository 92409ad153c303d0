import { z } from "zod";
import { imageShape, optional } from "~/content/shapes";

/** A review as cards show it. */
export const reviewShape = z.object({
  _key: z.string(),
  name: z.string(),
  rating: z.number().min(0).max(5),
  platform: optional(z.string()),
  location: optional(z.string()),
  profilePicture: optional(imageShape),
  reviewText: z.string(),
});
export type Review = z.infer<typeof reviewShape>;
