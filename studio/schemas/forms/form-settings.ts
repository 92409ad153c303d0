import { defineArrayMember, defineField } from "sanity";
import { actions } from "../parts/block-fields";

/** How the groups of a form, or of one of its steps, are laid out. */
export const formLayout = defineField({
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

/** What a form has beside an estimator (FORM-002). */
export const formExtras = [
  {
    ...actions(),
    title: "Other ways to go on",
    description: "Links beside the buttons: call us, see the questions.",
    group: "words",
  },
  defineField({
    name: "metadata",
    title: "Noted with every submission",
    description: "For the inbox alone: campaign is spring. Visitors never see it.",
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
            title: "What",
            type: "string",
            validation: (rule) => rule.required().error("A note needs a name."),
          }),
          defineField({
            name: "value",
            title: "Is",
            type: "string",
            validation: (rule) => rule.required().error("A note needs a value."),
          }),
        ],
        preview: { select: { title: "name", subtitle: "value" } },
      }),
    ],
  }),
];

/** What forms of one page and of several steps have in common beside their fields (FORM-002). */
export const formSettings = [
  defineField({
    name: "messages",
    title: "Messages",
    type: "object",
    group: "words",
    fields: [
      defineField({ name: "success", title: "When it worked", type: "text", rows: 2 }),
      defineField({ name: "error", title: "When it failed", type: "text", rows: 2 }),
    ],
  }),
  defineField({
    name: "thanks",
    title: "Thanks in the form's place",
    description:
      "Empty: the message above, and the form stays; contact, dealer and design forms thank by themselves.",
    type: "object",
    group: "words",
    options: { collapsible: true, collapsed: true },
    fields: [
      defineField({ name: "title", title: "Title", description: "Empty: Thank you!", type: "string" }),
      defineField({ name: "text", title: "Text", type: "text", rows: 3 }),
    ],
  }),
  defineField({
    name: "emailNotifications",
    title: "Mails",
    type: "object",
    group: "mails",
    fields: [
      defineField({
        name: "sendSuccessEmail",
        title: "Send the visitor a copy",
        description: "Needs a field of the kind E-mail.",
        type: "boolean",
      }),
      defineField({
        name: "emailTemplate",
        title: "Words of the copy",
        description: "Empty: ours.",
        type: "reference",
        to: [{ type: "formMail" }],
      }),
      defineField({
        name: "staffTemplate",
        title: "Words of the notice to us",
        description: "Empty: ours.",
        type: "reference",
        to: [{ type: "formMail" }],
      }),
      defineField({
        name: "recipients",
        title: "Who of us gets it",
        description:
          "Empty: the addresses of the site settings. The first is written to, the rest get a copy.",
        type: "array",
        of: [
          defineArrayMember({
            type: "string",
            validation: (rule) => rule.email().error("This is no e-mail address."),
          }),
        ],
      }),
    ],
  }),
  defineField({
    name: "googleReCaptcha",
    title: "Ask the reCAPTCHA",
    description:
      "Before it is sent, a form asks Google whether a person sends it. Without it programs are told by a hidden field, by their haste and by how often they send.",
    type: "boolean",
    group: "mails",
  }),
];
