import type { ContentDocument } from "./content";

const field = (name: string, type: string, more: object = {}) => ({
  _key: name,
  name,
  type,
  label: name[0]?.toUpperCase() + name.slice(1),
  ...more,
});

/** A form of one page and one of two steps, as an editor would create them. */
export const formDocuments: readonly ContentDocument[] = [
  {
    _id: "form-contact",
    _type: "formTemplate",
    name: "contact",
    title: "Contact",
    groups: [
      {
        name: "all",
        fields: [
          field("name", "text", { required: true }),
          field("email", "email", { required: true }),
          field("topic", "select", {
            options: [
              { label: "A new kitchen", value: "kitchen" },
              { label: "An order", value: "order" },
            ],
          }),
          field("order", "text", { required: true, hideWhen: { field: "topic", equals: ["", "kitchen"] } }),
          field("secret", "password"),
        ],
      },
    ],
    messages: { success: "Got it." },
    emailNotifications: { sendSuccessEmail: true, emailTemplate: { _ref: "mail-contact" } },
  },
  {
    _id: "mail-contact",
    _type: "formMail",
    name: "contact-copy",
    subject: "Hello {name}, this is {site-name}",
  },
  {
    _id: "form-claim",
    _type: "formTemplate",
    name: "claim",
    title: "Claim",
    groups: [{ name: "all", fields: [field("photo", "file", { required: true, fileTypes: ["image/png"] })] }],
  },
  {
    _id: "form-plan",
    _type: "multiStepForm",
    name: "plan",
    title: "Plan",
    steps: [
      { title: "Room", groups: [{ name: "room", fields: [field("shape", "text", { required: true })] }] },
      { title: "You", groups: [{ name: "you", fields: [field("email", "email", { required: true })] }] },
    ],
  },
];
