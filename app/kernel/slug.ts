/** Lowercase, non-alphanumerics become hyphens, leading and trailing hyphens trimmed. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
