/** Returns the whole text of each element with this tag, in document order. Elements of one tag must not be nested. */
export function readElements(html: string, tag: string): readonly string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, "gs"))].map(([, content = ""]) =>
    content
      .replace(/<[^>]*>/g, "")
      .replaceAll("&#x27;", "'")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&")
      .trim(),
  );
}
