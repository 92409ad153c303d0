import { BlockquoteIcon, LinkIcon } from "@sanity/icons";
import { defineArrayMember, defineField } from "sanity";
import { linkTarget } from "../rules/addresses";

type RichText = {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly group?: string;
  readonly required?: boolean;
};

const link = defineArrayMember({
  name: "link",
  title: "Link",
  type: "object",
  icon: LinkIcon,
  fields: [
    defineField({
      name: "href",
      title: "Leads to",
      description: "A page of this shop, for example /order-samples, or a whole address with https://.",
      type: "string",
      validation: (rule) => [rule.required().error("Where does the link lead?"), rule.custom(linkTarget)],
    }),
  ],
});

/** Text in the voice of the shop: paragraphs, headings below the page's title, lists, quotes, links. */
export const richTextBlock = defineArrayMember({
  type: "block",
  styles: [
    { title: "Text", value: "normal" },
    { title: "Heading", value: "h2" },
    { title: "Small heading", value: "h3" },
    { title: "Quote", value: "blockquote", icon: BlockquoteIcon },
  ],
  lists: [
    { title: "Bullets", value: "bullet" },
    { title: "Numbers", value: "number" },
  ],
  marks: {
    decorators: [
      { title: "Strong", value: "strong" },
      { title: "Emphasis", value: "em" },
    ],
    annotations: [link],
  },
});

/** Short texts (answers, mails, descriptions) without headings. */
const plainTextBlock = defineArrayMember({
  ...richTextBlock,
  styles: [{ title: "Text", value: "normal" }],
});

export function richText({ required = false, ...field }: RichText) {
  return defineField({
    ...field,
    type: "array",
    of: [richTextBlock],
    validation: (rule) => (required ? rule.required().min(1).error("Write the text.") : rule),
  });
}

export function plainText({ required = false, ...field }: RichText) {
  return defineField({
    ...field,
    type: "array",
    of: [plainTextBlock],
    validation: (rule) => (required ? rule.required().min(1).error("Write the text.") : rule),
  });
}
