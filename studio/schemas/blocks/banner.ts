import { PresentationIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { defineActionsField, defineTitleField, descriptionField } from "../parts/block-fields";
import { definePictureField } from "../parts/picture";

/** The large picture at the top of a page. */
export const banner = defineType({
  name: "banner",
  title: "Banner",
  description: "The large picture at the top of a page, with its title and one or two buttons.",
  type: "object",
  icon: PresentationIcon,
  groups: [
    { name: "words", title: "Text", default: true },
    { name: "pictures", title: "Pictures" },
    { name: "look", title: "Layout" },
  ],
  fields: [
    { ...defineTitleField({ required: true }), group: "words" },
    defineField({
      name: "subTitle",
      title: "Small line above the title",
      type: "string",
      group: "words",
    }),
    { ...descriptionField, group: "words" },
    { ...defineActionsField(), group: "words" },
    definePictureField({
      name: "image",
      title: "Picture",
      description: "Landscape, at least 1920 pixels wide. Set the focal point on what has to stay visible.",
      required: true,
      shownAs: ["banner", "bannerNarrow", "bannerSplit"],
      group: "pictures",
    }),
    definePictureField({
      name: "tabletImage",
      title: "Picture on tablets",
      description:
        "For screens 768 to 1023 pixels wide. If empty, tablets show the phone picture or the picture above.",
      group: "pictures",
    }),
    definePictureField({
      name: "mobileImage",
      title: "Picture on phones",
      description:
        "Portrait works best. If empty, phones show the picture above, cropped around its focal point.",
      shownAs: ["bannerNarrow", "bannerSplit"],
      group: "pictures",
    }),
    defineField({
      name: "bannerLayout",
      title: "Layout",
      type: "string",
      group: "look",
      options: {
        list: [
          { title: "Picture edge to edge, text below", value: "full" },
          { title: "Text beside the picture", value: "split" },
        ],
      },
    }),
    defineField({
      name: "ratings",
      title: "Stars",
      description: "A line with our rating, for example “4.9 from 120 reviews”.",
      type: "object",
      group: "look",
      options: { columns: 2, collapsible: true, collapsed: true },
      validation: (rule) => rule.custom(validateWholeRating),
      fields: [
        defineField({ name: "text", title: "Text", type: "string" }),
        defineField({
          name: "star",
          title: "Stars",
          type: "number",
          validation: (rule) => rule.min(0).max(5).error("Enter a number between 0 and 5."),
        }),
      ],
    }),
  ],
  preview: {
    select: { title: "title", media: "image" },
    prepare: ({ title, media }) => ({ title: title ?? "No title yet", subtitle: "Banner", media }),
  },
});

type Rating = { readonly text?: string; readonly star?: number };

/** Requires both stars and text of a rating, because the shop does not show one without the other. */
function validateWholeRating(rating: Rating | undefined): true | string {
  const { text, star } = rating ?? {};
  if (Boolean(text) === (star !== undefined)) return true;
  return text
    ? "Enter the number of stars, too: without it the line isn't shown."
    : "Enter the text, too: without it the stars aren't shown.";
}
