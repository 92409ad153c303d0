import { BlockContentIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { defineActionsField, defineTitleField } from "../parts/block-fields";
import { defineArticleTextField } from "../parts/rich-text";

export const richText = defineType({
  name: "richText",
  title: "Text",
  description: "Paragraphs, headings, lists, tables and links: policies, stories, instructions.",
  type: "object",
  icon: BlockContentIcon,
  fields: [
    defineTitleField(),
    defineArticleTextField({ name: "body", title: "Text", required: true }),
    defineField({
      name: "hasTableOfContents",
      title: "Show table of contents",
      description: "For long texts: lists the headings beside the text, linked to each section.",
      type: "boolean",
    }),
    defineActionsField(),
  ],
  preview: {
    select: { title: "title", body: "body" },
    prepare: ({ title, body }) => ({
      title: title ?? getFirstWords(body) ?? "No text yet",
      subtitle: "Text",
    }),
  },
});

type Block = { readonly children?: readonly { readonly text?: string }[] };

function getFirstWords(body: readonly Block[] | undefined): string | undefined {
  return body?.[0]?.children?.map((span) => span.text ?? "").join("");
}
