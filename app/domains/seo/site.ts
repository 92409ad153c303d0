import type { SiteSettings } from "~/content/site-settings";

/** What the head of every page says about the shop itself. */
export type Site = Pick<SiteSettings, "name" | "tagline" | "ogImage">;

export function siteOf({ name, tagline, ogImage }: SiteSettings): Site {
  return { name, tagline, ogImage };
}

/** The shop as a business, for the pages whose switches ask for it. */
export type Business = Pick<
  SiteSettings,
  "name" | "tagline" | "logo" | "phone" | "email" | "address" | "socials"
>;

export function businessOf(settings: SiteSettings): Business {
  const { name, tagline, logo, phone, email, address, socials } = settings;
  return { name, tagline, logo, phone, email, address, socials };
}
