import { z } from "zod";
import { imageSchema, list, nullToUndefined, textSchema } from "~/content/schemas";
import type { SiteSettings } from "~/content/site-settings";

const linkSchema = z.object({ text: textSchema, path: z.string() });

/** NAV-004: a group of a mega menu. */
const menuGroupSchema = z.object({
  _key: z.string(),
  title: textSchema,
  path: nullToUndefined(z.string()),
  items: list(linkSchema),
});

/** NAV-003: additional data of an entry: its icon, and attributes for scripts. */
const menuDataSchema = z.object({
  icon: nullToUndefined(z.string()),
  attributes: list(z.object({ name: z.string().regex(/^[a-z][a-z0-9-]*$/), value: z.string() })),
});

/** NAV-003: a header entry. `displayAs` and `alignment` are free texts with defaults. */
const menuItemSchema = z.object({
  _key: z.string(),
  text: textSchema,
  path: nullToUndefined(z.string()),
  displayAs: nullToUndefined(z.string()),
  data: nullToUndefined(menuDataSchema),
  devices: list(z.enum(["desktop", "tablet", "mobile"])),
  type: z.enum(["link", "submenu", "megasubmenu"]).catch("link"),
  alignment: nullToUndefined(z.string()),
  submenu: list(linkSchema),
  menuGroups: list(menuGroupSchema),
  image: nullToUndefined(imageSchema),
  gridItems: nullToUndefined(z.number()),
});

export const navigationSchema = z.object({
  header: list(menuItemSchema),
  footer: list(z.object({ _key: z.string(), title: textSchema, links: list(linkSchema) })),
  legal: list(linkSchema),
  /** The newsletter form with its editor's copy; null when there is none. */
  newsletter: z
    .object({
      title: nullToUndefined(textSchema),
      submit: nullToUndefined(textSchema),
      /** The email field: its name and placeholder. */
      field: nullToUndefined(z.string()),
      placeholder: nullToUndefined(textSchema),
    })
    .nullish()
    .transform((form) => form ?? null),
});

export type NewsletterCopy = NonNullable<z.infer<typeof navigationSchema>["newsletter"]>;
export type MenuItem = z.infer<typeof menuItemSchema>;
export type MenuGroup = z.infer<typeof menuGroupSchema>;
export type MenuLink = z.infer<typeof linkSchema>;
export type Navigation = z.infer<typeof navigationSchema>;
/** The site settings used in header and footer. */
export type Site = Omit<SiteSettings, "ogImage" | "mailHeader">;
export type Shell = { readonly site: Site; readonly navigation: Navigation };
