import { defineArrayMember, defineField } from "sanity";

const attribute = defineArrayMember({
  name: "widgetAttribute",
  title: "Detail",
  type: "object",
  options: { columns: 2 },
  fields: [
    defineField({
      name: "name",
      title: "Name",
      description: "As in the embed code: data-url, data-id …",
      type: "string",
      validation: (rule) =>
        rule
          .required()
          .regex(/^data-[a-z0-9-]+$/)
          .error("Start with data-, as in the embed code."),
    }),
    defineField({ name: "value", title: "Value", type: "string" }),
  ],
  preview: { select: { title: "name", subtitle: "value" } },
});

/** Help text for the embed code of a third-party service. */
export const serviceNote =
  "Copy these from the embed code the service gave you. Your developer has to allow its address once.";

/** Defines the fields for the parts of a third-party embed code. */
export const defineServiceFields = (fieldset?: string) => {
  const fieldsetOption = fieldset === undefined ? {} : { fieldset };
  return [
    defineField({
      name: "scriptUrl",
      title: "Script URL",
      description: "The address after src=, starting with https://. Leave empty to turn the service off.",
      type: "url",
      ...fieldsetOption,
      validation: (rule) => rule.uri({ scheme: ["https"] }).error("Start with https://."),
    }),
    defineField({
      name: "elementClass",
      title: "CSS classes",
      description: "The text after class= in the embed code. Leave empty if there is none.",
      type: "string",
      ...fieldsetOption,
    }),
    defineField({
      name: "attributes",
      title: "Details",
      description: "Each attribute in the embed code that starts with data-, and its value.",
      type: "array",
      ...fieldsetOption,
      of: [attribute],
    }),
  ];
};
