import type { CustomValidator } from "sanity";
import { addressedTypes, documentPath } from "../../../app/content/document-address";
import { apiVersion } from "../parts/api-version";
import { toRecord } from "./read-untyped";

/** Validation rules of a link (parts/link.ts). Each returns `true` or an error message. */

const filled = { document: "_ref", file: "asset", address: "", mail: "", phone: "" } as const;
type Kind = keyof typeof filled;
const isKind = (value: unknown): value is Kind => typeof value === "string" && Object.hasOwn(filled, value);

/** Requires a link with a target. */
export function validateLinkTarget(link: unknown): true | string {
  const entry = toRecord(link);
  const kind = isKind(entry.kind) ? entry.kind : "document";
  const inside = filled[kind];
  const value = inside ? toRecord(entry[kind])[inside] : entry[kind];
  return value ? true : "Choose where it goes: a page or another kind of link.";
}

/** Requires the text of a button that has a target. */
export function validateButtonText(
  text: string | undefined,
  { parent }: { readonly parent?: unknown },
): true | string {
  return text?.trim() || validateLinkTarget(toRecord(parent).link) !== true ? true : "A button needs text.";
}

/** Requires the target of a button that has a text. */
export function validateButtonLink(link: unknown, { parent }: { readonly parent?: unknown }): true | string {
  return toRecord(parent).text ? validateLinkTarget(link) : true;
}

/** Rejects a list entry that has neither text nor target. */
export function validateStartedButton(button: unknown): true | string {
  const { text, link } = toRecord(button);
  return text || validateLinkTarget(link) === true
    ? true
    : "Enter this button's text and choose where it goes, or remove it.";
}

/** Validates the part after a page's path: a heading or a filter. */
export function validateQueryOrAnchor(value: string | undefined): true | string {
  if (!value || /^(\?[^\s#]+)?(#[^\s#]+)?$/.test(value)) return true;
  return "Start with # for a heading (#delivery) or ? for a filter (?color=white), without spaces.";
}

export function validatePhoneNumber(value: string | undefined): true | string {
  if (!value || /^\+\d[\d .()-]{5,18}\d$/.test(value)) return true;
  return "Start with + and the country code, as in +1 406 555 0142.";
}

/** Rejects the entered URL of a page, because a chosen page keeps its link when its URL changes. */
export const rejectPageUrl: CustomValidator<string | undefined> = async (value, context) => {
  if (!value?.startsWith("/")) return true;
  const [path] = value.split(/[?#]/, 1);
  const client = context.getClient({ apiVersion }).withConfig({ perspective: "drafts" });
  const title = await client.fetch<string | null>(
    `*[_type in $types]{"title": coalesce(title, name), "path": ${documentPath}}[path == $path][0].title`,
    { path, types: addressedTypes },
  );
  return title
    ? `This is “${title}”. Choose it under “Page in this shop”, and the link follows when its address changes.`
    : true;
};
