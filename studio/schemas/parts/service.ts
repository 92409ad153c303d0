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
      description: "data-url, data-id …",
      type: "string",
      validation: (rule) =>
        rule
          .required()
          .regex(/^data-[a-z0-9-]+$/)
          .error("It starts with data-, as the service wrote it."),
    }),
    defineField({ name: "value", title: "Value", type: "string" }),
  ],
  preview: { select: { title: "name", subtitle: "value" } },
});

/** Said where an editor enters a piece of code of another service. */
export const serviceNote =
  "From the piece of code the service gave you. Whoever runs the shop allows its address once (WIDGET_ORIGINS).";

/** The piece of code another service gave, taken apart. */
export const serviceFields = (fieldset?: string) => [
  defineField({
    name: "scriptUrl",
    title: "Address of its script",
    description: "Starts with https://. Empty: the shop's own words stand alone.",
    type: "url",
    fieldset,
    validation: (rule) => rule.uri({ scheme: ["https"] }).error("Start with https://."),
  }),
  defineField({ name: "elementClass", title: "Class of its element", type: "string", fieldset }),
  defineField({
    name: "attributes",
    title: "Details of its element",
    type: "array",
    fieldset,
    of: [attribute],
  }),
];
