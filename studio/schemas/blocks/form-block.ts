import { ClipboardIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { description, title } from "../parts/block-fields";
import { line } from "../parts/preview";

/** S1 §1: a form where an editor wants it. */
export const formBlock = defineType({
  name: "formBlock",
  title: "Form",
  description: "One of your forms, with words beside it that say what it is for.",
  type: "object",
  icon: ClipboardIcon,
  fields: [
    title(),
    description,
    defineField({
      name: "form",
      title: "Form",
      description: "Forms are made under Forms & emails.",
      type: "reference",
      to: [{ type: "formTemplate" }, { type: "multiStepForm" }],
      options: { filter: 'name != "checkout"' },
      validation: (rule) => rule.required().error("Choose a form."),
    }),
  ],
  preview: {
    select: { title: "title", form: "form.title" },
    prepare: ({ title, form }) => ({ title: title ?? form ?? "Form", subtitle: line("Form", form) }),
  },
});
