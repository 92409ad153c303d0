import { StringIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { findChoiceTitle, joinPreviewParts } from "../parts/preview";
import { NameFromLabel } from "../parts/proposed-text";
import { checkFields } from "./form-field-checks";
import { choiceFields } from "./form-field-choices";
import { fieldTypes, hideUnlessType } from "./form-kinds";

export const formField = defineType({
  name: "formField",
  title: "Field",
  type: "object",
  icon: StringIcon,
  groups: [
    { name: "words", title: "Question", default: true },
    { name: "look", title: "Kind & size" },
    { name: "choices", title: "Choices" },
    { name: "checks", title: "Checks & files" },
  ],
  fields: [
    defineField({
      name: "label",
      title: "Label",
      description: "Shown above the field: “First name”.",
      type: "string",
      group: "words",
      validation: (rule) => rule.required().error("A field needs a label."),
    }),
    defineField({
      name: "type",
      title: "Kind",
      type: "string",
      group: ["words", "look"],
      options: { list: fieldTypes },
      initialValue: "text",
      validation: (rule) => rule.required().error("Choose a kind."),
    }),
    defineField({
      name: "required",
      title: "Required",
      description: "Checkout always asks for what an order needs, whatever you choose here.",
      type: "boolean",
      group: ["words", "look"],
    }),
    defineField({
      name: "customLabel",
      title: "Different label on the page",
      description:
        "Shown to visitors in full instead of the label above, and in the inbox and emails. Error messages about length use the label.",
      type: "text",
      rows: 2,
      group: "words",
    }),
    defineField({
      name: "labelLengthLimit",
      title: "Shorten the label to",
      description: "A number of characters; 40 if empty. A different label on the page is never shortened.",
      type: "number",
      group: "words",
      validation: (rule) => rule.integer().min(10).error("Enter a whole number, 10 or more."),
    }),
    defineField({ name: "helpText", title: "Help below the field", type: "string", group: "words" }),
    defineField({
      name: "placeholder",
      title: "Example inside the field",
      description: "It disappears as soon as someone types, so don't put the only explanation here.",
      type: "string",
      group: "words",
    }),
    defineField({
      name: "name",
      title: "Internal name",
      description:
        "The shop knows the field by this name: bill_first_name. Don't change it in the checkout form.",
      type: "string",
      components: { input: NameFromLabel },
      group: "words",
      validation: (rule) => [
        rule.required().error("A field needs an internal name."),
        rule
          .regex(/^[a-zA-Z][a-zA-Z0-9_-]*$/)
          .error("Letters, digits, _ and - only, beginning with a letter."),
      ],
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
      name: "hideWhen",
      title: "Hidden when",
      description: "A hidden field stays empty and isn't required.",
      type: "formCondition",
      group: "look",
    }),
    defineField({
      name: "value",
      title: "Stored value",
      description: "For a hidden field, the value that is sent. For any other, its initial value.",
      type: "string",
      group: "look",
    }),
    defineField({
      name: "defaultValue",
      title: "Initial value",
      description: "What is filled in or selected at first. Separate several values with commas.",
      type: "string",
      group: "look",
      hidden: hideUnlessType(
        "text",
        "email",
        "tel",
        "number",
        "textarea",
        "select",
        "radio",
        "checkbox-group",
      ),
    }),
    defineField({
      name: "layout",
      title: "Display as",
      description: "Leave empty for a plain list or, for files, a drop area.",
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
      hidden: hideUnlessType("radio", "file"),
    }),
    defineField({
      name: "autocomplete",
      title: "Autofill",
      description:
        "Saves typing on phones. Enter the autocomplete name that browsers use, such as given-name or postal-code.",
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
      subtitle: joinPreviewParts(findChoiceTitle(fieldTypes, type), required && "required"),
    }),
  },
});
