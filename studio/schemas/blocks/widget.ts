import { PlugIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { defineActionsField, defineTitleField, descriptionField } from "../parts/block-fields";
import { joinPreviewParts } from "../parts/preview";
import { defineServiceFields, serviceNote } from "../parts/service";

const kinds = [
  { title: "A calendar for appointments", value: "booking" },
  { title: "Review badges", value: "reviews" },
  { title: "A map", value: "map" },
];

/** A third-party widget, such as a booking widget. */
export const widget = defineType({
  name: "widget",
  title: "Calendar, badges or map",
  description: "Another company's service on the page. Visitors are asked before it loads.",
  type: "object",
  icon: PlugIcon,
  fieldsets: [
    {
      name: "service",
      title: "The service",
      description: serviceNote,
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
    defineTitleField({ required: true }),
    descriptionField,
    {
      ...defineActionsField(),
      description: "Tell visitors what they can do without the service: call, write, stop by.",
    },
    ...defineServiceFields("service"),
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
      subtitle: joinPreviewParts(kinds.find(({ value }) => value === kind)?.title),
    }),
  },
});
