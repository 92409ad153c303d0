import { brotliCompressSync, gzipSync } from "node:zlib";

export type PageBytes = {
  readonly htmlBytes: number;
  readonly htmlBrotliBytes: number;
  readonly scriptGzipBytes: number;
  readonly scriptBrotliBytes: number;
  readonly styleBrotliBytes: number;
  readonly scripts: number;
};

/** Returns the bytes of a first visit to a page, without pictures and fonts. */
export async function pageBytes(origin: string, path: string): Promise<PageBytes> {
  const html = await textOf(`${origin}${path}`);
  const scripts = await Promise.all(
    addressesIn(html, /(?:href|src)="(\/assets\/[^"]+\.js)"/g).map((at) => textOf(origin + at)),
  );
  const styles = await Promise.all(
    addressesIn(html, /href="(\/assets\/[^"]+\.css)"/g).map((at) => textOf(origin + at)),
  );
  return {
    htmlBytes: Buffer.byteLength(html),
    htmlBrotliBytes: brotliCompressSync(html).length,
    scriptGzipBytes: total(scripts, (text) => gzipSync(text, { level: 9 }).length),
    scriptBrotliBytes: total(scripts, (text) => brotliCompressSync(text).length),
    styleBrotliBytes: total(styles, (text) => brotliCompressSync(text).length),
    scripts: scripts.length,
  };
}

/** Returns each URL once. The route manifest's imports in the inline script also name modules. */
function addressesIn(html: string, pattern: RegExp): readonly string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, address = ""]) => address))];
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}

function total(texts: readonly string[], sizeOf: (text: string) => number): number {
  return texts.reduce((sum, text) => sum + sizeOf(text), 0);
}
