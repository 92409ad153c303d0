import { defineArrayMember, defineField, defineType } from "sanity";
import { ValueFromLabel } from "../parts/proposed-text";
import { DecidingValuesInput, FieldNameInput } from "./condition-inputs";

const defineFieldNameField = (title: string, help: string) =>
  defineField({
    name: "field",
    title,
    description: help,
    type: "string",
    components: { input: FieldNameInput },
    validation: (rule) => rule.required().error("Choose the field that decides."),
  });

const defineValuesField = (name: string, title: string) =>
  defineField({
    name,
    title,
    description: "Check the ones that apply. If the field has no choices, type a value and press Enter.",
    type: "array",
    of: [defineArrayMember({ type: "string" })],
    options: { layout: "tags" },
    components: { input: DecidingValuesInput },
    validation: (rule) => rule.required().min(1).error("Add at least one value."),
  });

/** A condition that hides a field or an option. */
export const formCondition = defineType({
  name: "formCondition",
  title: "Hidden when",
  type: "object",
  options: { columns: 2, collapsible: true, collapsed: true },
  fields: [
    defineFieldNameField("The field", "The field that decides."),
    defineValuesField("equals", "has one of these values"),
    defineField({ name: "orEmpty", title: "or is not filled in yet", type: "boolean" }),
  ],
});

/** A condition to offer an option only if another field has one of the values. */
export const formDependency = defineType({
  name: "formDependency",
  title: "Only offered if",
  type: "object",
  fields: [
    defineFieldNameField("The field", "The field that decides."),
    defineValuesField("values", "has one of these values"),
  ],
  preview: {
    select: { field: "field", first: "values.0" },
    prepare: ({ field, first }) => ({ title: `${field ?? "?"} is ${first ?? "?"} …` }),
  },
});

export const formOption = defineType({
  name: "formOption",
  title: "Option",
  type: "object",
  fields: [
    defineField({
      name: "label",
      title: "Text",
      type: "string",
      validation: (rule) => rule.required().error("An option needs text."),
    }),
    defineField({
      name: "value",
      title: "Stored value",
      type: "string",
      components: { input: ValueFromLabel },
      validation: (rule) => rule.required().error("An option needs a stored value."),
    }),
    defineField({
      name: "customLabel",
      title: "Different text on the page",
      description: "Shown to visitors instead of the text above, and in the inbox, emails and estimates.",
      type: "string",
    }),
    defineField({ name: "description", title: "Second line", type: "string" }),
    defineField({
      name: "dependencies",
      title: "Only offered if",
      description: "All of these have to be true. Leave empty to always offer the option.",
      type: "array",
      of: [defineArrayMember({ type: "formDependency" })],
    }),
    defineField({ name: "hideWhen", title: "Hidden when", type: "formCondition" }),
  ],
  preview: { select: { title: "label", subtitle: "value" } },
});
