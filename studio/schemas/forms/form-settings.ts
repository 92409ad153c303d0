import { defineArrayMember, defineField, type StringRule } from "sanity";
import { defineActionsField } from "../parts/block-fields";
import { NameFromTitle } from "../parts/proposed-text";
import { validateUnique } from "../rules/unique-value";
import { formTypes } from "./form-kinds";

type FormName = {
  readonly description: string;
  readonly example: string;
  readonly extraRules?: (rule: StringRule) => readonly StringRule[];
};

/** Defines the unique name of a form or estimator, under which the shop finds it and stores submissions. */
export const defineFormNameField = ({ description, example, extraRules }: FormName) =>
  defineField({
    name: "name",
    title: "Internal name",
    description,
    type: "string",
    group: "fields",
    components: { input: NameFromTitle },
    validation: (rule) => [
      rule.required().error(`Give it a short name, for example ${example}.`),
      rule.regex(/^[a-z][a-z0-9-]*$/).error("Lowercase letters, digits and - only."),
      rule.custom(
        validateUnique("name", "There is already a form or an estimator with this name.", formTypes),
      ),
      ...(extraRules?.(rule) ?? []),
    ],
  });

/** The layout of the groups in a form or step. */
export const formLayoutField = defineField({
  name: "layout",
  title: "Layout",
  type: "string",
  options: {
    list: [
      { title: "Headings above their fields", value: "stacked" },
      { title: "Headings beside their fields", value: "beside" },
    ],
    layout: "radio",
  },
  initialValue: "stacked",
});

/** Fields of a form that an estimator does not have (FORM-002). */
export const formExtras = [
  {
    ...defineActionsField(),
    title: "Other links",
    description: "Links beside the buttons, such as a phone number or the FAQ page.",
    group: "words",
  },
  defineField({
    name: "metadata",
    title: "Saved with every submission",
    description: "Only the inbox shows it, for example “campaign” is “spring”. Visitors never see it.",
    type: "array",
    group: "mails",
    of: [
      defineArrayMember({
        type: "object",
        name: "formNote",
        title: "Note",
        fields: [
          defineField({
            name: "name",
            title: "Name",
            type: "string",
            validation: (rule) => rule.required().error("A note needs a name."),
          }),
          defineField({
            name: "value",
            title: "Value",
            type: "string",
            validation: (rule) => rule.required().error("A note needs a value."),
          }),
        ],
        preview: { select: { title: "name", subtitle: "value" } },
      }),
    ],
  }),
];

/** Settings of single-page and multi-step forms (FORM-002). */
export const formSettings = [
  defineField({
    name: "messages",
    title: "Messages",
    type: "object",
    group: "words",
    fields: [
      defineField({ name: "success", title: "On success", type: "text", rows: 2 }),
      defineField({
        name: "error",
        title: "On failure",
        description:
          "Shown if the shop couldn't accept it. Errors in a field are shown next to the field. If empty: Failed to send email.",
        type: "text",
        rows: 2,
      }),
    ],
  }),
  defineField({
    name: "thanks",
    title: "Thank-you instead of the form",
    description:
      "If empty, the form stays and shows the message above. Contact, dealer and design forms have their own thank-you.",
    type: "object",
    group: "words",
    options: { collapsible: true, collapsed: true },
    fields: [
      defineField({
        name: "title",
        title: "Title",
        description: "If empty: Thank you!",
        type: "string",
      }),
      defineField({ name: "text", title: "Text", type: "text", rows: 3 }),
    ],
  }),
  defineField({
    name: "emailNotifications",
    title: "Emails",
    type: "object",
    group: "mails",
    fields: [
      defineField({
        name: "sendSuccessEmail",
        title: "Send the visitor a copy",
        description: "The form needs an “Email” field.",
        type: "boolean",
      }),
      defineField({
        name: "emailTemplate",
        title: "Text of the copy",
        description: "Leave empty for the default text.",
        type: "reference",
        to: [{ type: "formMail" }],
      }),
      defineField({
        name: "staffTemplate",
        title: "Text of the email to us",
        description: "Leave empty for the default text.",
        type: "reference",
        to: [{ type: "formMail" }],
      }),
      defineField({
        name: "recipients",
        title: "Recipients",
        description:
          "Leave empty for the addresses in the site settings. The email goes to the first; the others get a copy.",
        type: "array",
        of: [
          defineArrayMember({
            type: "string",
            validation: (rule) => rule.email().error("This is not an email address."),
          }),
        ],
      }),
    ],
  }),
  defineField({
    name: "googleReCaptcha",
    title: "Check with Google reCAPTCHA",
    description:
      "Google checks that a person, not a bot, sends the form. Without it, the shop detects bots by a hidden field and by how fast and how often they send.",
    type: "boolean",
    group: "mails",
  }),
];
