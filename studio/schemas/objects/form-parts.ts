import { ComponentIcon, StringIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { count, line } from "../parts/preview";

/** S1 §3: the kinds of field a form may have. */
const fieldTypes = [
  { title: "One line of text", value: "text" },
  { title: "E-mail", value: "email" },
  { title: "Phone", value: "tel" },
  { title: "Number", value: "number" },
  { title: "Several lines of text", value: "textarea" },
  { title: "Choice from a list", value: "select" },
  { title: "Choice by buttons", value: "radio" },
  { title: "Tick box", value: "checkbox" },
  { title: "Several tick boxes", value: "checkbox-group" },
  { title: "File", value: "file" },
  { title: "Hidden", value: "hidden" },
];

type Field = { readonly type?: string } | undefined;
const isChoice = (field: Field) => ["select", "radio", "checkbox-group"].includes(field?.type ?? "");

export const formOption = defineType({
  name: "formOption",
  title: "Option",
  type: "object",
  options: { columns: 2 },
  fields: [
    defineField({ name: "label", title: "Words", type: "string", validation: (rule) => rule.required() }),
    defineField({
      name: "value",
      title: "Stored value",
      type: "string",
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: "label", subtitle: "value" } },
});

export const formField = defineType({
  name: "formField",
  title: "Field",
  type: "object",
  icon: StringIcon,
  groups: [
    { name: "words", title: "Words", default: true },
    { name: "look", title: "Kind & size" },
    { name: "choices", title: "Choices" },
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
      name: "autocomplete",
      title: "Browser fills in",
      description: "The name browsers know it by: given-name, postal-code … Saves typing on phones.",
      type: "string",
      group: "look",
    }),
    defineField({
      name: "options",
      title: "Options",
      type: "array",
      of: [defineArrayMember({ type: "formOption" })],
      group: "choices",
      hidden: ({ parent }) => !isChoice(parent),
    }),
    defineField({
      name: "dynamicOptions",
      title: "Options from a ready list",
      type: "string",
      group: "choices",
      options: {
        list: [
          { title: "Countries", value: "countries" },
          { title: "States of the chosen country", value: "states" },
          { title: "Cities of the chosen state", value: "cities" },
        ],
      },
    }),
    defineField({
      name: "dependsOn",
      title: "The list depends on the field",
      description: "Internal name of the other field: bill_country.",
      type: "string",
      group: "choices",
    }),
  ],
  preview: {
    select: { label: "label", name: "name", type: "type", width: "width", required: "required" },
    prepare: ({ label, name, type, width, required }) => ({
      title: label ?? "Field without a label",
      subtitle: line(name, type, width, required && "required"),
    }),
  },
});

export const formGroup = defineType({
  name: "formGroup",
  title: "Group of fields",
  type: "object",
  icon: ComponentIcon,
  fields: [
    defineField({ name: "title", title: "Title", description: "“Billing address”", type: "string" }),
    defineField({
      name: "name",
      title: "Internal name",
      type: "string",
      validation: (rule) => rule.required().error("Give it a short name, for example billing."),
    }),
    defineField({ name: "description", title: "Text below the title", type: "text", rows: 2 }),
    defineField({
      name: "fields",
      title: "Fields",
      type: "array",
      of: [defineArrayMember({ type: "formField" })],
    }),
  ],
  preview: {
    select: { title: "title", name: "name", fields: "fields.length" },
    prepare: ({ title, name, fields }) => ({ title: title ?? name, subtitle: count(fields, "field") }),
  },
});
