import { BlockquoteIcon } from "@sanity/icons";
import { type BlockStyleDefinition, defineArrayMember, defineField } from "sanity";
import { validateLinkTarget } from "../rules/links";

type RichText = {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly group?: string;
  readonly required?: boolean;
};

const link = defineArrayMember({
  name: "link",
  type: "link",
  validation: (rule) => rule.custom(validateLinkTarget),
});

/** Defines a block type with the given styles, lists, emphasis and links. */
function defineTextBlock(styles: BlockStyleDefinition[]) {
  return defineArrayMember({
    type: "block",
    styles,
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
}

/** Rich text with paragraphs, headings below the page's title, lists, quotes and links. */
export const richTextBlock = defineTextBlock([
  { title: "Text", value: "normal" },
  { title: "Heading", value: "h2" },
  { title: "Small heading", value: "h3" },
  { title: "Quote", value: "blockquote", icon: BlockquoteIcon },
]);

/** Rich text without headings for answers, emails and descriptions. */
const plainTextBlock = defineTextBlock([{ title: "Text", value: "normal" }]);

export function defineRichTextField({ required = false, ...field }: RichText) {
  return defineField({
    ...field,
    type: "array",
    of: [richTextBlock],
    validation: (rule) => (required ? rule.required().min(1).error("Write the text.") : rule),
  });
}

export function definePlainTextField({ required = false, ...field }: RichText) {
  return defineField({
    ...field,
    type: "array",
    of: [plainTextBlock],
    validation: (rule) => (required ? rule.required().min(1).error("Write the text.") : rule),
  });
}

/** Defines rich text with tables between its paragraphs. */
export function defineArticleTextField({ required = false, ...field }: RichText) {
  return defineField({
    ...field,
    type: "array",
    of: [richTextBlock, defineArrayMember({ type: "table" })],
    validation: (rule) => (required ? rule.required().min(1).error("Write the text.") : rule),
  });
}
