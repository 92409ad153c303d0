import { ThListIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { defineTitleField, descriptionField, shadowTextField } from "../parts/block-fields";
import { formatCount, joinPreviewParts } from "../parts/preview";

type Source = { readonly styles?: readonly unknown[]; readonly brand?: unknown; readonly category?: unknown };

/** A grid of all styles of a brand or category, or of chosen styles. */
export const styleGrid = defineType({
  name: "styleGrid",
  title: "Grid of door styles",
  description: "All door styles of a brand or a category, or the ones you pick.",
  type: "object",
  icon: ThListIcon,
  fieldsets: [
    {
      name: "source",
      title: "Which door styles",
      description: "Choose one: all of a brand, all of a category, or your own list.",
    },
  ],
  fields: [
    defineTitleField(),
    shadowTextField,
    descriptionField,
    defineField({
      name: "brand",
      title: "All of a brand",
      type: "reference",
      to: [{ type: "brand" }],
      fieldset: "source",
    }),
    defineField({
      name: "category",
      title: "All of a category",
      type: "reference",
      to: [{ type: "category" }],
      fieldset: "source",
    }),
    defineField({
      name: "styles",
      title: "Picked by hand",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "style" }] })],
      fieldset: "source",
      validation: (rule) => rule.unique().error("A door style is listed twice."),
    }),
  ],
  validation: (rule) =>
    rule.custom((block: Source | undefined) => {
      const chosen = [block?.brand, block?.category, block?.styles?.length || undefined].filter(Boolean);
      if (chosen.length === 1) return true;
      return chosen.length === 0
        ? "Which door styles? Choose a brand, a category, or pick some."
        : "Choose only one: a brand, a category, or your own list.";
    }),
  preview: {
    select: { title: "title", styles: "styles.length", brand: "brand.name", category: "category.title" },
    prepare: ({ title, styles, brand, category }) => ({
      title: title ?? brand ?? category ?? "Grid of door styles",
      subtitle: joinPreviewParts(
        "Grid of door styles",
        brand && `all of ${brand}`,
        category && `all of ${category}`,
        styles && formatCount(styles, "style"),
      ),
    }),
  },
});
