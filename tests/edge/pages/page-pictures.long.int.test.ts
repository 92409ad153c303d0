import { afterAll, beforeAll, expect, it } from "vitest";
import { type Shop, startShop } from "#tests/support/shop/shop";

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

it("requests only picture sizes that the lake produces for visitors", async () => {
  const home = await textOf("/");
  const paths = [...new Set(matches(home, /href="(\/[^"#?]*)"/g))].filter((path) => !path.includes("."));
  const pages = [home];
  for (const path of paths) pages.push(await textOf(path));
  const addresses = new Set(pages.flatMap(picturesIn));
  // One picture is enough for each query string.
  const oneEach = new Map([...addresses].map((address) => [address.replace(/^[^?]*/, ""), address]));
  expect(oneEach.size).toBeGreaterThan(10);
  const refused: string[] = [];
  for (const address of oneEach.values()) {
    const answer = await fetch(shop.url + address);
    await answer.arrayBuffer();
    // The rate limit (429) is tested elsewhere.
    if (answer.status !== 200 && answer.status !== 429) refused.push(`${answer.status} ${address}`);
  }
  expect(refused).toEqual([]);
});

it.each([
  ["/", 1],
  ["/about-us", 1],
  ["/products", 1],
  // A filled cart requests no picture of an empty one (decision 224).
  ["/checkout", 0],
  ["/products/kitchen-cabinets/jsi-cabinetry/trnv", 1],
  ["/compare?style=trnv&style=wtse", 2],
  ["/search?query=shaker", 2],
  ["/blogs/measuring-a-kitchen", 1],
  ["/blogs/category/planning", 2],
])("loads the first pictures of %s with high priority: %i", async (path, many) => {
  const html = await textOf(path);
  const pictures = html.slice(html.indexOf("<main")).match(/<img [^>]*>/g) ?? [];
  const isFirst = (picture: string) => picture.includes('fetchpriority="high"');
  expect(pictures.filter(isFirst).length).toBe(many);
  expect(pictures.filter(isFirst).every((picture) => picture.includes('loading="eager"'))).toBe(true);
});

async function textOf(path: string): Promise<string> {
  return (await fetch(shop.url + path)).text();
}

function picturesIn(page: string): readonly string[] {
  return matches(
    page.replaceAll("&amp;", "&").replaceAll("\\u0026", "&"),
    /(\/lake\/images\/[^"\s\\]+\?[^"\s\\,]+)/g,
  );
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}
