import { z } from "zod";
import { imageSchema, list, nullToUndefined, textSchema, withDefault } from "~/content/schemas";
import { siteSettingsSchema } from "~/content/site-settings";
import { createBlockSchema } from "../block-schema";

const openingHours = z.object({ _key: z.string(), days: textSchema, time: z.string() });

/** One contact option, or an item shown beside it (NAV-006, FAQ-003). */
const contactItem = z.object({
  _key: z.string(),
  type: z.enum(["address", "phone", "sms", "email", "link", "icon-link", "image", "hours"]),
  title: nullToUndefined(textSchema),
  subTitle: nullToUndefined(textSchema),
  text: nullToUndefined(z.string()),
  enableMapLink: nullToUndefined(z.boolean()),
  mapLink: nullToUndefined(z.string()),
  /** The target of a link or icon link. */
  path: nullToUndefined(z.string()),
  /** The icon of an icon link. */
  icon: nullToUndefined(z.string()),
  image: nullToUndefined(imageSchema),
  hours: list(openingHours),
});

/**
 * Addresses, phones, emails, links, pictures and opening hours (FAQ-002); its form is
 * `studio/schemas/blocks/contact-info.ts`.
 */
export const contactInfo = createBlockSchema("contactInfo", {
  title: nullToUndefined(textSchema),
  description: nullToUndefined(textSchema),
  layout: nullToUndefined(z.enum(["contact", "help"]).catch("contact")),
  items: list(contactItem),
  hasChat: withDefault(z.boolean(), false),
  /** Contact data of the site settings, used if the block has no items. */
  site: nullToUndefined(siteSettingsSchema.pick({ address: true, phone: true, email: true, hours: true })),
});
