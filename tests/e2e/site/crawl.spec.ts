import { expect, test } from "../fixtures";

/** Links to private pages, demo pages and files that the crawl skips. */
const leftOut = /^\/(checkout|studio|demo|lake|api|order\/|payment\/)/;

test("links each page only to pages that exist, and sets the size of every picture", async ({ request }) => {
  test.setTimeout(300_000);
  const waiting = ["/", ...(await addressesOfSitemap(request))];
  const seen = new Set(waiting);
  const broken: string[] = [];
  const sizeless: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await request.get(path);
    if (response.status() !== 200) broken.push(`${response.status()} ${path}`);
    if (!response.headers()["content-type"]?.startsWith("text/html")) continue;
    const html = await response.text();
    for (const [image] of html.matchAll(/<img [^>]*>/g))
      if (!/ width="\d+"/.test(image) || !/ height="\d+"/.test(image)) sizeless.push(`${path} ${image}`);
    for (const [, href = ""] of html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)) {
      if (seen.has(href) || leftOut.test(href)) continue;
      seen.add(href);
      waiting.push(href);
    }
  }
  expect(broken).toEqual([]);
  expect(sizeless).toEqual([]);
  expect(seen.size).toBeGreaterThan(100);
});

type Request = { readonly get: (path: string) => Promise<{ readonly text: () => Promise<string> }> };

async function addressesOfSitemap(request: Request): Promise<string[]> {
  const xml = await (await request.get("/sitemap.xml")).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}
