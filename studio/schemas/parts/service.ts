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
      description: "As in the piece of code: data-url, data-id …",
      type: "string",
      validation: (rule) =>
        rule
          .required()
          .regex(/^data-[a-z0-9-]+$/)
          .error("Begin with data-, as the service wrote it."),
    }),
    defineField({ name: "value", title: "Value", type: "string" }),
  ],
  preview: { select: { title: "name", subtitle: "value" } },
});

/** Said where an editor enters a piece of code of another service. */
export const serviceNote =
  "Copy these from the piece of code the service gave you. Whoever runs the shop must allow its address once.";

/** The piece of code another service gave, taken apart. */
export const serviceFields = (fieldset?: string) => {
  const place = fieldset === undefined ? {} : { fieldset };
  return [
    defineField({
      name: "scriptUrl",
      title: "Address of the service's script",
      description:
        "The address after src=, beginning with https://. Leave it empty to do without the service.",
      type: "url",
      ...place,
      validation: (rule) => rule.uri({ scheme: ["https"] }).error("Start with https://."),
    }),
    defineField({
      name: "elementClass",
      title: "Words after class=",
      description: "As in the piece of code. Leave it empty if there are none.",
      type: "string",
      ...place,
    }),
    defineField({
      name: "attributes",
      title: "Details",
      description: "Each word in the piece of code that begins with data-, and its value.",
      type: "array",
      ...place,
      of: [attribute],
    }),
  ];
};
