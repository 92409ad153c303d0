import { SearchIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { definePictureField } from "../parts/picture";
import { warnAboutDescriptionLength, warnAboutTitleLength } from "../parts/text";

export const metaTag = defineType({
  name: "metaTag",
  title: "Meta tag",
  type: "object",
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      validation: (rule) => rule.required().error("The tag needs its name, for example author."),
    }),
    defineField({
      name: "content",
      title: "Content",
      type: "string",
      validation: (rule) => rule.required().error("The tag needs its content."),
    }),
  ],
  preview: { select: { title: "name", subtitle: "content" } },
});

/** The texts and picture for search engines and shared links. */
export const seo = defineType({
  name: "seo",
  title: "Search engines and sharing",
  type: "object",
  icon: SearchIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title in search results",
      description:
        "Say what the page is and where we are: “Kitchen cabinets in Sidney, Montana”. If empty, the page's title is used.",
      type: "string",
      validation: warnAboutTitleLength,
    }),
    defineField({
      name: "description",
      title: "Description in search results",
      description: "One or two sentences that make people want to open the page.",
      type: "text",
      rows: 3,
      validation: warnAboutDescriptionLength,
    }),
    definePictureField({
      name: "image",
      title: "Picture when shared",
      description:
        "Shown when someone shares the page, ideally 1200 × 630 pixels. If empty, the shop's own picture is used.",
      shownAs: ["shared"],
    }),
    defineField({
      name: "noIndex",
      title: "Hide from search engines",
      description: "For pages no one should find by searching, such as a page for one campaign.",
      type: "boolean",
    }),
    defineField({
      name: "metaList",
      title: "Other meta tags",
      description: "Rarely needed: a service may ask you to add one.",
      type: "array",
      of: [defineArrayMember({ type: "metaTag" })],
    }),
  ],
});
