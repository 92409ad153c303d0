import { ClipboardIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { byLastEdit, byTitle } from "../parts/order";
import { joinPreviewParts } from "../parts/preview";
import { validateRequiredDocumentField } from "../rules/required-document-field";
import {
  rejectRepeatedFieldNames,
  requireCheckoutFields,
  validateCheckoutFieldTypes,
} from "./checkout-fields";
import { defineFormNameField, formExtras, formLayoutField, formSettings } from "./form-settings";
import { validateConditionFields } from "./known-fields";

/** A form. The checkout's form sets the text, order and width of its fields (CHK-002). */
export const formTemplate = defineType({
  name: "formTemplate",
  title: "Form",
  type: "document",
  icon: ClipboardIcon,
  groups: [
    { name: "fields", title: "Fields", default: true },
    { name: "words", title: "Buttons & messages" },
    { name: "mails", title: "Emails & protection" },
  ],
  fields: [
    defineField({ name: "title", title: "Title", type: "string", group: "fields" }),
    defineFormNameField({
      description:
        "The form named “checkout” is the one at checkout. Don't change it later: submissions are saved under this name.",
      example: "checkout",
      extraRules: (rule) => [rule.custom(validateRequiredDocumentField("name"))],
    }),
    defineField({
      name: "groups",
      title: "Groups of fields",
      description:
        "Reword, reorder and resize as you like. Checkout keeps the fields an order needs; answers to any other fields go into the order's note.",
      type: "array",
      group: "fields",
      of: [defineArrayMember({ type: "formGroup" })],
      validation: (rule) => [
        rule.required().min(1).error("A form needs at least one group."),
        rule.custom(rejectRepeatedFieldNames),
        rule.custom((groups, { document }) =>
          document?.name === "checkout" ? requireCheckoutFields(groups) : true,
        ),
        rule.custom((groups, { document }) =>
          document?.name === "checkout" ? validateCheckoutFieldTypes(groups) : true,
        ),
        rule.custom(validateConditionFields),
      ],
    }),
    defineField({
      name: "buttons",
      title: "Buttons",
      type: "object",
      group: "words",
      options: { columns: 2 },
      fields: [
        defineField({
          name: "submit",
          title: "Send",
          description: "If empty: Submit.",
          type: "string",
        }),
        defineField({
          name: "reset",
          title: "Start over",
          description: "Leave empty for no such button.",
          type: "string",
        }),
      ],
    }),
    { ...formLayoutField, group: "words" },
    ...formExtras,
    ...formSettings,
  ],
  orderings: [byTitle, byLastEdit],
  preview: {
    select: { title: "title", name: "name" },
    prepare: ({ title, name }) => ({
      title: title ?? name ?? "Form",
      subtitle: joinPreviewParts("Form", name),
    }),
  },
});
