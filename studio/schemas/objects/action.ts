import { ArrowRightIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { line } from "../parts/preview";
import { linkTarget } from "../rules/addresses";

/** A button or link an editor places. */
export const action = defineType({
  name: "action",
  title: "Button or link",
  type: "object",
  icon: ArrowRightIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: "text",
      title: "Words on it",
      description: "Say what happens: “Order free samples”.",
      type: "string",
      validation: (rule) => [
        rule.required().error("A button needs words."),
        rule.max(40).warning("Long words break on phones: 40 characters at most."),
      ],
    }),
    defineField({
      name: "path",
      title: "Leads to",
      description: "A page of this shop, for example /order-samples, or a whole address with https://.",
      type: "string",
      validation: (rule) => [rule.required().error("Where does it lead?"), rule.custom(linkTarget)],
    }),
    defineField({
      name: "variant",
      title: "Look",
      type: "string",
      options: {
        list: [
          { title: "Main button", value: "primary" },
          { title: "Second button", value: "secondary" },
          { title: "Quiet button", value: "quiet" },
          { title: "Text link", value: "text" },
        ],
      },
      initialValue: "primary",
    }),
    defineField({
      name: "target",
      title: "Opens in",
      type: "string",
      options: {
        list: [
          { title: "The same window", value: "_self" },
          { title: "A new window", value: "_blank" },
        ],
      },
    }),
    defineField({ name: "showIcon", title: "Show an arrow", type: "boolean" }),
  ],
  preview: {
    select: { text: "text", path: "path", variant: "variant" },
    prepare: ({ text, path, variant }) => ({ title: text ?? "No words yet", subtitle: line(path, variant) }),
  },
});
