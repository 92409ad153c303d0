import { BoltIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { validateTime } from "./times";

const kinds = [
  { title: "The page opens", value: "page-load" },
  { title: "After a time on the page", value: "delay" },
  { title: "Scrolled down far enough", value: "scroll" },
  { title: "The pointer leaves the page at the top", value: "exit-intent" },
  { title: "A click on a link to it", value: "click" },
  { title: "No activity for a while", value: "inactivity" },
];

const hasTimeSetting = (kind: unknown) => kind === "delay" || kind === "inactivity";

/** An event that opens a popup (POP-002). */
export const popupTrigger = defineType({
  name: "popupTrigger",
  title: "Opens when",
  type: "object",
  icon: BoltIcon,
  fields: [
    defineField({
      name: "kind",
      title: "Opens when",
      type: "string",
      options: { list: kinds, layout: "radio" },
      validation: (rule) => rule.required().error("Choose when it opens."),
    }),
    defineField({
      name: "after",
      title: "After",
      description:
        "A number and a unit: 20s, 2m. If empty: 10 seconds on the page, or 30 seconds without activity.",
      type: "string",
      hidden: ({ parent }) => !hasTimeSetting(parent?.kind),
      validation: (rule) => rule.custom(validateTime),
    }),
    defineField({
      name: "percent",
      title: "How far down, in percent",
      description: "Leave empty for half the page.",
      type: "number",
      hidden: ({ parent }) => parent?.kind !== "scroll",
      validation: (rule) => rule.min(0).max(100).error("Enter a number between 0 and 100."),
    }),
  ],
  preview: {
    select: { kind: "kind", after: "after", percent: "percent" },
    prepare: ({ kind, after, percent }) => ({
      title: kinds.find(({ value }) => value === kind)?.title ?? "Not chosen yet",
      subtitle: hasTimeSetting(kind) ? after : kind === "scroll" ? `${percent ?? 50}%` : undefined,
    }),
  },
});
