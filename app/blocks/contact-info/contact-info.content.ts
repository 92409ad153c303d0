import { z } from "zod";
import { imageSchema, list, optional, textSchema, withDefault } from "~/content/schemas";
import { siteSettingsSchema } from "~/content/site-settings";
import { blockSchema } from "../block-schema";

const openingHours = z.object({ _key: z.string(), days: textSchema, time: z.string() });

/** One contact option, or an item shown beside it (NAV-006, FAQ-003). */
const contactItem = z.object({
  _key: z.string(),
  type: z.enum(["address", "phone", "sms", "email", "link", "icon-link", "image", "hours"]),
  title: optional(textSchema),
  subTitle: optional(textSchema),
  text: optional(z.string()),
  enableMapLink: optional(z.boolean()),
  mapLink: optional(z.string()),
  /** The target of a link or icon link. */
  path: optional(z.string()),
  /** The icon of an icon link. */
  icon: optional(z.string()),
  image: optional(imageSchema),
  hours: list(openingHours),
});

/**
 * Addresses, phones, emails, links, pictures and opening hours (FAQ-002); its form is
 * `studio/schemas/blocks/contact-info.ts`.
 */
export const contactInfo = blockSchema("contactInfo", {
  title: optional(textSchema),
  description: optional(textSchema),
  layout: optional(z.enum(["contact", "help"]).catch("contact")),
  items: list(contactItem),
  hasChat: withDefault(z.boolean(), false),
  /** Contact data of the site settings, used if the block has no items. */
  site: optional(siteSettingsSchema.pick({ address: true, phone: true, email: true, hours: true })),
});
