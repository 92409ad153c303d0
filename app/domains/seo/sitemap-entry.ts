import { escapeMarkup } from "~/kernel/text/escape-markup";

/** One address of the sitemap (sitemaps.org/protocol, with Google's image extension). */
export type SitemapEntry = {
  readonly path: string;
  /** When the document was last published, ISO 8601. */
  readonly updatedAt: string;
  /** URLs of the page's pictures, or paths on this site. */
  readonly images: readonly string[];
};

const opening =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';

/** Renders the sitemap in chunks, so that a long one is never in memory as a whole. */
export async function* renderSitemap(
  entries: AsyncIterable<SitemapEntry>,
  publicUrl: string,
): AsyncGenerator<string> {
  yield opening;
  for await (const entry of entries) yield renderUrl(entry, publicUrl);
  yield "</urlset>\n";
}

function renderUrl({ path, updatedAt, images }: SitemapEntry, publicUrl: string): string {
  const pictures = images
    .map((image) => `<image:image><image:loc>${toAbsoluteUrl(image, publicUrl)}</image:loc></image:image>`)
    .join("");
  return `<url><loc>${toAbsoluteUrl(path, publicUrl)}</loc><lastmod>${escapeMarkup(updatedAt)}</lastmod>${pictures}</url>\n`;
}

const toAbsoluteUrl = (address: string, publicUrl: string): string =>
  escapeMarkup(new URL(address, publicUrl).href);
