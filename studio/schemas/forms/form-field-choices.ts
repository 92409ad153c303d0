import { defineArrayMember, defineField } from "sanity";
import { FieldNameInput } from "./condition-inputs";
import { notAChoice, unless } from "./form-kinds";

/** What a field offers to choose from. */
export const choiceFields = [
  defineField({
    name: "options",
    title: "Options",
    type: "array",
    of: [defineArrayMember({ type: "formOption" })],
    group: "choices",
    hidden: notAChoice,
  }),
  defineField({
    name: "multiSelect",
    title: "Visitors may choose several",
    type: "boolean",
    group: "choices",
    hidden: unless("select"),
  }),
  defineField({
    name: "filter",
    title: "Leave out options that do not fit",
    description: "Switched off, they stay in sight and cannot be chosen.",
    type: "boolean",
    group: "choices",
    initialValue: true,
    hidden: notAChoice,
  }),
  defineField({
    name: "dynamicOptions",
    title: "Options from a ready list",
    type: "string",
    group: "choices",
    options: {
      list: [
        { title: "Countries", value: "countries" },
        { title: "States of the chosen country", value: "states" },
        { title: "Cities of the chosen state", value: "cities" },
      ],
    },
  }),
  defineField({
    name: "dependsOn",
    title: "The list depends on the field",
    description: "A list of states depends on the field of the country.",
    type: "string",
    components: { input: FieldNameInput },
    group: "choices",
  }),
];
