import { UserIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { byLastEdit, byName } from "../parts/order";
import { definePictureField } from "../parts/picture";
import { joinPreviewParts } from "../parts/preview";
import { defineSlugField } from "../parts/slug-field";

/** An author of the blog, with a page at /blogs/authors/…. */
export const blogAuthor = defineType({
  name: "blogAuthor",
  title: "Author",
  type: "document",
  icon: UserIcon,
  groups: [
    { name: "content", title: "Content", default: true },
    { name: "seo", title: "Search engines" },
  ],
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      group: "content",
      validation: (rule) => rule.required().error("An author needs a name."),
    }),
    defineSlugField({
      name: "id",
      description: "dana-kessler becomes /blogs/authors/dana-kessler. Links follow when you change it.",
      group: "content",
      source: "name",
      takenMessage: "Another author already has this address. Choose another word.",
    }),
    defineField({
      name: "designation",
      title: "What they do here",
      description: "“Kitchen designer”",
      type: "string",
      group: "content",
    }),
    definePictureField({
      name: "logo",
      title: "Portrait or logo",
      description: "A square picture. It's shown very small next to the name.",
      shownAs: ["portrait"],
      group: "content",
    }),
    defineField({
      name: "description",
      title: "About the author",
      description: "Two or three sentences for the author's page.",
      type: "text",
      rows: 4,
      group: "content",
    }),
    defineField({
      name: "socials",
      title: "Social networks",
      type: "array",
      of: [defineArrayMember({ type: "socialProfile" })],
      group: "content",
    }),
    defineField({
      name: "isDemo",
      title: "Demo content",
      description:
        "When on, readers are told that this person is made up. Replace such authors before the shop goes live.",
      type: "boolean",
      group: "content",
      initialValue: false,
    }),
    defineField({ name: "seo", title: "Search engines and sharing", type: "seo", group: "seo" }),
  ],
  orderings: [byName, byLastEdit],
  preview: {
    select: { name: "name", designation: "designation", demo: "isDemo", media: "logo" },
    prepare: ({ name, designation, demo, media }) => ({
      title: name ?? "Author without a name",
      subtitle: joinPreviewParts(designation, demo && "demo"),
      media,
    }),
  },
});
