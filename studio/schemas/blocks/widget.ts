import { PlugIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { actions, description, title } from "../parts/block-fields";
import { line } from "../parts/preview";

const kinds = [
  { title: "A calendar for appointments", value: "booking" },
  { title: "Review badges", value: "reviews" },
  { title: "A map", value: "map" },
];

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

/** S1 §2, §7: the embedded booking widget, and others of its kind. */
export const widget = defineType({
  name: "widget",
  title: "Calendar, badges or map",
  description: "Another service inside the page; visitors are asked before it loads.",
  type: "object",
  icon: PlugIcon,
  fieldsets: [
    {
      name: "service",
      title: "The service",
      description:
        "From the piece of code the service gave you. Whoever runs the shop allows its address once (WIDGET_ORIGINS).",
      options: { collapsible: true, collapsed: false },
    },
  ],
  fields: [
    defineField({
      name: "kind",
      title: "What is it?",
      type: "string",
      options: { list: kinds, layout: "radio" },
      initialValue: "booking",
      validation: (rule) => rule.required().error("What is it?"),
    }),
    title({ required: true }),
    description,
    { ...actions(), description: "What visitors can do without the service: call, write, come by." },
    defineField({
      name: "scriptUrl",
      title: "Address of its script",
      description: "Starts with https://. Empty: only the words and buttons above.",
      type: "url",
      fieldset: "service",
      validation: (rule) => rule.uri({ scheme: ["https"] }).error("Start with https://."),
    }),
    defineField({ name: "elementClass", title: "Class of its element", type: "string", fieldset: "service" }),
    defineField({
      name: "attributes",
      title: "Details of its element",
      type: "array",
      fieldset: "service",
      of: [attribute],
    }),
    defineField({
      name: "devices",
      title: "Shown on",
      type: "string",
      options: {
        list: [
          { title: "Every device", value: "all" },
          { title: "Desktops", value: "desktop" },
          { title: "Phones and tablets", value: "mobile" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      initialValue: "all",
    }),
  ],
  preview: {
    select: { title: "title", kind: "kind" },
    prepare: ({ title, kind }) => ({
      title: title ?? "No title yet",
      subtitle: line(kinds.find(({ value }) => value === kind)?.title),
    }),
  },
});
