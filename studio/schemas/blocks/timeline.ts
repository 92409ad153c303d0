import { CalendarIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { defineTitleField, descriptionField } from "../parts/block-fields";
import { formatCount, joinPreviewParts } from "../parts/preview";

const entry = defineArrayMember({
  name: "timelineEntry",
  title: "Entry",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "What happens",
      type: "string",
      validation: (rule) => rule.required().error("Say what happens."),
    }),
    defineField({ name: "when", title: "When", description: "“Week 2”, “The same day”", type: "string" }),
    defineField({ name: "text", title: "One sentence about it", type: "text", rows: 2 }),
  ],
  preview: { select: { title: "title", subtitle: "when" } },
});

export const timeline = defineType({
  name: "timeline",
  title: "Timeline",
  description: "What happens when, in order.",
  type: "object",
  icon: CalendarIcon,
  fields: [
    defineTitleField({ required: true }),
    descriptionField,
    defineField({
      name: "entries",
      title: "Entries",
      type: "array",
      of: [entry],
      validation: (rule) => rule.required().min(1).error("Add at least one entry."),
    }),
  ],
  preview: {
    select: { title: "title", entries: "entries.length" },
    prepare: ({ title, entries }) => ({
      title: title ?? "No title yet",
      subtitle: joinPreviewParts("Timeline", entries && formatCount(entries, "entry", "entries")),
    }),
  },
});
