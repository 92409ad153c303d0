import { z } from "zod";
import { imageShape, list, optional, wordsShape } from "~/content/shapes";
import type { SiteSettings } from "~/content/site-settings";

const linkShape = z.object({ text: wordsShape, path: z.string() });

/** NAV-004: a group of a mega menu. */
const menuGroupShape = z.object({
  _key: z.string(),
  title: wordsShape,
  path: optional(z.string()),
  items: list(linkShape),
});

/** NAV-003: what an entry carries beyond its words: the icon it may be shown as, and what scripts of the page look for. */
const menuDataShape = z.object({
  icon: optional(z.string()),
  attributes: list(z.object({ name: z.string().regex(/^[a-z][a-z0-9-]*$/), value: z.string() })),
});

/** NAV-003: one entry of the header. `displayAs` and `alignment` are free words with a default look. */
const menuItemShape = z.object({
  _key: z.string(),
  text: wordsShape,
  path: optional(z.string()),
  displayAs: optional(z.string()),
  data: optional(menuDataShape),
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
  footer: list(z.object({ _key: z.string(), title: wordsShape, links: list(linkShape) })),
  legal: list(linkShape),
  /** The form that asks for the newsletter, in its editor's words; null where nobody made one. */
  newsletter: z
    .object({
      title: optional(wordsShape),
      submit: optional(wordsShape),
      /** The field of the address: what it is posted as, and what stands in it while it is empty. */
      field: optional(z.string()),
      placeholder: optional(wordsShape),
    })
    .nullish()
    .transform((form) => form ?? null),
});

export type NewsletterWords = NonNullable<z.infer<typeof navigationShape>["newsletter"]>;
export type MenuItem = z.infer<typeof menuItemShape>;
export type MenuGroup = z.infer<typeof menuGroupShape>;
export type MenuLink = z.infer<typeof linkShape>;
export type Navigation = z.infer<typeof navigationShape>;
/** Of the site settings what the frame shows. */
export type Site = Omit<SiteSettings, "ogImage" | "mailHeader">;
export type Shell = { readonly site: Site; readonly navigation: Navigation };
