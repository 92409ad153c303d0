import type { FieldError } from "../parts/staff-api";
import { addressFields } from "./quote-address";
import {
  customerFieldLabels,
  type Field,
  installmentFields,
  itemFields,
  itemNotes,
  termFields,
} from "./quote-draft";

/** Validation errors by field path. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Validation errors and hints by field path. */
export type QuoteFieldErrors = {
  readonly errors: FieldErrors;
  readonly hints: Readonly<Record<string, string>>;
};
export const noFieldErrors: QuoteFieldErrors = { errors: {}, hints: {} };

/** Returns the path of a field; agreed terms are nested in the submitted data. */
export function toFieldPath(field: Field): string {
  if (field === "shippingLabel") return "shippingCharge.label";
  return field === "shippingAmount" ? "shippingCharge.amount" : field;
}

/**
 * Returns the first error of each field. An error for an address name that falls back to the customer is shown at
 * the customer.
 */
export function toFieldErrors(fields: readonly FieldError[]): FieldErrors {
  const errorByPath: Record<string, string> = {};
  for (const { field, message } of fields) errorByPath[field.replace(/^input\./, "")] ??= message;
  for (const name of ["firstName", "lastName"])
    if (errorByPath[name])
      for (const address of ["billing", "shipping"]) delete errorByPath[`${address}.${name}`];
  return errorByPath;
}

/** Returns hints for invalid fields by path. */
export function toHints(fields: readonly FieldError[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap(({ field, hint }) => (hint ? [[field.replace(/^input\./, ""), hint] as const] : [])),
  );
}

/** Lists errors by field title: "Street (billing address): This field is required". */
export function summarizeQuoteErrors(errors: FieldErrors): string {
  const all = Object.entries(errors).map(([path, message]) => `${getFieldTitle(path)}: ${message}`);
  const summary = all.slice(0, 3).join(" · ");
  return all.length > 3 ? `${summary} · and ${all.length - 3} more` : summary;
}

const titles = new Map<string, string>([
  ...[...customerFieldLabels, ...termFields, ...installmentFields].map(
    ([field, title]) => [toFieldPath(field), title] as const,
  ),
  ["items", "Items"],
  ["additionalNotes", "Notes for the customer"],
]);

function getFieldTitle(path: string): string {
  const [head = "", second = "", third] = path.split(".");
  if (head === "billing" || head === "shipping")
    return `${findTitle(addressFields, second)} (${head} address)`;
  if (head === "items" && second) {
    const item = `Item ${Number(second) + 1}`;
    return third && third !== "name"
      ? `${item}, ${findTitle([...itemFields, itemNotes], third).toLowerCase()}`
      : item;
  }
  return titles.get(path) ?? path;
}

function findTitle(fields: readonly (readonly [string, string])[], name: string): string {
  return fields.find(([field]) => field === name)?.[1] ?? name;
}
