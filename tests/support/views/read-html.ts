/** Returns the whole text of each element with this tag, in document order. Elements of one tag must not be nested. */
export function readElements(html: string, tag: string): readonly string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, "gs"))].map(([, content = ""]) =>
    readInlineText(content),
  );
}

/** Returns the text and the URL of each link, in document order. */
export function readLinks(html: string): readonly (readonly [text: string, url: string])[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, url = "", content = ""]) => [
    readInlineText(content),
    url,
  ]);
}

/** Returns the visible text of HTML, with one space between the texts of two elements. */
export function readText(html: string): string {
  const visible = html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<!--.*?-->/gs, "");
  return decodeEntities(visible.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

function readInlineText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, "")).trim();
}

function decodeEntities(text: string): string {
  return text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
