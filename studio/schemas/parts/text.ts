import type { StringRule, TextRule } from "sanity";
import { descriptionLength, maxTitleLength } from "../../../app/domains/seo/search-text-lengths";

/** Warns about titles of 60 or more characters, which search engines cut. */
export const warnAboutTitleLength = (rule: StringRule) =>
  rule.max(maxTitleLength).warning("Search engines cut titles of 60 or more characters.");

/** Warns about descriptions outside 70 to 160 characters, which search engines cut or replace. */
export const warnAboutDescriptionLength = (rule: TextRule) => [
  rule.max(descriptionLength.max).warning("Search engines cut descriptions after about 160 characters."),
  rule
    .min(descriptionLength.min)
    .warning("Short descriptions are often replaced: 70 characters or more work best."),
];

/** Returns the start of a long text for a list preview. */
export function truncateForPreview(text: string | undefined, length = 90): string {
  if (!text) return "";
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}
