import { UnlinkIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { description, title } from "../parts/block-fields";

/** The way out of the newsletter; whose subscription it is comes with the link of a mail. */
export const newsletterUnsubscribe = defineType({
  name: "newsletterUnsubscribe",
  title: "Newsletter: unsubscribe",
  description: "The button that leaves the newsletter, for the page that the links in its mails open.",
  type: "object",
  icon: UnlinkIcon,
  fields: [
    title(),
    description,
    defineField({
      name: "failure",
      title: "Where the link opens nothing",
      description: "Said instead of the button when a link is incomplete or over.",
      type: "string",
    }),
  ],
  preview: {
    select: { title: "title" },
    prepare: ({ title }) => ({
      title: title ?? "Newsletter: unsubscribe",
      subtitle: "Newsletter: unsubscribe",
    }),
  },
});
