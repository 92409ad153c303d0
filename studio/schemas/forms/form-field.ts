import { StringIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { chosen, line } from "../parts/preview";
import { NameFromLabel } from "../parts/proposed-text";
import { checkFields } from "./form-field-checks";
import { choiceFields } from "./form-field-choices";
import { fieldTypes, unless } from "./form-kinds";

export const formField = defineType({
  name: "formField",
  title: "Field",
  type: "object",
  icon: StringIcon,
  groups: [
    { name: "words", title: "What it asks", default: true },
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
      title: "Must be filled in",
      description: "The checkout always asks for what an order cannot do without, whatever you choose here.",
      type: "boolean",
      group: ["words", "look"],
    }),
    defineField({
      name: "customLabel",
      title: "Different label on the page",
      description:
        "Shown to visitors in full in place of the label above, and in the inbox and emails. Complaints about its length name the label.",
      type: "text",
      rows: 2,
      group: "words",
    }),
    defineField({
      name: "labelLengthLimit",
      title: "Cut the label after",
      description: "A number of characters, 40 when left empty. A different label on the page is never cut.",
      type: "number",
      group: "words",
      validation: (rule) => rule.integer().min(10).error("Write a whole number, 10 or more."),
    }),
    defineField({ name: "helpText", title: "Help below the field", type: "string", group: "words" }),
    defineField({
      name: "placeholder",
      title: "Example inside the field",
      description: "It disappears as soon as somebody types, so do not put the only explanation here.",
      type: "string",
      group: "words",
    }),
    defineField({
      name: "name",
      title: "Internal name",
      description:
        "The shop knows the field by it: bill_first_name. Do not change it in the checkout's form.",
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
      description: "A hidden field holds nothing and need not be filled in.",
      type: "formCondition",
      group: "look",
    }),
    defineField({
      name: "value",
      title: "Stored value",
      description: "For a hidden field, what is sent. For any other, what it begins with.",
      type: "string",
      group: "look",
    }),
    defineField({
      name: "defaultValue",
      title: "Begins with",
      description: "What is filled in or chosen at first. Put commas between several values.",
      type: "string",
      group: "look",
      hidden: unless("text", "email", "tel", "number", "textarea", "select", "radio", "checkbox-group"),
    }),
    defineField({
      name: "layout",
      title: "Look of the choice",
      description: "Leave it empty for a plain list or, with files, a place to drop them.",
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
      description:
        "Saves typing on phones. Write the name browsers know the field by, such as given-name or postal-code.",
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
