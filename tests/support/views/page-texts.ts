import { vercelStegaClean, vercelStegaDecode } from "@vercel/stega";

/** A text of a page, and the field that its stega encoding names. */
export type PageText = {
  readonly text: string;
  readonly origin: { readonly id: string; readonly type: string; readonly path: string } | undefined;
};

/** Any character that stega encoding uses or may use. */
export const stegaCharacter = /\u200b|\u200c|\u2060|\ufeff/;

/** Returns the visible texts of a page's HTML, in their order. */
export function extractPageTexts(html: string): readonly PageText[] {
  // The options of a select are not clickable parts of the page.
  return extractBody(html)
    .replace(/<select\b[\s\S]*?<\/select>/g, "")
    .split(/<[^>]*>/)
    .filter((text) => /\p{L}/u.test(text))
    .map((text) => ({
      text: decodeText(text),
      origin: stegaCharacter.test(text) ? (decodeOrigin(text) as PageText["origin"]) : undefined,
    }));
}

/** Returns the visible markup of a page without scripts, stega and parts that differ between renders. */
export function extractVisibleMarkup(html: string): string {
  // Links to emails and other sites contain encoded stega.
  return vercelStegaClean(extractBody(html)).replace(/(%E2%80%8[BCD]|%EF%BB%BF)+/g, "");
}

function extractBody(html: string): string {
  const body = html.slice(html.indexOf("<body"));
  const shown = body.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, "");
  // Preload links of scripts differ between kinds of pages.
  return shown.replace(/<link rel="(modulepreload|later)"[^>]*>|<\/(body|html)>/g, "");
}

function decodeText(text: string): string {
  return vercelStegaClean(text)
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .trim();
}

/** Truncated stega cannot be decoded. */
function decodeOrigin(text: string): unknown {
  try {
    return vercelStegaDecode(text);
  } catch {
    return undefined;
  }
}

/** Returns the head of a page: title, metadata and structured data. */
export function extractHead(html: string): string {
  return html.slice(0, html.indexOf("</head>"));
}
