import { RocketIcon } from "@sanity/icons";
import { defineType } from "sanity";
import { defineActionsField, defineTitleField, descriptionField } from "../parts/block-fields";
import { definePictureField } from "../parts/picture";

export const callToAction = defineType({
  name: "callToAction",
  title: "Call to action",
  description: "One clear invitation with a button, often at the end of a page.",
  type: "object",
  icon: RocketIcon,
  fields: [
    defineTitleField({ required: true }),
    descriptionField,
    defineActionsField({ required: true }),
    definePictureField({
      name: "image",
      title: "Picture",
      description: "Leave empty for a plain colored background.",
      shownAs: ["invitation"],
    }),
  ],
  preview: {
    select: { title: "title", media: "image" },
    prepare: ({ title, media }) => ({ title: title ?? "No title yet", subtitle: "Call to action", media }),
  },
});
