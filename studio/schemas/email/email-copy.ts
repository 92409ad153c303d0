import { EnvelopeIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { byLastEdit } from "../parts/order";
import { definePlaceholderTextField } from "../parts/text-with-placeholders";
import { validateRequiredDocumentField } from "../rules/required-document-field";
import { validateUnique } from "../rules/unique-value";
import { EmailTextInput, validateEmailPlaceholders } from "./email-placeholders";

const types = [
  { title: "Order confirmation, to the customer", value: "order-confirmation" },
  { title: "New order, to us", value: "order-confirmation-admin" },
  { title: "Payment received, to us", value: "payment-received-admin" },
  { title: "Installment received, to the customer", value: "split-payment-confirmation" },
  { title: "Last installment received, to the customer", value: "split-payment-final" },
  { title: "Less than the total received, to the customer", value: "payment-below-total" },
  { title: "Payment declined after a review, to the customer", value: "payment-declined" },
  { title: "Order shipped, to the customer", value: "order-shipped" },
  { title: "Refund, to the customer", value: "order-refunded" },
  { title: "Quote, to the customer", value: "quote" },
  { title: "Quote expires soon, to the customer", value: "quote-reminder" },
  { title: "Quote has expired, to the customer", value: "quote-expired" },
  { title: "New link requested, to us", value: "quote-link-request" },
  { title: "Newsletter: please confirm, to the reader", value: "newsletter-confirmation" },
  { title: "Estimate, to the person who asked for it", value: "estimate-copy" },
];

/** Emails that the shop sends on a certain day. */
const typesWithDate: readonly unknown[] = ["quote-reminder", "quote-expired"];

/** Emails with a button, whose link the shop adds. */
const typesWithButton: readonly unknown[] = [
  "quote",
  "quote-reminder",
  "quote-link-request",
  "newsletter-confirmation",
  "estimate-copy",
];

/** The text of an email. The shop adds line items, totals, addresses and links. */
export const mailText = defineType({
  name: "mailText",
  title: "Email",
  type: "document",
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: "type",
      title: "Sent as",
      type: "string",
      options: { list: types },
      validation: (rule) => [
        rule.required().error("Choose which email it is."),
        rule.custom(validateUnique("type", "There is already text for this email.")),
        rule.custom(validateRequiredDocumentField("type")),
      ],
    }),
    defineField({
      name: "subject",
      title: "Subject",
      components: { input: EmailTextInput },
      type: "string",
      validation: (rule) => [
        rule.required().error("An email needs a subject."),
        rule.max(78).warning("Most email programs cut it off after 60 to 78 characters."),
        rule.custom(validateEmailPlaceholders),
      ],
    }),
    defineField({
      name: "preheader",
      title: "Line after the subject",
      components: { input: EmailTextInput },
      description: "Shown beside the subject in the reader's list of emails.",
      type: "string",
      validation: (rule) => rule.custom(validateEmailPlaceholders),
    }),
    defineField({
      name: "heading",
      title: "Heading",
      components: { input: EmailTextInput },
      type: "string",
      validation: (rule) => rule.custom(validateEmailPlaceholders),
    }),
    defineField({
      name: "days",
      title: "Days",
      type: "number",
      description:
        "A reminder is sent this many days before the quote's last day (3 if left empty). The notice that it has expired is sent at most this many days after it (7 if left empty).",
      hidden: ({ document }) => !typesWithDate.includes(document?.type),
      validation: (rule) => rule.integer().min(1).max(30).error("Enter a number of days from 1 to 30."),
    }),
    definePlaceholderTextField(
      { name: "intro", title: "Text at the beginning" },
      validateEmailPlaceholders,
      EmailTextInput,
    ),
    defineField({
      name: "button",
      title: "Button",
      description: "The shop knows where it goes. Leave empty for the default text.",
      type: "string",
      hidden: ({ document }) => !typesWithButton.includes(document?.type),
      validation: (rule) => rule.max(40).warning("More than 40 characters wrap on a phone."),
    }),
    definePlaceholderTextField(
      { name: "outro", title: "Text at the end" },
      validateEmailPlaceholders,
      EmailTextInput,
    ),
  ],
  orderings: [byLastEdit],
  preview: {
    select: { type: "type", subject: "subject" },
    prepare: ({ type, subject }) => ({
      title: types.find((entry) => entry.value === type)?.title ?? "Email",
      subtitle: subject,
    }),
  },
});
