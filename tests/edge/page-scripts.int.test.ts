import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Shop, startShop } from "#tests/support/shop/shop";

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

describe("the scripts a page names", () => {
  it.each([
    ["/", "br", 100_000],
    ["/products/kitchen-cabinets", "br", 100_000],
    ["/products/kitchen-cabinets/jsi-cabinetry/trnv", "br", 100_000],
    ["/order-samples", "br", 100_000],
    ["/blogs", "br", 100_000],
    ["/faqs", "br", 100_000],
    ["/estimator", "gzip", 140_000],
    ["/contact", "gzip", 140_000],
    ["/claim", "gzip", 140_000],
    ["/free-kitchen-design", "gzip", 140_000],
    ["/faqs", "gzip", 140_000],
    ["/checkout", "br", 130_000],
  ])(
    "of %s are sent in %s, in at most %i bytes, and hold none of the large interface of zod",
    async (path, encoding, most) => {
      const html = await (await fetch(shop.url + path)).text();
      const addresses = new Set(
        [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, at]) => at),
      );
      expect(addresses.size).toBeGreaterThan(3);
      let bytes = 0;
      for (const address of addresses) {
        const script = await fetch(shop.url + address, { headers: { "accept-encoding": encoding } });
        expect(script.headers.get("content-encoding")).toBe(encoding);
        bytes += Number(script.headers.get("content-length"));
        // The whole interface of zod: browsers parse with its small one.
        expect(await script.text()).not.toContain('"ZodString"');
      }
      expect(bytes).toBeGreaterThan(80_000);
      expect(bytes).toBeLessThanOrEqual(most);
    },
  );
});
