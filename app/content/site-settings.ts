import { z } from "zod";
import { imageSchema, list, optional, textSchema, withDefault } from "./schemas";

/** The shop's name until an editor enters one. */
const defaultShopName = "Kitchen cabinets";

/** The public site settings. Admin emails are fetched separately (`fetchAdminEmails`). */
export const siteSettingsSchema = z.object({
  name: withDefault(z.string(), defaultShopName),
  tagline: optional(textSchema),
  logo: optional(imageSchema),
  logoInverse: optional(imageSchema),
  ogImage: optional(imageSchema),
  mailHeader: optional(imageSchema),
  address: optional(
    z.object({
      street: optional(z.string()),
      city: optional(z.string()),
      state: optional(z.string()),
      zip: optional(z.string()),
      mapLink: optional(z.string()),
    }),
  ),
  phone: optional(z.string()),
  email: optional(z.string()),
  hours: list(z.object({ _key: z.string(), days: z.string(), time: z.string() })),
  socials: list(z.object({ type: z.string(), url: z.string() })),
  announcement: optional(z.object({ text: textSchema, path: optional(z.string()) })),
  contactNote: optional(textSchema),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The site data in every page's head. */
export type Site = Pick<SiteSettings, "name" | "tagline" | "ogImage">;

export function toSite({ name, tagline, ogImage }: SiteSettings): Site {
  return { name, tagline, ogImage };
}

/** The business data for structured data. */
export type Business = Pick<
  SiteSettings,
  "name" | "tagline" | "logo" | "phone" | "email" | "address" | "socials"
>;

export function toBusiness(settings: SiteSettings): Business {
  const { name, tagline, logo, phone, email, address, socials } = settings;
  return { name, tagline, logo, phone, email, address, socials };
}
