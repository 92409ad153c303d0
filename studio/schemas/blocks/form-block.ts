import { ClipboardIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { defineTitleField, descriptionField } from "../parts/block-fields";
import { definePictureField } from "../parts/picture";
import { formatCount, joinPreviewParts } from "../parts/preview";

export const formBlock = defineType({
  name: "formBlock",
  title: "Form",
  description: "One of your forms, with text beside it that says what it's for.",
  type: "object",
  icon: ClipboardIcon,
  fields: [
    defineTitleField(),
    descriptionField,
    defineField({
      name: "form",
      title: "Form",
      description: "Create forms under Forms & emails.",
      type: "reference",
      to: [{ type: "formTemplate" }, { type: "multiStepForm" }],
      options: { filter: 'name != "checkout"' },
      validation: (rule) => rule.required().error("Choose a form."),
    }),
    defineField({
      name: "pictures",
      title: "Pictures beside it",
      description: "One picture stays still; several become a slider.",
      type: "array",
      of: [
        defineArrayMember({
          name: "formPicture",
          title: "Picture",
          type: "object",
          fields: [
            definePictureField({ name: "image", title: "Picture", required: true, shownAs: ["formSide"] }),
          ],
          preview: {
            select: { alt: "image.alt", media: "image" },
            prepare: ({ alt, media }) => ({ title: alt ?? "No words yet", media }),
          },
        }),
      ],
    }),
  ],
  preview: {
    select: { title: "title", form: "form.title", pictures: "pictures.length" },
    prepare: ({ title, form, pictures }) => ({
      title: title ?? form ?? "Form",
      subtitle: joinPreviewParts("Form", form, formatCount(pictures, "picture")),
    }),
  },
});
