import { BlockContentIcon } from "@sanity/icons";
import { defineType } from "sanity";
import { actions, title } from "../parts/block-fields";
import { richText as richTextField } from "../parts/rich-text";

export const richText = defineType({
  name: "richText",
  title: "Text",
  description: "Paragraphs, headings, lists and links: policies, stories, instructions.",
  type: "object",
  icon: BlockContentIcon,
  fields: [title(), richTextField({ name: "body", title: "Text", required: true }), actions()],
  preview: {
    select: { title: "title", body: "body" },
    prepare: ({ title, body }) => ({ title: title ?? firstWords(body) ?? "No text yet", subtitle: "Text" }),
  },
});

type Block = { readonly children?: readonly { readonly text?: string }[] };

function firstWords(body: readonly Block[] | undefined): string | undefined {
  return body?.[0]?.children?.map((span) => span.text ?? "").join("");
}
