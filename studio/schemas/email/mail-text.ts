import { EnvelopeIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { filledText } from "../parts/filled-text";
import { byLastEdit } from "../parts/order";
import { staysNeeded } from "../rules/keep-needed";
import { onlyOneWith } from "../rules/only-one";
import { filledInMail, MailInput } from "./mail-placeholders";

const types = [
  { title: "Order confirmation, to the customer", value: "order-confirmation" },
  { title: "New order, to us", value: "order-confirmation-admin" },
  { title: "Instalment received, to the customer", value: "split-payment-confirmation" },
  { title: "Quote, to the customer", value: "quote" },
  { title: "Quote expires soon, to the customer", value: "quote-reminder" },
  { title: "Quote has expired, to the customer", value: "quote-expired" },
  { title: "New link asked for, to us", value: "quote-link-request" },
];

/** Mails that leave by the day. */
const dated: readonly unknown[] = ["quote-reminder", "quote-expired"];

/** The words around an order or a quote in a mail; lines, totals and addresses are filled in by the shop. */
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
        rule.custom(staysNeeded("type")),
      ],
    }),
    defineField({
      name: "subject",
      title: "Subject",
      components: { input: MailInput },
      type: "string",
      validation: (rule) => [
        rule.required().error("A mail needs a subject."),
        rule.max(78).warning("Most mail programs cut it after 60 to 78 characters."),
        rule.custom(filledInMail),
      ],
    }),
    defineField({
      name: "preheader",
      title: "Line after the subject",
      components: { input: MailInput },
      description: "Shown in the list of mails, beside the subject.",
      type: "string",
      validation: (rule) => rule.custom(filledInMail),
    }),
    defineField({
      name: "heading",
      title: "Heading",
      components: { input: MailInput },
      type: "string",
      validation: (rule) => rule.custom(filledInMail),
    }),
    defineField({
      name: "days",
      title: "Days",
      type: "number",
      description:
        "A reminder leaves so many days before the quote's last day (left empty: 3). That it has expired is told no later than so many days after it (left empty: 7).",
      hidden: ({ document }) => !dated.includes(document?.type),
      validation: (rule) => rule.integer().min(1).max(30).error("Between 1 and 30 days."),
    }),
    filledText({ name: "intro", title: "Before the list" }, filledInMail, MailInput),
    filledText({ name: "outro", title: "After the list" }, filledInMail, MailInput),
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
