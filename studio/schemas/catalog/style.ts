// oxlint-disable max-lines -- one document type, field by field
import {
  BookIcon,
  CogIcon,
  ColorWheelIcon,
  ImagesIcon,
  SearchIcon,
  TokenIcon,
  UlistIcon,
} from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { colorCodePattern, colorFamilies } from "../../../app/domains/catalog/spreadsheet/style-patterns";
import { capitalize } from "../../../app/kernel/text/text";
import { byLastEdit, byName, byRank, orderRankField } from "../parts/order";
import { altTextField, createHotspotOptions } from "../parts/picture";
import { joinPreviewParts } from "../parts/preview";
import { definePlainTextField, defineRichTextField } from "../parts/rich-text";
import { defineSlugField } from "../parts/slug-field";
import { validateMaxLength } from "../rules/max-length";
import { requirePictureInUse } from "./require-picture-in-use";
import { rejectRepeatedGroupNames } from "./validate-finish-groups";

const families = colorFamilies.map((value) => ({
  title: capitalize(value),
  value,
}));

/** A door style in one color, with one document per code (CAT-005). */
export const style = defineType({
  name: "style",
  title: "Door style",
  type: "document",
  icon: TokenIcon,
  groups: [
    { name: "main", title: "Style", icon: BookIcon, default: true },
    { name: "pictures", title: "Pictures", icon: ImagesIcon },
    { name: "finishes", title: "Finishes & sample", icon: ColorWheelIcon },
    { name: "specifications", title: "Specifications", icon: UlistIcon },
    { name: "seo", title: "Search engines", icon: SearchIcon },
    { name: "settings", title: "Settings", icon: CogIcon },
  ],
  fieldsets: [
    { name: "identity", title: "Line and color", options: { columns: 2 } },
    { name: "place", title: "Where it belongs", options: { columns: 2 } },
    { name: "facts", title: "Facts", options: { columns: 2 } },
  ],
  fields: [
    defineField({
      name: "name",
      title: "Name",
      description: "Line and color together: “Trenton Recessed Navy”.",
      type: "string",
      group: "main",
      validation: (rule) => rule.required().error("A door style needs a name."),
    }),
    defineField({
      name: "line",
      title: "Line",
      description:
        "“Trenton Recessed”. Styles with the same line and brand are offered as colors of each other.",
      type: "string",
      group: "main",
      fieldset: "identity",
      validation: (rule) => rule.required().error("Enter the line."),
    }),
    defineField({
      name: "color",
      title: "Color",
      description: "“Navy”",
      type: "string",
      group: "main",
      fieldset: "identity",
      validation: (rule) => rule.required().error("Enter the color."),
    }),
    defineSlugField({
      name: "code",
      title: "Code",
      description:
        "The maker's short code, in the address of its page: trnv. Links follow when you change it.",
      group: "main",
      source: "name",
      maxLength: 12,
      missing: "Enter the maker's code, or click Generate.",
      takenMessage: "Another door style already has this code: two pages can't share an address.",
    }),
    defineField({
      name: "brand",
      title: "Brand",
      type: "reference",
      to: [{ type: "brand" }],
      group: "main",
      fieldset: "place",
      validation: (rule) => rule.required().error("Choose a brand."),
    }),
    defineField({
      name: "category",
      title: "Category",
      type: "reference",
      to: [{ type: "category" }],
      group: "main",
      fieldset: "place",
    }),
    defineField({
      name: "title",
      title: "Headline",
      description: "Shown instead of the name, if you have something better than the name.",
      type: "string",
      group: "main",
    }),
    definePlainTextField({
      name: "shortDescription",
      title: "In short",
      description: "Bullet points beside the pictures: six are shown, the rest open with “Read more...”.",
      group: "main",
    }),
    defineRichTextField({ name: "description", title: "Description", group: "main" }),
    defineField({
      name: "labels",
      title: "Labels",
      description: "Small tags on the card: “New”, “Ships in 5 days”. Type one and press Enter.",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: { layout: "tags" },
      group: "main",
      validation: (rule) => [
        rule.unique(),
        rule.custom(validateMaxLength(3, "More than three labels cover the picture.")).warning(),
      ],
    }),
    defineField({
      name: "construction",
      title: "Construction",
      description: "The door construction used by list filters: shaker, recessed, raised or slab.",
      type: "string",
      group: "main",
      fieldset: "facts",
    }),
    defineField({
      name: "material",
      title: "Material",
      description: "The finish used by list filters: paint, wood or gloss.",
      type: "string",
      group: "main",
      fieldset: "facts",
    }),
    defineField({
      name: "family",
      title: "Color family",
      description: "Visitors filter samples by it, and door styles that share it are shown as related.",
      type: "string",
      options: { list: families },
      group: "main",
      fieldset: "facts",
    }),
    defineField({
      name: "swatch",
      title: "Color while loading",
      description:
        "Shown until the picture of the finish has loaded. Enter # and six digits or letters a–f: #22344f.",
      type: "string",
      group: "main",
      fieldset: "facts",
      validation: (rule) =>
        rule
          .regex(colorCodePattern, { name: "color code" })
          .error("A # and six digits or letters a–f, for example #22344f."),
    }),
    defineField({
      name: "images",
      title: "Pictures",
      description:
        "The first one is the card's picture: the door straight on. Upright pictures go in the gallery, wide ones large below it. Drag to reorder.",
      type: "array",
      group: "pictures",
      options: { layout: "grid" },
      of: [
        defineArrayMember({
          type: "image",
          options: { hotspot: createHotspotOptions(["door", "room", "shared"]) },
          fields: [
            altTextField,
            defineField({
              name: "type",
              title: "Shows",
              type: "string",
              options: {
                list: [
                  { title: "The style in use", value: "base" },
                  { title: "The sample door", value: "sample" },
                ],
              },
              initialValue: "base",
            }),
            defineField({ name: "label", title: "Caption", type: "string" }),
          ],
          preview: {
            select: {
              alt: "alt",
              label: "label",
              type: "type",
              media: "asset",
              ratio: "asset.metadata.dimensions.aspectRatio",
            },
            prepare: ({ alt, label, type, media, ratio }) => ({
              title: label ?? alt ?? "Not described yet",
              subtitle: joinPreviewParts(
                type === "sample" ? "The sample door" : "The style in use",
                ratio > 1 && "wide: below the gallery",
              ),
              media,
            }),
          },
          validation: (rule) => rule.assetRequired().error("Choose a picture, or remove this entry."),
        }),
      ],
      validation: (rule) => [
        rule.required().min(1).error("A door style needs at least one picture."),
        rule.custom(requirePictureInUse),
      ],
    }),
    defineField({
      name: "finishGroups",
      title: "Finishes",
      description:
        "The group “color” lists all colors of the line, this one first. Glazes and interiors may follow.",
      type: "array",
      group: "finishes",
      of: [defineArrayMember({ type: "finishGroup" })],
      validation: (rule) => rule.custom(rejectRepeatedGroupNames),
    }),
    defineField({
      name: "orderSample",
      title: "Offer a sample on its page",
      type: "boolean",
      group: "finishes",
      initialValue: true,
    }),
    defineField({ name: "sample", title: "Sample door", type: "sampleDoor", group: "finishes" }),
    defineField({
      name: "specifications",
      title: "Specifications",
      type: "specifications",
      group: "specifications",
    }),
    defineField({ name: "seo", title: "Search engines and sharing", type: "seo", group: "seo" }),
    defineField({
      name: "layout",
      title: "Layout of its page",
      type: "string",
      group: "settings",
      options: {
        list: [
          { title: "Gallery beside text that stays in view", value: "v1" },
          { title: "Large picture, finishes below", value: "v2" },
        ],
        layout: "radio",
      },
      initialValue: "v1",
    }),
    orderRankField("settings"),
    defineField({
      name: "publishedAt",
      title: "In the shop since",
      description: "Lists sorted by “Newest” use it; styles without a date come last.",
      type: "datetime",
      group: "settings",
    }),
    defineField({
      name: "codeIsOurs",
      title: "Code is our own",
      description: "Turn it on if the maker gave this style no code.",
      type: "boolean",
      group: "settings",
    }),
  ],
  orderings: [byRank, byName, byLastEdit],
  preview: {
    select: {
      name: "name",
      code: "code.current",
      brand: "brand.name",
      media: "images.0",
      price: "sample.price",
    },
    prepare: ({ name, code, brand, media, price }) => ({
      title: name ?? "Door style without a name",
      subtitle: joinPreviewParts(
        code,
        brand,
        typeof price === "number" && (price === 0 ? "free sample" : `sample $${price.toFixed(2)}`),
      ),
      media,
    }),
  },
});
