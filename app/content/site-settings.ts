import { z } from "zod";
import { imageSchema, list, optional, textSchema, withDefault } from "./schemas";

/** Stands where an editor has not named the shop yet: no name that is not the shop's own. */
const defaultShopName = "Kitchen cabinets";

/** What the site settings say of the shop in public; the admin addresses are read apart (`adminEmails`). */
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

/** What the head of every page says about the shop itself. */
export type Site = Pick<SiteSettings, "name" | "tagline" | "ogImage">;

export function toSite({ name, tagline, ogImage }: SiteSettings): Site {
  return { name, tagline, ogImage };
}

/** The shop as a business, for the pages whose switches ask for it. */
export type Business = Pick<
  SiteSettings,
  "name" | "tagline" | "logo" | "phone" | "email" | "address" | "socials"
>;

export function toBusiness(settings: SiteSettings): Business {
  const { name, tagline, logo, phone, email, address, socials } = settings;
  return { name, tagline, logo, phone, email, address, socials };
}
