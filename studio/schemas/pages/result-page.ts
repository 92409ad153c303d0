import { CheckmarkCircleIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { byLastEdit } from "../parts/order";
import { formatCount } from "../parts/preview";
import { listFieldTexts } from "../rules/read-untyped";
import { validateRequiredDocumentField } from "../rules/required-document-field";
import { validateUnique } from "../rules/unique-value";

const names = [
  { title: "After an order", value: "order-success" },
  { title: "After a failed payment", value: "payment-failure" },
];

/** A page that customers see after a successful or failed order or payment. */
export const resultPage = defineType({
  name: "resultPage",
  title: "Payment result page",
  type: "document",
  icon: CheckmarkCircleIcon,
  fields: [
    defineField({
      name: "name",
      title: "When it is shown",
      type: "string",
      options: { list: names },
      validation: (rule) => [
        rule.required().error("Choose when it is shown."),
        rule.custom(validateUnique("name", "There is already such a page.")),
        rule.custom(validateRequiredDocumentField("name")),
      ],
    }),
    defineField({
      name: "variants",
      title: "Variants",
      description: "“default” is used unless another variant fits, such as “split” after an installment.",
      type: "array",
      of: [defineArrayMember({ type: "resultVariant" })],
      validation: (rule) => [
        rule.required().min(1).error("Add the variant “default”."),
        rule.custom((variants) =>
          variants?.length && !listFieldTexts(variants, "key").includes("default")
            ? "One variant has to be used for “default”."
            : true,
        ),
      ],
    }),
  ],
  orderings: [byLastEdit],
  preview: {
    select: { name: "name", variants: "variants.length", media: "variants.0.image" },
    prepare: ({ name, variants, media }) => ({
      title: names.find((entry) => entry.value === name)?.title ?? "Payment result page",
      subtitle: formatCount(variants, "variant"),
      media,
    }),
  },
});
