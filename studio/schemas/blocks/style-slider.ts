import { EllipsisHorizontalIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { actionField, defineTitleField, descriptionField } from "../parts/block-fields";
import { formatCount, joinPreviewParts } from "../parts/preview";

/** A carousel of chosen door styles. */
export const styleSlider = defineType({
  name: "styleSlider",
  title: "Row of door styles",
  description: "Door styles you pick, in one row that visitors can slide through.",
  type: "object",
  icon: EllipsisHorizontalIcon,
  fields: [
    defineTitleField({ required: true }),
    descriptionField,
    defineField({
      name: "styles",
      title: "Door styles",
      description: "Six to twelve look best. Drag to reorder.",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "style" }] })],
      validation: (rule) => [
        rule.required().min(1).error("Pick at least one door style."),
        rule.unique().error("A door style is listed twice."),
      ],
    }),
    actionField,
  ],
  preview: {
    select: { title: "title", styles: "styles.length", media: "styles.0.images.0" },
    prepare: ({ title, styles, media }) => ({
      title: title ?? "No title yet",
      subtitle: joinPreviewParts("Row of door styles", formatCount(styles, "style")),
      media,
    }),
  },
});
