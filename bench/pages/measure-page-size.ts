import { brotliCompressSync, gzipSync } from "node:zlib";

export type PageSize = {
  readonly htmlBytes: number;
  readonly htmlBrotliBytes: number;
  readonly scriptGzipBytes: number;
  readonly scriptBrotliBytes: number;
  readonly styleBrotliBytes: number;
  readonly scripts: number;
};

/** Returns the bytes of a first visit to a page, without pictures and fonts. */
export async function measurePageSize(origin: string, path: string): Promise<PageSize> {
  const html = await fetchText(`${origin}${path}`);
  const scripts = await Promise.all(
    findUrls(html, /(?:href|src)="(\/assets\/[^"]+\.js)"/g).map((at) => fetchText(origin + at)),
  );
  const styles = await Promise.all(
    findUrls(html, /href="(\/assets\/[^"]+\.css)"/g).map((at) => fetchText(origin + at)),
  );
  return {
    htmlBytes: Buffer.byteLength(html),
    htmlBrotliBytes: brotliCompressSync(html).length,
    scriptGzipBytes: sumSizes(scripts, (text) => gzipSync(text, { level: 9 }).length),
    scriptBrotliBytes: sumSizes(scripts, (text) => brotliCompressSync(text).length),
    styleBrotliBytes: sumSizes(styles, (text) => brotliCompressSync(text).length),
    scripts: scripts.length,
  };
}

/** Returns each URL once. The route manifest's imports in the inline script also name modules. */
function findUrls(html: string, pattern: RegExp): readonly string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, address = ""]) => address))];
}

async function fetchText(url: string): Promise<string> {
  return (await fetch(url)).text();
}

function sumSizes(texts: readonly string[], sizeOf: (text: string) => number): number {
  return texts.reduce((sum, text) => sum + sizeOf(text), 0);
}
