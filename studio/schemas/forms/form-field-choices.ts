import { defineArrayMember, defineField } from "sanity";
import { FieldNameInput } from "./condition-inputs";
import { hideUnlessType, notAChoice } from "./form-kinds";

/** The settings of a field's options. */
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
    title: "Allow several choices",
    type: "boolean",
    group: "choices",
    hidden: hideUnlessType("select"),
  }),
  defineField({
    name: "filter",
    title: "Hide options that don't apply",
    description: "When off, they stay visible but can't be chosen.",
    type: "boolean",
    group: "choices",
    initialValue: true,
    hidden: notAChoice,
  }),
  defineField({
    name: "dynamicOptions",
    title: "Options from a built-in list",
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
    description: "A list of states depends on the country field.",
    type: "string",
    components: { input: FieldNameInput },
    group: "choices",
  }),
];
