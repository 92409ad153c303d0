import { EnvelopeIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { byLastEdit } from "../parts/order";
import { plainText } from "../parts/rich-text";
import { onlyOneWith } from "../rules/only-one";
import { knownPlaceholders } from "../rules/placeholders";

const types = [
  { title: "Order confirmation, to the customer", value: "order-confirmation" },
  { title: "New order, to us", value: "order-confirmation-admin" },
  { title: "Instalment received, to the customer", value: "split-payment-confirmation" },
];

const placeholders = ["order-id", "name", "site-name"];

/** The words around an order in a mail; lines, totals and addresses are filled in by the shop. */
export const mailText = defineType({
  name: "mailText",
  title: "Mail",
  type: "document",
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: "type",
      title: "Sent as",
      type: "string",
      options: { list: types },
      validation: (rule) => [
        rule.required().error("Which mail is it?"),
        rule.custom(onlyOneWith("type", "There are words for this mail already.")),
      ],
    }),
    defineField({
      name: "subject",
      title: "Subject",
      description: "You can use {order-id}, {name} and {site-name}.",
      type: "string",
      validation: (rule) => [
        rule.required().error("A mail needs a subject."),
        rule.max(78).warning("Most mail programs cut it after 60 to 78 characters."),
        rule.custom(knownPlaceholders(placeholders)),
      ],
    }),
    defineField({
      name: "preheader",
      title: "Line after the subject",
      description: "Shown in the list of mails, beside the subject.",
      type: "string",
      validation: (rule) => rule.custom(knownPlaceholders(placeholders)),
    }),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      validation: (rule) => rule.custom(knownPlaceholders(placeholders)),
    }),
    plainText({
      name: "intro",
      title: "Before the order",
      description: "You can use {order-id}, {name} and {site-name}.",
    }),
    plainText({ name: "outro", title: "After the order" }),
  ],
  orderings: [byLastEdit],
  preview: {
    select: { type: "type", subject: "subject" },
    prepare: ({ type, subject }) => ({
      title: types.find((entry) => entry.value === type)?.title ?? "Mail",
      subtitle: subject,
    }),
  },
});
