import { HelpCircleIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { defineTitleField, descriptionField } from "../parts/block-fields";
import { formatCount, joinPreviewParts } from "../parts/preview";
import { validateQuestionsOrTopic, validateTitleOrTopic } from "../rules/topic";

export const faqAccordion = defineType({
  name: "faqAccordion",
  title: "Questions and answers",
  description: "Questions that open to show their answers, picked from your FAQs.",
  type: "object",
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: "category",
      title: "Topic",
      description: "Shows all questions on this topic, including ones added later.",
      type: "reference",
      to: [{ type: "faqCategory" }],
    }),
    defineTitleField({ description: "Leave empty to show the topic's title." }),
    descriptionField,
    defineField({
      name: "faqs",
      title: "Questions",
      description: "These come first, in this order; the rest of the topic follows.",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "faq" }] })],
      validation: (rule) => [rule.unique().error("A question is listed twice.")],
    }),
  ],
  validation: (rule) => [rule.custom(validateQuestionsOrTopic), rule.custom(validateTitleOrTopic)],
  preview: {
    select: { title: "title", topic: "category.title", faqs: "faqs.length" },
    prepare: ({ title, topic, faqs }) => ({
      title: title ?? topic ?? "No title yet",
      subtitle: joinPreviewParts(
        "Questions and answers",
        topic && `all on ${topic}`,
        formatCount(faqs, "question"),
      ),
    }),
  },
});
