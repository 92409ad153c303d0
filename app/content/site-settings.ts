import { z } from "zod";
import { imageSchema, list, nullToUndefined, textSchema, withDefault } from "./schemas";

/** The shop's name until an editor enters one. */
const defaultShopName = "Kitchen cabinets";

/** The public site settings. Admin emails are fetched separately (`fetchAdminEmails`). */
export const siteSettingsSchema = z.object({
  name: withDefault(z.string(), defaultShopName),
  tagline: nullToUndefined(textSchema),
  logo: nullToUndefined(imageSchema),
  logoInverse: nullToUndefined(imageSchema),
  ogImage: nullToUndefined(imageSchema),
  mailHeader: nullToUndefined(imageSchema),
  address: nullToUndefined(
    z.object({
      street: nullToUndefined(z.string()),
      city: nullToUndefined(z.string()),
      state: nullToUndefined(z.string()),
      zip: nullToUndefined(z.string()),
      mapLink: nullToUndefined(z.string()),
    }),
  ),
  phone: nullToUndefined(z.string()),
  email: nullToUndefined(z.string()),
  hours: list(z.object({ _key: z.string(), days: z.string(), time: z.string() })),
  socials: list(z.object({ type: z.string(), url: z.string() })),
  announcement: nullToUndefined(z.object({ text: textSchema, path: nullToUndefined(z.string()) })),
  contactNote: nullToUndefined(textSchema),
  /** Texts that the search offers before a visitor types. */
  popularSearches: list(textSchema),
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
