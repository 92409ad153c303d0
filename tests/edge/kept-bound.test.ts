import { describe, expect, it } from "vitest";
import { type CachedPage, cachedPage } from "~/edge/pages/cached-page.server";
import { pageKey } from "~/edge/pages/page-key";
import { createRenderedPages } from "~/edge/pages/rendered-pages.server";

/** Pages whose render answers 200 and takes so many bytes, and how many of some addresses are kept. */
async function shopOf(bytes: number) {
  const page: CachedPage = { ...(await cachedPage(200, {}, Buffer.from("doors"))), bytes };
  const pages = createRenderedPages({
    board: { version: () => 0, changedSince: () => false },
    render: async () => page,
    known: async () => new Set(["/products/kitchen-cabinets", "/search"]),
  });
  const visit = async (addresses: readonly string[]) => {
    for (const address of addresses) await pages.find(pageKey(address) ?? "no public page", "somebody");
  };
  const kept = (addresses: readonly string[]) =>
    new Set(addresses.map((address) => pageKey(address) ?? "").filter((key) => pages.kept(key) !== undefined))
      .size;
  return { pages, visit, kept };
}

const odd = (count: number, address: (turn: number) => string) =>
  Array.from({ length: count }, (_, turn) => address(turn));
const list = "/products/kitchen-cabinets";

describe("odd addresses that are answered by a page", () => {
  it("leave one page for two thousand of them where nobody declared the name, or the value is too long", async () => {
    const { visit, kept, pages } = await shopOf(10_000);
    const addresses = [
      ...odd(1_000, (turn) => `${list}?utm_source=${turn}&__proto__=${turn}`),
      ...odd(1_000, (turn) => `${list}?query=${"a".repeat(201)}${turn}`),
    ];
    await visit(addresses);
    expect(kept(addresses)).toBe(1);
    expect([pages.rendered(), pages.bytes()]).toEqual([1, 10_000]);
  });

  it("leave five thousand pages at most, the latest of them", async () => {
    const { visit, kept } = await shopOf(10);
    const addresses = odd(5_200, (turn) => `${list}?page=-${turn}&sort=price`);
    await visit(addresses);
    expect(kept(addresses)).toBe(5_000);
    expect(kept(addresses.slice(0, 200))).toBe(0);
  });

  it("leave 16 MB at most, however large their pages are", async () => {
    const { visit, kept, pages } = await shopOf(30_000);
    const addresses = odd(2_000, (turn) => `/search?query=door${turn}&page=${turn}`);
    await visit(addresses);
    expect(kept(addresses)).toBe(559);
    expect(pages.bytes()).toBeLessThanOrEqual(16 * 1024 * 1024);
  });
});
