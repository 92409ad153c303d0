import type { StringRule, TextRule } from "sanity";

/** Search engines cut titles near 60 characters: longer ones still work, so this only warns. */
export const seoTitleLength = (rule: StringRule) =>
  rule.max(60).warning("Search engines cut titles after about 60 characters.");

/** Search engines show 70 to 160 characters of a description. */
export const seoDescriptionLength = (rule: TextRule) => [
  rule.max(160).warning("Search engines cut descriptions after about 160 characters."),
  rule.min(70).warning("Short descriptions are often replaced: 70 characters or more work best."),
];

/** The start of a long text, for a line in a list. */
export function excerpt(text: string | undefined, length = 90): string {
  if (!text) return "";
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}
