import { OlistIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { defineTitleField, descriptionField } from "../parts/block-fields";
import { formatCount, joinPreviewParts } from "../parts/preview";

export const stepList = defineType({
  name: "stepList",
  title: "Steps",
  description: "How something works, step by step.",
  type: "object",
  icon: OlistIcon,
  fields: [
    defineTitleField({ required: true }),
    descriptionField,
    defineField({
      name: "steps",
      title: "Steps",
      type: "array",
      of: [defineArrayMember({ type: "card", title: "Step" })],
      validation: (rule) => rule.required().min(1).error("Add at least one step."),
    }),
  ],
  preview: {
    select: { title: "title", steps: "steps.length", media: "steps.0.image" },
    prepare: ({ title, steps, media }) => ({
      title: title ?? "No title yet",
      subtitle: joinPreviewParts("Steps", formatCount(steps, "step")),
      media,
    }),
  },
});
