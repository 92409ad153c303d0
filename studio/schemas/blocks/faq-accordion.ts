import { HelpCircleIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { description, title } from "../parts/block-fields";
import { count, line } from "../parts/preview";

export const faqAccordion = defineType({
  name: "faqAccordion",
  title: "Questions and answers",
  description: "Questions that open to show their answers, picked from the list of questions and answers.",
  type: "object",
  icon: HelpCircleIcon,
  fields: [
    title({ required: true }),
    description,
    defineField({
      name: "faqs",
      title: "Questions",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "faq" }] })],
      validation: (rule) => [
        rule.required().min(1).error("Pick at least one question."),
        rule.unique().error("A question is listed twice."),
      ],
    }),
  ],
  preview: {
    select: { title: "title", faqs: "faqs.length" },
    prepare: ({ title, faqs }) => ({
      title: title ?? "No title yet",
      subtitle: line("Questions and answers", count(faqs, "question")),
    }),
  },
});
