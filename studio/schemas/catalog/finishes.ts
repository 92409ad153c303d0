import { ColorWheelIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { formatCount } from "../parts/preview";
import { FinishGroupInput } from "./finish-group-input";
import { validateGroupFinishes } from "./validate-finish-groups";

/** A group of a style's finishes: colors, glazes or interiors. */
export const finishGroup = defineType({
  name: "finishGroup",
  title: "Group of finishes",
  type: "object",
  icon: ColorWheelIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      description: "“Color”, “Glaze”, “Interior”",
      type: "string",
      initialValue: "Color",
      validation: (rule) => rule.required().error("Say what visitors choose here, for example Color."),
    }),
    defineField({
      name: "name",
      title: "Name in the address",
      description:
        "Use color for the colors of the line. It's part of shared addresses: ?type=color&value=navy&finish-glaze=pewter.",
      type: "string",
      initialValue: "color",
      validation: (rule) => [
        rule.required().error("A group needs a name, for example color."),
        rule.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).error("Lowercase letters, digits and hyphens only."),
      ],
    }),
    defineField({
      name: "items",
      title: "Finishes",
      description:
        "The first one is selected when the page opens. Each is a separate document under Catalog, Finishes, so many door styles can offer it.",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "finish" }] })],
      validation: (rule) => [
        rule.required().min(1).error("Add at least one finish."),
        rule.unique().error("A finish is listed twice."),
      ],
    }),
  ],
  validation: (rule) => rule.custom(validateGroupFinishes),
  components: { input: FinishGroupInput },
  preview: {
    select: { title: "title", name: "name", items: "items.length", media: "items.0.image" },
    prepare: ({ title, name, items, media }) => ({
      title: title ?? name ?? "Finishes",
      subtitle: formatCount(items, "finish", "finishes"),
      media,
    }),
  },
});
