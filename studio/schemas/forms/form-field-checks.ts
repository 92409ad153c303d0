import { defineArrayMember, defineField } from "sanity";
import { hideUnlessType } from "./form-kinds";

/** The checkout fields that can allow punctuation: names, streets and cities of both addresses. */
const openable = ["first_name", "last_name", "address_1", "address_2", "city"].flatMap((name) => [
  `bill_${name}`,
  `ship_${name}`,
]);

type FieldContext = {
  readonly parent?: { readonly name?: string };
  readonly document?: Record<string, unknown> | undefined;
};
const hideUnlessOpenable = ({ parent, document }: FieldContext) =>
  document?.name !== "checkout" || !openable.includes(parent?.name ?? "");

const texts = hideUnlessType("text", "email", "tel", "number", "textarea", "password");

/** The validation settings of a field, including its file types. */
export const checkFields = [
  defineField({
    name: "minLength",
    title: "Minimum characters",
    type: "number",
    group: "checks",
    hidden: texts,
    validation: (rule) => rule.integer().min(0).error("Enter a whole number, 0 or more."),
  }),
  defineField({
    name: "maxLength",
    title: "Maximum characters",
    type: "number",
    group: "checks",
    hidden: texts,
    validation: (rule) => rule.integer().min(1).error("Enter a whole number, 1 or more."),
  }),
  defineField({
    name: "onlyNumbers",
    title: "Digits only",
    type: "boolean",
    group: "checks",
    hidden: hideUnlessType("text", "tel", "number"),
  }),
  defineField({
    name: "allowPunctuation",
    title: "Allow punctuation",
    description:
      "When off, checkout rejects O’Brien, Anne-Marie, St. Louis and 12 Main St #4. When on, names, streets and cities can have letters of any script, spaces and ' - . # / &. Turning it on for the billing or shipping field applies to both, and to saved addresses and quotes.",
    type: "boolean",
    group: "checks",
    hidden: hideUnlessOpenable,
  }),
  defineField({
    name: "fileTypes",
    title: "File types visitors can send",
    description: "Leave empty for JPEG, PNG, WebP and PDF.",
    type: "array",
    of: [defineArrayMember({ type: "string" })],
    options: {
      list: [
        { title: "JPEG pictures", value: "image/jpeg" },
        { title: "PNG pictures", value: "image/png" },
        { title: "WebP pictures", value: "image/webp" },
        { title: "HEIC pictures (iPhone)", value: "image/heic" },
        { title: "PDF", value: "application/pdf" },
      ],
    },
    group: "checks",
    hidden: hideUnlessType("file"),
  }),
  defineField({
    name: "maxFileSize",
    title: "Maximum file size, in MB",
    description: "2 if empty; 10 at most.",
    type: "number",
    group: "checks",
    hidden: hideUnlessType("file"),
    validation: (rule) => rule.positive().max(10).error("Enter a number between 0 and 10."),
  }),
  defineField({
    name: "maxFiles",
    title: "Maximum number of files",
    description: "1 if empty; 10 at most.",
    type: "number",
    group: "checks",
    hidden: hideUnlessType("file"),
    validation: (rule) => rule.integer().min(1).max(10).error("Enter a whole number from 1 to 10."),
  }),
];
