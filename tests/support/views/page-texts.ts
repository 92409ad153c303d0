import { vercelStegaClean, vercelStegaDecode } from "@vercel/stega";

/** A text of a page, and the field it says it comes from. */
export type PageText = {
  readonly text: string;
  readonly origin: { readonly id: string; readonly type: string; readonly path: string } | undefined;
};

/** Any character that a mark of origin is made of, or could be. */
export const stegaCharacter = /\u200b|\u200c|\u2060|\ufeff/;

/** The texts a visitor reads in a page's HTML, in its order. */
export function extractPageTexts(html: string): readonly PageText[] {
  // What a browser lists to choose from is no part of the page that could be clicked.
  return extractBody(html)
    .replace(/<select\b[\s\S]*?<\/select>/g, "")
    .split(/<[^>]*>/)
    .filter((text) => /\p{L}/u.test(text))
    .map((text) => ({
      text: decodeText(text),
      origin: stegaCharacter.test(text) ? (decodeOrigin(text) as PageText["origin"]) : undefined,
    }));
}

/** The markup of a page as a visitor sees it: no scripts, no marks, nothing that differs from render to render. */
export function extractVisibleMarkup(html: string): string {
  // Links that take words along, to a mail or to another site.
  return vercelStegaClean(extractBody(html)).replace(/(%E2%80%8[BCD]|%EF%BB%BF)+/g, "");
}

function extractBody(html: string): string {
  const body = html.slice(html.indexOf("<body"));
  const shown = body.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, "");
  // What the browser is told to fetch for the scripts: sooner or later, by the kind of page.
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

/** A mark that was cut in its middle says nothing. */
function decodeOrigin(text: string): unknown {
  try {
    return vercelStegaDecode(text);
  } catch {
    return undefined;
  }
}

/** What a page tells machines about itself: its title, its metadata and its structured data. */
export function extractHead(html: string): string {
  return html.slice(0, html.indexOf("</head>"));
}
