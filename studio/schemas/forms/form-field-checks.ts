import { defineArrayMember, defineField } from "sanity";
import { unless } from "./form-kinds";

const texts = unless("text", "email", "tel", "number", "textarea", "password");

/** What is checked of a field, and which files it takes. */
export const checkFields = [
  defineField({
    name: "minLength",
    title: "At least characters",
    type: "number",
    group: "checks",
    hidden: texts,
    validation: (rule) => rule.integer().min(0).error("A whole number, 0 or more."),
  }),
  defineField({
    name: "maxLength",
    title: "At most characters",
    type: "number",
    group: "checks",
    hidden: texts,
    validation: (rule) => rule.integer().min(1).error("A whole number, 1 or more."),
  }),
  defineField({
    name: "onlyNumbers",
    title: "Digits only",
    type: "boolean",
    group: "checks",
    hidden: unless("text", "tel", "number"),
  }),
  defineField({
    name: "fileTypes",
    title: "Files that are taken",
    description: "Empty: JPEG, PNG, WebP and PDF.",
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
    hidden: unless("file"),
  }),
  defineField({
    name: "maxFileSize",
    title: "Each file at most, in MB",
    description: "Empty: 2. At most 10.",
    type: "number",
    group: "checks",
    hidden: unless("file"),
    validation: (rule) => rule.positive().max(10).error("Between 0 and 10."),
  }),
  defineField({
    name: "maxFiles",
    title: "How many files",
    description: "Empty: one. At most 10.",
    type: "number",
    group: "checks",
    hidden: unless("file"),
    validation: (rule) => rule.integer().min(1).max(10).error("A whole number from 1 to 10."),
  }),
];
