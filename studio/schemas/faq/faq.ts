import { HelpCircleIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { byLastEdit } from "../parts/order";
import { joinPreviewParts } from "../parts/preview";
import { definePlainTextField } from "../parts/rich-text";

export const faq = defineType({
  name: "faq",
  title: "Question",
  type: "document",
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: "question",
      title: "Question",
      description: "The way a customer would ask it.",
      type: "string",
      validation: (rule) => rule.required().error("Write the question."),
    }),
    definePlainTextField({
      name: "answer",
      title: "Answer",
      description: "Give the answer first, then the reasons.",
      required: true,
    }),
    defineField({
      name: "category",
      title: "Topic",
      description: "Blocks that show this topic also show this question.",
      type: "reference",
      to: [{ type: "faqCategory" }],
    }),
  ],
  orderings: [
    {
      title: "By topic",
      name: "category",
      by: [
        { field: "category.title", direction: "asc" },
        { field: "question", direction: "asc" },
      ],
    },
    byLastEdit,
  ],
  preview: {
    select: { title: "question", category: "category.title" },
    prepare: ({ title, category }) => ({
      title: title ?? "No question yet",
      subtitle: joinPreviewParts(category),
    }),
  },
});
