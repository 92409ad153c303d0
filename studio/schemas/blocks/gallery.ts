import { ImagesIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { actionField, defineTitleField, descriptionField } from "../parts/block-fields";
import { definePictureField } from "../parts/picture";
import { formatCount, joinPreviewParts } from "../parts/preview";

export const gallery = defineType({
  name: "gallery",
  title: "Gallery",
  description: "Pictures in their own proportions. A click opens one large.",
  type: "object",
  icon: ImagesIcon,
  fields: [
    defineTitleField(),
    descriptionField,
    defineField({
      name: "pictures",
      title: "Pictures",
      type: "array",
      of: [
        defineArrayMember({
          name: "galleryPicture",
          title: "Picture",
          type: "object",
          fields: [
            definePictureField({ name: "image", title: "Picture", required: true }),
            defineField({ name: "caption", title: "Caption", type: "string" }),
            actionField,
          ],
          preview: {
            select: { caption: "caption", alt: "image.alt", media: "image" },
            prepare: ({ caption, alt, media }) => ({ title: caption ?? alt ?? "No words yet", media }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(1).error("Add at least one picture."),
    }),
  ],
  preview: {
    select: { title: "title", pictures: "pictures.length", media: "pictures.0.image" },
    prepare: ({ title, pictures, media }) => ({
      title: title ?? "Gallery",
      subtitle: joinPreviewParts("Gallery", formatCount(pictures, "picture")),
      media,
    }),
  },
});
