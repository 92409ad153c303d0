import { CogIcon, EnvelopeIcon, ImagesIcon, PinIcon, SearchIcon, StarIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { definePictureField } from "../parts/picture";
import { defineServiceFields, serviceNote } from "../parts/service";
import { validateMaxLength } from "../rules/max-length";

/** The shop's name, pictures, address and opening hours, which all pages and emails use. */
export const siteSettings = defineType({
  name: "siteSettings",
  title: "Site settings",
  type: "document",
  icon: CogIcon,
  groups: [
    { name: "shop", title: "Shop", icon: CogIcon, default: true },
    { name: "brand", title: "Logo & pictures", icon: ImagesIcon },
    { name: "contact", title: "Contact & hours", icon: PinIcon },
    { name: "reviews", title: "Reviews", icon: StarIcon },
    { name: "search", title: "Search", icon: SearchIcon },
    { name: "mail", title: "Notifications", icon: EnvelopeIcon },
  ],
  fields: [
    defineField({
      name: "name",
      title: "Name of the shop",
      description: "Shown in the header, in page titles and in emails.",
      type: "string",
      group: "shop",
      validation: (rule) => rule.required().error("The shop needs a name."),
    }),
    defineField({
      name: "tagline",
      title: "Tagline",
      description: "One line about the shop.",
      type: "string",
      group: "shop",
    }),
    defineField({
      name: "announcement",
      title: "Announcement",
      description: "A line above the header of every page.",
      type: "announcement",
      group: "shop",
    }),
    definePictureField({
      name: "logo",
      title: "Logo",
      description: "For light backgrounds. SVG or PNG, about 300 × 100 pixels.",
      group: "brand",
    }),
    definePictureField({ name: "logoInverse", title: "Logo on dark backgrounds", group: "brand" }),
    definePictureField({
      name: "ogImage",
      title: "Picture when shared",
      description: "Used for pages without their own, ideally 1200 × 630 pixels.",
      shownAs: ["shared"],
      group: "brand",
    }),
    definePictureField({
      name: "mailHeader",
      title: "Header of emails",
      description: "The picture at the top of every email, about 1200 × 300 pixels.",
      group: "brand",
    }),
    defineField({ name: "address", title: "Address", type: "postalAddress", group: "contact" }),
    defineField({ name: "phone", title: "Phone", type: "string", group: "contact" }),
    defineField({
      name: "email",
      title: "Email",
      description: "The address customers see and write to.",
      type: "string",
      group: "contact",
      validation: (rule) => rule.email().error("This is not an email address."),
    }),
    defineField({
      name: "hours",
      title: "Opening hours",
      type: "array",
      of: [defineArrayMember({ type: "openingHours" })],
      group: "contact",
    }),
    defineField({
      name: "socials",
      title: "Social networks",
      type: "array",
      of: [defineArrayMember({ type: "socialProfile" })],
      group: "contact",
    }),
    defineField({
      name: "contactNote",
      title: "Note beside the contact details",
      type: "text",
      rows: 2,
      group: "contact",
    }),
    defineField({
      name: "reviewBadges",
      title: "Review badges on door style pages",
      description: `Without a service, our own stars are shown. ${serviceNote}`,
      type: "object",
      group: "reviews",
      fields: [
        defineField({ name: "areShown", title: "Shown", type: "boolean" }),
        ...[
          { name: "desktop", title: "A service's badge on desktops" },
          { name: "mobile", title: "A service's badge on phones and tablets" },
        ].map((device) =>
          defineField({
            ...device,
            type: "object",
            options: { collapsible: true, collapsed: true },
            fields: defineServiceFields(),
          }),
        ),
      ],
    }),
    defineField({
      name: "popularSearches",
      title: "Popular searches",
      description:
        "Offered in the search before a visitor types and when nothing is found. Use words that shoppers know.",
      type: "array",
      of: [
        defineArrayMember({
          type: "string",
          validation: (rule) => [
            rule.min(3).error("A search needs at least 3 characters."),
            rule.custom((text) =>
              text && /^smpl-/i.test(text) ? "Use a word that shoppers know, not the SKU of a sample." : true,
            ),
          ],
        }),
      ],
      options: { layout: "tags" },
      group: "search",
      validation: (rule) =>
        rule.unique().custom(validateMaxLength(8, "More than eight searches push each other off a phone.")),
    }),
    defineField({
      name: "searchSynonyms",
      title: "Search synonyms",
      description:
        "One group at a time, with commas: “gray, grey”. Searching for one also finds the others. Press Enter.",
      type: "array",
      of: [
        defineArrayMember({
          type: "string",
          validation: (rule) =>
            rule.custom((group) =>
              !group || group.split(",").filter((word) => word.trim()).length > 1
                ? true
                : "Enter at least two words separated by a comma.",
            ),
        }),
      ],
      options: { layout: "tags" },
      group: "search",
    }),
    defineField({
      name: "adminEmails",
      title: "New order notifications",
      description: "Type an address and press Enter. The email goes to the first; the others get a copy.",
      type: "array",
      of: [
        defineArrayMember({
          type: "string",
          validation: (rule) => rule.email().error("This is not an email address."),
        }),
      ],
      options: { layout: "tags" },
      group: "mail",
      validation: (rule) => [
        rule.unique().error("An address is listed twice."),
        rule.min(1).warning("Without an address, no one gets notified about new orders."),
      ],
    }),
  ],
  preview: { select: { title: "name", subtitle: "tagline", media: "logo" } },
});
