import { UnlinkIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { defineTitleField, descriptionField } from "../parts/block-fields";

/** A block to unsubscribe from the newsletter. The link in the email identifies the subscription. */
export const newsletterUnsubscribe = defineType({
  name: "newsletterUnsubscribe",
  title: "Newsletter: unsubscribe",
  description: "The unsubscribe button, for the page that links in the newsletter open.",
  type: "object",
  icon: UnlinkIcon,
  fields: [
    defineTitleField(),
    descriptionField,
    defineField({
      name: "failure",
      title: "Message for an invalid link",
      description: "Shown instead of the button when a link is incomplete or expired.",
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
