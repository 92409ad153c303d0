import { ComposeIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { byLastEdit, byTitle } from "../parts/order";
import { definePictureField } from "../parts/picture";
import { joinPreviewParts } from "../parts/preview";
import { defineArticleTextField } from "../parts/rich-text";
import { defineSlugField } from "../parts/slug-field";
import { validateMaxLength } from "../rules/max-length";

/** Slugs that posts cannot have, because the blog's pages use them (BLOG-002). */
const takenByPages: readonly string[] = ["authors", "category"];

/** A blog post, with a page at /blogs/…. */
export const blogPost = defineType({
  name: "blogPost",
  title: "Blog post",
  type: "document",
  icon: ComposeIcon,
  groups: [
    { name: "content", title: "Content", default: true },
    { name: "place", title: "Date & place" },
    { name: "seo", title: "Search engines" },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      group: "content",
      validation: (rule) => rule.required().error("A post needs a title."),
    }),
    defineField({
      name: "description",
      title: "What the reader will learn",
      description: "One or two sentences, for cards and search results.",
      type: "text",
      rows: 3,
      group: "content",
      validation: (rule) => [
        rule.required().error("Say what the post is about in one sentence."),
        rule.max(220).warning("Cards cut this after 220 characters."),
      ],
    }),
    definePictureField({
      name: "image",
      title: "Picture",
      description: "Wide, about 16:9. It is shown at the top of the post and on its card.",
      shownAs: ["post", "shared"],
      group: "content",
    }),
    defineArticleTextField({
      name: "body",
      title: "Text",
      description: "Start with a paragraph. Each Heading becomes a line in the table of contents.",
      group: "content",
      required: true,
    }),
    defineSlugField({
      description: "planning-an-island becomes /blogs/planning-an-island. Links follow when you change it.",
      group: "place",
      source: "title",
      takenMessage: "Another post already has this address. Choose another word.",
      reserved: {
        segments: takenByPages,
        sentence: "This address belongs to another page of the blog. Choose another word.",
      },
    }),
    defineField({
      name: "publishDate",
      title: "Date",
      description: "Posts are listed by date, newest first.",
      type: "date",
      group: "place",
      validation: (rule) => rule.required().error("Choose a date."),
    }),
    defineField({
      name: "author",
      title: "Author",
      type: "reference",
      to: [{ type: "blogAuthor" }],
      group: "place",
      validation: (rule) => rule.required().error("Choose an author."),
    }),
    defineField({
      name: "blogCategory",
      title: "Category",
      type: "reference",
      to: [{ type: "blogCategory" }],
      group: "place",
      validation: (rule) => rule.required().error("Choose a category."),
    }),
    defineField({
      name: "tags",
      title: "Keywords",
      description: "For search engines. Type a word and press Enter.",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: { layout: "tags" },
      group: "seo",
    }),
    defineField({
      name: "isPopular",
      title: "Popular",
      description: "Popular posts also get their own list beside the others.",
      type: "boolean",
      group: "place",
      initialValue: false,
    }),
    defineField({
      name: "hasTableOfContents",
      title: "Table of contents",
      description: "Lists the headings beside the text. Turn it off for short posts.",
      type: "boolean",
      group: "place",
      initialValue: true,
    }),
    defineField({
      name: "related",
      title: "Read next",
      description: "Two to four posts. Leave empty for the newest ones.",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "blogPost" }] })],
      group: "place",
      validation: (rule) => [
        rule.unique().error("A post is listed twice."),
        rule.custom(validateMaxLength(4, "Choose up to four.")).warning(),
      ],
    }),
    defineField({ name: "seo", title: "Search engines and sharing", type: "seo", group: "seo" }),
  ],
  orderings: [
    { title: "Newest first", name: "newest", by: [{ field: "publishDate", direction: "desc" }] },
    byTitle,
    byLastEdit,
  ],
  preview: {
    select: {
      title: "title",
      date: "publishDate",
      author: "author.name",
      category: "blogCategory.title",
      popular: "isPopular",
      media: "image",
    },
    prepare: ({ title, date, author, category, popular, media }) => ({
      title: title ?? "Post without a title",
      subtitle: joinPreviewParts(date, category, author, popular && "popular"),
      media,
    }),
  },
});
