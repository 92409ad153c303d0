import { SplitVerticalIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { defineActionsField } from "../parts/block-fields";
import { definePictureField } from "../parts/picture";
import { definePlaceholderTextField } from "../parts/text-with-placeholders";
import { validatePlaceholders } from "../rules/placeholders";
import { ResultInput, resultPlaceholders } from "./result-placeholders";

export const resultVariant = defineType({
  name: "resultVariant",
  title: "Variant",
  type: "object",
  icon: SplitVerticalIcon,
  fields: [
    defineField({
      name: "key",
      title: "Used for",
      description:
        "Enter default or a specific case. After an order: split (an installment), paid (nothing left to pay) or review (the payment is under review). After a failed payment: quote, installment, elsewhere (another browser) or unconfirmed (no answer).",
      type: "string",
      initialValue: "default",
      validation: (rule) => rule.required().error("Enter default, or the case it's for."),
    }),
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      components: { input: ResultInput },
      validation: (rule) => [
        rule.required().error("A page needs a title."),
        rule.custom(validatePlaceholders(resultPlaceholders)),
      ],
    }),
    definePlaceholderTextField({ name: "content", title: "Text" }, resultPlaceholders, ResultInput),
    definePictureField({ name: "image", title: "Picture", shownAs: ["result"] }),
    defineActionsField(),
    defineField({
      name: "questionsTitle",
      title: "Title above the questions",
      description: "Leave empty to show “While you wait”.",
      type: "string",
    }),
    defineField({
      name: "questions",
      title: "Questions",
      description: "What customers ask right after they pay.",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "faq" }] })],
      validation: (rule) => [rule.unique().error("A question is listed twice.")],
    }),
  ],
  preview: { select: { title: "title", subtitle: "key", media: "image" } },
});
