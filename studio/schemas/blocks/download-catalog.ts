import { DownloadIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { actionMember, defineTitleField, descriptionField } from "../parts/block-fields";
import { formatCount, joinPreviewParts } from "../parts/preview";

/** Catalogs to download, as links or with one button. */
export const downloadCatalog = defineType({
  name: "downloadCatalog",
  title: "Catalogs to download",
  description: "Files to download, as links or as a list behind one button.",
  type: "object",
  icon: DownloadIcon,
  fields: [
    defineTitleField({ required: true }),
    descriptionField,
    defineField({
      name: "layout",
      title: "Look",
      type: "string",
      options: {
        list: [
          { title: "Links side by side", value: "link" },
          { title: "A list behind one button", value: "dropdown" },
        ],
        layout: "radio",
      },
      initialValue: "link",
    }),
    defineField({
      name: "label",
      title: "Button text",
      type: "string",
      initialValue: "Download a catalog",
      hidden: ({ parent }) => parent?.layout !== "dropdown",
    }),
    defineField({
      name: "catalogs",
      title: "Catalogs",
      description:
        "Choose “A file” and upload a PDF. Include its size in the text: “Shaker doors (PDF, 2 MB)”.",
      type: "array",
      of: [actionMember],
      validation: (rule) => rule.required().min(1).error("Add at least one catalog."),
    }),
  ],
  preview: {
    select: { title: "title", catalogs: "catalogs.length" },
    prepare: ({ title, catalogs }) => ({
      title: title ?? "No title yet",
      subtitle: joinPreviewParts("Catalogs", catalogs && formatCount(catalogs, "file")),
    }),
  },
});
