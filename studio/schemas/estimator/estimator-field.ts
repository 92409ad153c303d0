import { defineArrayMember, defineField, defineType } from "sanity";
import { formField } from "../forms/form-field";
import { formOption } from "../forms/form-options";

/** An answer in an estimator: a form option with the door style that it shows. */
export const estimatorOption = defineType({
  ...formOption,
  name: "estimatorOption",
  fields: [
    ...formOption.fields,
    defineField({
      name: "style",
      title: "Door shown with it",
      description:
        "Its picture is shown beside the answer, and beside the estimate once the answer is chosen.",
      type: "reference",
      to: [{ type: "style" }],
    }),
  ],
});

const options = defineField({
  name: "options",
  title: "Answers",
  description: "{min} and {max} in an answer's second line are replaced by its lowest and highest price.",
  type: "array",
  of: [defineArrayMember({ type: "estimatorOption" })],
  group: "choices",
});

const estimatorOnlyFields = [
  defineField({
    name: "useInCalculation",
    title: "Counts toward the price",
    description:
      "Its answers are looked up in the price book. Text or numbers that visitors type add nothing.",
    type: "boolean",
    group: "look",
  }),
  defineField({
    name: "hideInPDF",
    title: "Leave out of the PDF",
    type: "boolean",
    group: "look",
  }),
];

export const estimatorField = defineType({
  ...formField,
  name: "estimatorField",
  title: "Question",
  fields: [
    ...formField.fields.map((field) => (field.name === "options" ? options : field)),
    ...estimatorOnlyFields,
  ],
});
