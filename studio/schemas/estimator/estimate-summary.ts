import { defineArrayMember, defineField, defineType } from "sanity";

const total = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: "object",
    fields: [defineField({ name: "label", title: "Text", type: "string" })],
  });

const label = defineField({
  name: "label",
  title: "Text",
  type: "string",
  validation: (rule) => rule.required().error("Enter the text."),
});

/** The summary beside the questions and in the PDF (EST-006). */
export const estimateSummary = defineType({
  name: "estimateSummary",
  title: "Summary",
  type: "object",
  fields: [
    defineField({ name: "title", title: "Title", type: "string" }),
    defineField({ name: "note", title: "Small print", type: "text", rows: 3 }),
    defineField({
      name: "position",
      title: "Where it is shown",
      type: "string",
      initialValue: "side",
      options: {
        list: [
          { title: "Beside the questions", value: "side" },
          { title: "Above the questions", value: "top" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
    }),
    defineField({
      name: "breakdowns",
      title: "Sections",
      type: "array",
      of: [
        defineArrayMember({
          type: "object",
          name: "estimateBreakdown",
          title: "Section",
          fields: [
            label,
            defineField({
              name: "items",
              title: "Lines",
              type: "array",
              of: [
                defineArrayMember({
                  type: "object",
                  name: "estimateLine",
                  title: "Line",
                  fields: [
                    label,
                    defineField({
                      name: "name",
                      title: "Internal name",
                      type: "string",
                      validation: (rule) => rule.required().error("Give it a short name."),
                    }),
                    defineField({
                      name: "fields",
                      title: "Adds up these questions",
                      description: "Type a question's internal name and press Enter.",
                      type: "array",
                      of: [defineArrayMember({ type: "string" })],
                      options: { layout: "tags" },
                    }),
                  ],
                }),
              ],
            }),
          ],
        }),
      ],
    }),
    total("productTotal", "Total of goods"),
    total("laborTotal", "Total of work"),
    total("grandTotal", "Grand total"),
  ],
});
