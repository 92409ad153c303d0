import { SearchIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { defineTitleField } from "../parts/block-fields";
import { definePictureField } from "../parts/picture";
import { joinPreviewParts } from "../parts/preview";

/** The 404 page with two layouts. */
export const pageNotFound = defineType({
  name: "pageNotFound",
  title: "Page not found",
  description: "What visitors see when a page doesn't exist, with links back and home.",
  type: "object",
  icon: SearchIcon,
  fields: [
    defineField({
      name: "variant",
      title: "Look",
      type: "string",
      options: {
        list: [
          { title: "Text beside a wide picture", value: "v1" },
          { title: "Text on a large faint 404", value: "v2" },
        ],
        layout: "radio",
      },
      initialValue: "v1",
    }),
    defineTitleField({ required: true }),
    defineField({
      name: "description",
      title: "Text below the title",
      description:
        "{{goBack}} becomes “Go back”, {{goHome}} becomes “Go to home”. An action that the text doesn't mention appears after it.",
      type: "text",
      rows: 3,
    }),
    {
      ...definePictureField({ name: "image", title: "Picture", shownAs: ["notFound"] }),
      hidden: ({ parent }) => parent?.variant === "v2",
    },
  ],
  preview: {
    select: { title: "title", variant: "variant", media: "image" },
    prepare: ({ title, variant, media }) => ({
      title: title ?? "No title yet",
      subtitle: joinPreviewParts("Page not found", variant === "v2" ? "on its number" : "with a picture"),
      media,
    }),
  },
});
