import { TagsIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { byLastEdit, byRank, byTitle, orderRankField } from "../parts/order";
import { definePictureField } from "../parts/picture";
import { defineSlugField } from "../parts/slug-field";

/** A category of the blog, with a page at /blogs/category/…. */
export const blogCategory = defineType({
  name: "blogCategory",
  title: "Blog category",
  type: "document",
  icon: TagsIcon,
  groups: [
    { name: "content", title: "Content", default: true },
    { name: "seo", title: "Search engines" },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      group: "content",
      validation: (rule) => rule.required().error("A category needs a title."),
    }),
    defineSlugField({
      description: "planning becomes /blogs/category/planning. Links follow when you change it.",
      group: "content",
      source: "title",
      takenMessage: "Another category already has this address. Choose another word.",
    }),
    defineField({
      name: "description",
      title: "What its posts are about",
      description: "Shown below the title on the category's page.",
      type: "text",
      rows: 3,
      group: "content",
    }),
    definePictureField({ name: "image", title: "Picture", shownAs: ["post"], group: "content" }),
    orderRankField("content"),
    defineField({ name: "seo", title: "Search engines and sharing", type: "seo", group: "seo" }),
  ],
  orderings: [byRank, byTitle, byLastEdit],
  preview: { select: { title: "title", subtitle: "description", media: "image" } },
});
