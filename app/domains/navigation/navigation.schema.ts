import { z } from "zod";
import { imageShape, optional, shopAddressShape } from "~/content/shapes";

const list = <T extends z.ZodType>(shape: T) =>
  z
    .array(shape)
    .nullish()
    .transform((items) => items ?? []);

const linkShape = z.object({ text: z.string(), path: z.string() });

/** NAV-004: a group of a mega menu. */
const menuGroupShape = z.object({
  _key: z.string(),
  title: z.string(),
  path: optional(z.string()),
  items: list(linkShape),
});

/** NAV-003: one entry of the header. `displayAs` and `alignment` are free words with a default look (ruling C71). */
const menuItemShape = z.object({
  _key: z.string(),
  text: z.string(),
  path: optional(z.string()),
  displayAs: optional(z.string()),
  devices: list(z.enum(["desktop", "tablet", "mobile"])),
  type: z.enum(["link", "submenu", "megasubmenu"]).catch("link"),
  alignment: optional(z.string()),
  submenu: list(linkShape),
  menuGroups: list(menuGroupShape),
  image: optional(imageShape),
  gridItems: optional(z.number()),
});

export const navigationShape = z.object({
  header: list(menuItemShape),
  footer: list(z.object({ _key: z.string(), title: z.string(), links: list(linkShape) })),
  legal: list(linkShape),
});

/** What a page may show of the site settings: never the admin addresses. */
export const siteShape = z.object({
  name: z.string(),
  tagline: optional(z.string()),
  logo: optional(imageShape),
  logoInverse: optional(imageShape),
  address: optional(shopAddressShape.extend({ mapLink: optional(z.string()) })),
  phone: optional(z.string()),
  email: optional(z.string()),
  hours: list(z.object({ _key: z.string(), days: z.string(), time: z.string() })),
  socials: list(z.object({ type: z.string(), url: z.string() })),
  announcement: optional(z.object({ text: z.string(), path: optional(z.string()) })),
  contactNote: optional(z.string()),
});

export const shellShape = z.object({
  site: siteShape.nullish(),
  navigation: navigationShape.nullish(),
});

export type MenuItem = z.infer<typeof menuItemShape>;
export type MenuGroup = z.infer<typeof menuGroupShape>;
export type MenuLink = z.infer<typeof linkShape>;
export type Navigation = z.infer<typeof navigationShape>;
export type Site = z.infer<typeof siteShape>;
export type Shell = { readonly site: Site; readonly navigation: Navigation };
