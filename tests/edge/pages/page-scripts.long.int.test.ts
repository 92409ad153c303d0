import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Shop, startShop } from "#tests/support/shop/shop";
import { type SignedInEditor, signInEditor } from "#tests/support/studio/signed-in-editor";
import { siteMap } from "~/routes";

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

describe("the styles of a page", () => {
  it.each(["/", "/order-samples", "/checkout", "/orders/find", "/nowhere"])(
    "links one stylesheet on %s",
    async (path) => {
      const html = await (await fetch(shop.url + path)).text();
      expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(1);
    },
  );
});

describe("the scripts of a page", () => {
  it("loads the framework and the frame without an import cycle", async () => {
    const html = await (await fetch(`${shop.url}/`)).text();
    const importsOf = async (name: string) => {
      const [address = ""] = new RegExp(`/assets/${name}-[^"]+\\.js`).exec(html) ?? [];
      const script = await (await fetch(shop.url + address)).text();
      return [...script.matchAll(/(?:from|import)\s?"\.\/([a-z.]+)-/g)].map(([, file]) => file);
    };
    expect(await importsOf("framework")).toEqual([]);
    expect(await importsOf("frame")).toEqual(["framework"]);
  });

  it.each([
    // The forms of popups and of the footer load when they are opened or touched.
    ["/", /\/(popups|popup-form|site-footer|form-view|form-fields|use-form-entries|use-validated-form)-/],
    [
      "/blogs",
      /\/(popups|popup-form|site-footer|form-view|form-fields|use-form-entries|use-validated-form)-/,
    ],
    // The PDF code loads when Print is pressed.
    ["/estimator", /\/(download-estimate|set-estimate|pdf-fonts|jspdf)/],
  ])("loads on %s no script whose name matches %s", async (path, waiting) => {
    const html = await (await fetch(shop.url + path)).text();
    expect(html.match(/\/assets\/[^"]+\.js/g)?.filter((address) => waiting.test(address))).toEqual([]);
  });

  it.each([
    ["/", 112_000],
    ["/about-us", 112_000],
    ["/products/kitchen-cabinets", 112_000],
    ["/order-samples", 112_000],
    ["/faqs", 112_000],
    ["/reviews", 112_000],
    ["/products/shaker", 112_000],
    ["/products/kitchen-cabinets/jsi-cabinetry/trnv", 112_000],
    ["/search?query=shaker", 112_000],
    ["/blogs", 112_000],
    ["/blogs/measuring-a-kitchen", 112_000],
    ["/blogs/authors/walt-brennan", 112_000],
    ["/blogs/category/planning", 112_000],
    ["/visualizer", 112_000],
    ["/favorites?style=trnv", 112_000],
    ["/compare?style=trnv&style=wtse", 112_000],
    ["/nowhere", 112_000],
    ["/estimator", 112_000],
    ["/contact", 150_000],
    ["/claim", 150_000],
    ["/free-kitchen-design", 150_000],
    ["/checkout", 150_000],
  ])("transfers on %s at most %i bytes of scripts in gzip, without zod's full API", async (path, most) => {
    const html = await (await fetch(shop.url + path)).text();
    const addresses = new Set(
      [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, at]) => at),
    );
    expect(addresses.size).toBeGreaterThan(3);
    let bytes = 0;
    for (const address of addresses) {
      const script = await fetch(shop.url + address, { headers: { "accept-encoding": "gzip" } });
      expect(script.headers.get("content-encoding")).toBe("gzip");
      const text = await script.text();
      bytes += gzipSync(text, { level: 9 }).length;
      // This class belongs to zod's full API. Browsers use zod's small API.
      expect(text).not.toContain('"ZodString"');
    }
    expect(bytes).toBeGreaterThan(80_000);
    expect(bytes).toBeLessThanOrEqual(most);
  });
});

/** One URL for every public route of the site map, by the route's pattern. */
const publicAddresses: Readonly<Record<string, string>> = {
  "/": "/",
  "/products/kitchen-cabinets": "/products/kitchen-cabinets?family=blue&sort=z-a",
  "/products/kitchen-cabinets/:brandSlug": "/products/kitchen-cabinets/uscd?finish=painted",
  "/products/:categoryKey": "/products/shaker",
  "/products/kitchen-cabinets/:brandSlug/:styleName":
    "/products/kitchen-cabinets/uscd/wtse?type=color&value=white",
  "/visualizer": "/visualizer?room=kitchen&main=wtse",
  "/favorites": "/favorites?style=wtse",
  "/compare": "/compare?style=trnv&style=wtse",
  "/search": "/search?query=kitchen&page=2",
  "/order-samples": "/order-samples",
  "/estimator": "/estimator",
  "/blogs": "/blogs?page=2",
  "/blogs/authors/:blogAuthorId": "/blogs/authors/walt-brennan",
  "/blogs/category/:blogCategoryId": "/blogs/category/planning?query=island",
  "/blogs/feed.xml": "/blogs/feed.xml",
  "/blogs/:blogDetailPath": "/blogs/measuring-a-kitchen",
  "/sitemap.xml": "/sitemap.xml",
  "/robots.txt": "/robots.txt",
  "/*": "/about-us",
};

describe("the caching of public pages", () => {
  const rendered = async () => (await (await fetch(`${shop.url}/healthz`)).json()).pages.rendered;
  const dataOf = (address: string) =>
    address === "/" ? "/_root.data" : address.replace(/^[^?]+/, (path) => `${path}.data`);

  it("lists a URL for every public route", () => {
    const routes = siteMap.filter(({ audience }) => audience === "public").map(({ path }) => path);
    expect(Object.keys(publicAddresses).toSorted()).toEqual(routes.toSorted());
  });

  it.each(Object.values(publicAddresses))(
    "renders %s and its loader data once for two visits",
    async (address) => {
      for (const request of [address, ...(address.includes(".") ? [] : [dataOf(address)])]) {
        const first = await fetch(shop.url + request);
        expect([request, first.status]).toEqual([request, 200]);
        const before = await rendered();
        const second = await fetch(shop.url + request);
        expect([request, await second.text()]).toEqual([request, await first.text()]);
        expect([request, await rendered()]).toEqual([request, before]);
      }
    },
  );

  it("renders a page with an unknown finish each time, so that it does not fill the cache [CAT-006]", async () => {
    const address = `${shop.url}/products/kitchen-cabinets/uscd/wtse?finish-color=made-up`;
    const before = await rendered();
    for (let visit = 0; visit < 2; visit += 1) await fetch(address);
    expect(await rendered()).toBe(before + 2);
  });

  it("counts the render of a page that cannot be cached", async () => {
    const before = await rendered();
    await fetch(`${shop.url}/blogs?query=a-word-nobody-asked-for`);
    expect(await rendered()).toBe(before + 1);
  });
});

describe("the compression of text above a kilobyte", () => {
  let editor: SignedInEditor;
  beforeAll(async () => {
    editor = await signInEditor(shop.url);
  });
  const query = "/lake/v2025-02-19/data/query/production";
  const posts: Readonly<Record<string, object>> = {
    [query]: { query: "*[0...20]" },
    "/studio/mail-preview": { type: "quote", subject: "Yours", heading: "Hello", intro: ["Words"] },
  };

  it.each([
    // Remix: pages, loader data, endpoints
    ["GET", "/checkout"],
    ["GET", "/checkout.data"],
    ["GET", "/my-account/sign-in"],
    ["GET", "/quote/payment?quoteId=none&token=none"],
    ["GET", "/api/openapi.json"],
    ["GET", "/api/samples"],
    // The lake and its own pages
    ["GET", `${query}?query=*%5B0...20%5D`],
    ["POST", query],
    ["GET", "/lake/v2025-02-19/users/me"],
    ["GET", "/lake/auth/sessions"],
    ["GET", "/lake/help"],
    ["GET", "/studio/sign-in"],
    // Requests of the Studio to the shop
    ["GET", "/studio"],
    ["POST", "/studio/mail-preview"],
    ["GET", "/desk/quotes"],
    ["GET", "/desk/orders"],
    ["GET", "/desk/payments"],
    ["GET", "/desk/catalog"],
    ["GET", "/inbox"],
    ["GET", "/payment-reviews"],
    ["GET", "/staff-accounts"],
    ["GET", "/healthz"],
  ])("compresses the response to %s %s", async (method, path) => {
    const body = method === "POST" ? { body: JSON.stringify(posts[path]) } : {};
    for (const encoding of ["br", "gzip"]) {
      const headers = { "Accept-Encoding": encoding, "Content-Type": "application/json" };
      const answer = await editor.fetch(path, { method, headers, ...body });
      const { length } = Buffer.from(await answer.arrayBuffer());
      expect(answer.status).toBeLessThan(500);
      expect([length, answer.headers.get("content-encoding")]).toEqual([
        length,
        length < 1024 ? null : encoding,
      ]);
    }
  });

  it("tests only responses above a kilobyte, which are compressed", async () => {
    for (const path of ["/desk/quotes", "/lake/help", "/studio", "/lake/auth/sessions"]) {
      const answer = await editor.fetch(path, { headers: { "Accept-Encoding": "br" } });
      expect([path, answer.headers.get("content-encoding")]).toEqual([path, "br"]);
    }
  });

  it("leaves pictures and streams uncompressed", async () => {
    const { result } = await (
      await editor.fetch(`${query}?query=*%5B_type=="sanity.imageAsset"%5D%5B0%5D.url`)
    ).json();
    const picture = await editor.fetch(`${result}?w=320`, {
      headers: { "Accept-Encoding": "br" },
    });
    expect([picture.status, picture.headers.get("content-encoding")]).toEqual([200, null]);
    const stream = await editor.fetch("/lake/v2025-02-19/data/export/production", {
      headers: { "Accept-Encoding": "br" },
    });
    expect([stream.status, stream.headers.get("content-encoding")]).toEqual([200, null]);
    await stream.body?.cancel();
  });
});

describe("the compression of pages, loader data and endpoints", () => {
  const get = (path: string, headers: Record<string, string>) => fetch(shop.url + path, { headers });

  it.each(["/checkout", "/checkout.data", "/api/samples", "/demo/kit"])(
    "compresses %s in brotli or gzip when the client accepts it",
    async (path) => {
      for (const encoding of ["br", "gzip"]) {
        const answer = await get(path, { "Accept-Encoding": encoding });
        expect([encoding, answer.headers.get("content-encoding")]).toEqual([encoding, encoding]);
        expect((await answer.text()).length).toBeGreaterThan(1024);
      }
      const plain = await get(path, { "Accept-Encoding": "identity" });
      expect(plain.headers.get("content-encoding")).toBeNull();
      expect(plain.headers.get("vary")).toBe("Accept-Encoding");
    },
  );

  it("sends a short response uncompressed", async () => {
    const answer = await get("/api/order", { "Accept-Encoding": "br" });
    expect(answer.headers.get("content-encoding")).toBeNull();
  });
});
