import { EnvelopeIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { definePlaceholderTextField } from "../parts/text-with-placeholders";
import { validatePlaceholders } from "../rules/placeholders";
import { validateUnique } from "../rules/unique-value";
import { FormEmailTextInput } from "./form-email-input";
import { formMailPlaceholders } from "./form-email-placeholders";

const defineTextField = (name: string, title: string, description?: string) =>
  defineField({
    name,
    title,
    ...(description ? { description } : {}),
    type: "string",
    components: { input: FormEmailTextInput },
    validation: (rule) => rule.custom(validatePlaceholders(formMailPlaceholders)),
  });

/** The text of an email about a form submission. The shop adds the answers. */
export const formMail = defineType({
  name: "formMail",
  title: "Form email",
  type: "document",
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: "name",
      title: "Internal name",
      type: "string",
      validation: (rule) => [
        rule.required().error("Give it a short name, for example contact-copy."),
        rule.custom(validateUnique("name", "There is already an email with this name.")),
      ],
    }),
    defineTextField("subject", "Subject"),
    defineTextField(
      "preheader",
      "Line after the subject",
      "Shown beside the subject in the reader's list of emails.",
    ),
    defineTextField("heading", "Heading"),
    definePlaceholderTextField(
      { name: "intro", title: "Before the answers" },
      formMailPlaceholders,
      FormEmailTextInput,
    ),
    definePlaceholderTextField(
      { name: "outro", title: "After the answers" },
      formMailPlaceholders,
      FormEmailTextInput,
    ),
  ],
  preview: { select: { title: "subject", subtitle: "name" } },
});
