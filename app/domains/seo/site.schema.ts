import { z } from "zod";
import { imageShape, optional } from "~/content/shapes";

/** What every page says about the shop itself, from the site settings. Never the admin addresses. */
export const siteShape = z.object({
  name: z.string(),
  tagline: optional(z.string()),
  ogImage: optional(imageShape),
});
export type Site = z.infer<typeof siteShape>;
