import type { Stored } from "../stored";
import { reference, typed } from "../stored";

/** The vocabulary of the demo's forms: fields, groups and mails as documents hold them. */
export type Field = {
  readonly name: string;
  readonly type: string;
  readonly label: string;
  readonly [more: string]: unknown;
};

export const options = (labels: readonly string[]) =>
  typed(
    "formOption",
    labels.map((label) => ({
      label,
      value: label
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, ""),
    })),
  );

export const hideWhen = (field: string, ...equals: readonly string[]) => ({
  _type: "formCondition",
  field,
  equals: equals.filter((value) => value !== ""),
  orEmpty: equals.includes(""),
});

export const group = (
  name: string,
  fields: readonly Field[],
  words: { title?: string; description?: string } = {},
) => ({
  name,
  ...words,
  fields: typed("formField", fields),
});

type Group = ReturnType<typeof group>;

export const groups = (...list: readonly Group[]) => typed("formGroup", list);

type Mails = { readonly copy?: string; readonly staff?: string };

export const mails = ({ copy, staff }: Mails) => ({
  sendSuccessEmail: copy !== undefined,
  ...(copy && { emailTemplate: reference(`form-mail-${copy}`) }),
  ...(staff && { staffTemplate: reference(`form-mail-${staff}`) }),
});

export const form = (name: string, fields: Omit<Stored, "_id" | "_type">): Stored => ({
  _id: `form-${name}`,
  _type: "formTemplate",
  name,
  ...fields,
});

/** Who writes: asked alike everywhere. */
export const person: readonly Field[] = [
  { name: "first_name", type: "text", label: "First name", width: "half", required: true, maxLength: 50 },
  { name: "last_name", type: "text", label: "Last name", width: "half", required: true, maxLength: 50 },
  { name: "email", type: "email", label: "Email", width: "half", required: true },
  { name: "phone", type: "tel", label: "Phone", width: "half" },
];
