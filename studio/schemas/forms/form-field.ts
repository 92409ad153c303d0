import { StringIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { chosen, line } from "../parts/preview";
import { checkFields } from "./form-field-checks";
import { choiceFields } from "./form-field-choices";
import { fieldTypes, unless } from "./form-kinds";

export const formField = defineType({
  name: "formField",
  title: "Field",
  type: "object",
  icon: StringIcon,
  groups: [
    { name: "words", title: "Words", default: true },
    { name: "look", title: "Kind & size" },
    { name: "choices", title: "Choices" },
    { name: "checks", title: "Checks & files" },
  ],
  fields: [
    defineField({
      name: "label",
      title: "Label",
      description: "Above the field: “First name”.",
      type: "string",
      group: "words",
      validation: (rule) => rule.required().error("A field needs a label."),
    }),
    defineField({
      name: "customLabel",
      title: "Other label on the page",
      description: "Shown in full instead of the label, which stays in the inbox and the mails.",
      type: "text",
      rows: 2,
      group: "words",
    }),
    defineField({
      name: "labelLengthLimit",
      title: "Label is cut after",
      description: "Characters. Empty: 40. Another label on the page is never cut.",
      type: "number",
      group: "words",
      validation: (rule) => rule.integer().min(10).error("A whole number, 10 or more."),
    }),
    defineField({ name: "helpText", title: "Help below it", type: "string", group: "words" }),
    defineField({
      name: "placeholder",
      title: "Example inside it",
      description: "Disappears while typing, so never the only explanation.",
      type: "string",
      group: "words",
    }),
    defineField({
      name: "name",
      title: "Internal name",
      description: "The rules of the checkout hang on it: bill_first_name. Do not change it there.",
      type: "string",
      group: "words",
      validation: (rule) => [
        rule.required().error("A field needs an internal name."),
        rule
          .regex(/^[a-zA-Z][a-zA-Z0-9_-]*$/)
          .error("Letters, digits, _ and - only, beginning with a letter."),
      ],
    }),
    defineField({
      name: "type",
      title: "Kind",
      type: "string",
      group: "look",
      options: { list: fieldTypes },
      initialValue: "text",
      validation: (rule) => rule.required().error("Choose a kind."),
    }),
    defineField({
      name: "width",
      title: "Width",
      type: "string",
      group: "look",
      options: {
        list: [
          { title: "Full line", value: "full" },
          { title: "Half a line", value: "half" },
          { title: "A third", value: "third" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      initialValue: "full",
    }),
    defineField({
      name: "required",
      title: "Must be filled in",
      description: "What an order cannot do without is required in the checkout, whatever stands here.",
      type: "boolean",
      group: "look",
    }),
    defineField({
      name: "hideWhen",
      title: "Hidden when",
      description: "A hidden field holds nothing and need not be filled in.",
      type: "formCondition",
      group: "look",
    }),
    defineField({
      name: "value",
      title: "Stored value",
      description: "What a hidden field says; what any other begins with.",
      type: "string",
      group: "look",
    }),
    defineField({
      name: "defaultValue",
      title: "Begins with",
      description: "Of several, with commas between.",
      type: "string",
      group: "look",
      hidden: unless("text", "email", "tel", "number", "textarea", "select", "radio", "checkbox-group"),
    }),
    defineField({
      name: "layout",
      title: "Look of the choice",
      description: "Empty: a plain list; for files a place to drop them.",
      type: "string",
      group: "look",
      options: {
        list: [
          { title: "Choices as a list", value: "radio" },
          { title: "Choices as buttons", value: "button" },
          { title: "Choices as cards", value: "card" },
          { title: "Files: drop them here", value: "drag-and-drop" },
          { title: "Files: a button", value: "file-input" },
        ],
      },
      hidden: unless("radio", "file"),
    }),
    defineField({
      name: "autocomplete",
      title: "Browser fills in",
      description: "The name browsers know it by: given-name, postal-code … Saves typing on phones.",
      type: "string",
      group: "look",
    }),
    ...choiceFields,
    ...checkFields,
  ],
  preview: {
    select: { label: "label", type: "type", required: "required" },
    prepare: ({ label, type, required }) => ({
      title: label ?? "Field without a label",
      subtitle: line(chosen(fieldTypes, type), required && "required"),
    }),
  },
});
