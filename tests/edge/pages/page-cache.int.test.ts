import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { closeShops, pagesOf, shopWith } from "../support/cached-shop";

afterEach(closeShops);

describe("the page cache", () => {
  it("renders a page once for all visitors", async () => {
    const shop = await shopWith();
    await shop.get("/");
    await shop.get("/?utm_source=letter");
    expect(shop.renders()).toEqual(["/"]);
  });

  it("renders a page once for visitors who come at the same moment", async () => {
    const shop = await shopWith();
    await Promise.all([shop.get("/"), shop.get("/"), shop.get("/")]);
    expect(shop.renders()).toEqual(["/"]);
  });

  it("answers 304 to a matching If-None-Match", async () => {
    const shop = await shopWith();
    const first = await shop.get("/");
    const second = await shop.get("/", { "if-none-match": String(first.headers.etag) });
    expect(second.status).toBe(304);
    expect(second.body.length).toBe(0);
  });

  it("sends brotli, gzip or plain text according to Accept-Encoding", async () => {
    const shop = await shopWith();
    const brotli = await shop.get("/", { "accept-encoding": "gzip, deflate, br" });
    const gzip = await shop.get("/", { "accept-encoding": "gzip" });
    const plain = await shop.get("/");
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe("/ as of 0");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe("/ as of 0");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body.toString()).toBe("/ as of 0");
  });

  it("adds each visitor's query to a redirect that is rendered without it", async () => {
    const shop = await shopWith({
      locationOf: (key) => (key === "/late" ? "/faqs?topic=care#top" : undefined),
    });
    const locations = [];
    for (const query of ["", "?utm_source=mail", "?utm_source=ad&gclid=1", "?topic=none&utm_source=mail"])
      locations.push((await shop.get(`/late${query}`, { "accept-encoding": "br" })).headers.location);
    expect(locations).toEqual([
      "/faqs?topic=care#top",
      "/faqs?topic=care&utm_source=mail#top",
      "/faqs?topic=care&utm_source=ad&gclid=1#top",
      "/faqs?topic=care&utm_source=mail#top",
    ]);
    expect((await shop.get("/late?utm_source=mail")).headers.location).toBe(
      "/faqs?topic=care&utm_source=mail#top",
    );
    expect(new Set(shop.renders())).toEqual(new Set(["/late"]));
  });

  it("shows published content at the next request", async () => {
    const shop = await shopWith();
    await shop.get("/");
    shop.publish();
    expect((await shop.get("/")).body.toString()).toBe("/ as of 1");
  });

  it("discards a page whose content was published during its render", async () => {
    const shop = await shopWith({ duringRender: (publish) => publish() });
    await shop.get("/");
    await shop.get("/");
    expect(shop.renders()).toEqual(["/", "/"]);
  });

  it("renders one not-found page for all unknown addresses", async () => {
    const shop = await shopWith();
    for (const path of ["/missing", "/wp/login", "/missing?q=7"]) {
      const answer = await shop.get(path);
      expect([answer.status, answer.body.toString()]).toEqual([404, "/not-found as of 0"]);
    }
    expect(shop.renders()).toEqual(["/not-found"]);
  });

  it.each([
    ["/products/kitchen-cabinets/none", "/products/kitchen-cabinets/not-found"],
    ["/products/kitchen-cabinets/none/none", "/products/kitchen-cabinets/not-found/not-found"],
    ["/blogs/none?page=7", "/blogs/not-found"],
    ["/blogs/authors/none", "/blogs/authors/not-found"],
    ["/blogs/category/none", "/blogs/category/not-found"],
    ["/none.data?_routes=routes%2Fpages%2Fpage", "/not-found.data?_routes=routes%2Fpages%2Fpage"],
  ])("renders one not-found page for each route: %s", async (path, rendered) => {
    const shop = await shopWith();
    const other = path.replaceAll("none", "nowhere");
    expect([(await shop.get(path)).status, (await shop.get(other)).status]).toEqual([404, 404]);
    expect(shop.renders()).toEqual([rendered]);
  });

  it("renders the not-found page again after a publish", async () => {
    const shop = await shopWith();
    await shop.get("/missing");
    shop.publish();
    expect((await shop.get("/missing")).body.toString()).toBe("/not-found as of 1");
  });

  it("renders each address while the list of known addresses cannot be loaded", async () => {
    const shop = await shopWith({ isUnreachable: true });
    for (const path of ["/missing", "/missing", "/faqs"]) await shop.get(path);
    expect(shop.renders()).toEqual(["/missing", "/missing", "/faqs"]);
  });

  it("answers 503 to further visitors when sixty renders wait", async () => {
    let finish = () => {};
    const until = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const shop = await shopWith({ until });
    const waiting = [1, 2, 3].flatMap((clientIp) =>
      pagesOf(clientIp).map((path) => shop.get(path, { "x-asker": String(clientIp) })),
    );
    const refused = await Promise.all([20, 41, 62].map((at) => waiting[at]));
    expect(refused.map((answer) => answer?.status)).toEqual([503, 503, 503]);
    const late = await shop.get("/late", { "x-asker": "late" });
    expect([late.status, late.headers["retry-after"], late.headers["cache-control"]]).toEqual([
      503,
      "2",
      "no-store",
    ]);
    finish();
    const answers = await Promise.all(waiting);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  });

  it.each(["/checkout", "/checkout.data", "/order/success", "/my-account", "/api/order", "/favicon.ico"])(
    "passes a request for %s on to the app worker",
    async (path) => {
      const shop = await shopWith();
      expect((await shop.get(path)).status).toBe(299);
    },
  );

  it("passes an editor's preview on to the app worker, even of a cached page", async () => {
    const shop = await shopWith();
    expect((await shop.get("/", { cookie: "shop-preview=signed" })).status).toBe(299);
    await shop.get("/");
    expect((await shop.get("/", { cookie: "shop-preview=signed" })).status).toBe(299);
    expect((await shop.get("/", { cookie: "shop-preview=forged" })).status).toBe(200);
  });

  it("passes a posted form on to the app worker", async () => {
    const shop = await shopWith();
    expect((await shop.get("/", {}, "POST")).status).toBe(299);
  });
});

describe("the invalidation of cached pages by a publish", () => {
  const readsOf = (key: string) =>
    key === "/late" ? ["all style", "id navigation", "some faq"] : ["all blogPost", "id navigation"];
  const change = (id: string, type: string, wasThere = true) => ({
    documentIds: [id],
    types: { all: [type], known: wasThere ? [type] : [] },
  });

  it.each([
    ["of another type", change("post-1", "blogPost"), false],
    ["of a document it looked up", change("navigation", "navigation"), true],
    ["of a document of a type it looked through", change("style-trnv", "style"), true],
    ["of a new document of a type it looked through", change("style-new", "style", false), true],
    ["of one of the many it looked up of a type", change("faq-1", "faq"), true],
    ["of a new document of a type of which it looked some up", change("faq-9", "faq", false), false],
    ["that does not say of which types", { documentIds: ["post-1"] }, true],
    ["that does not say of which documents", { ...change("post-1", "blogPost"), documentIds: [] }, true],
  ])("renders a cached page again only if a publish affects it: %s", async (_, published, isAnew) => {
    const shop = await shopWith({ readsOf });
    await shop.get("/late");
    shop.publish(published);
    await shop.get("/late");
    await shop.get("/late");
    expect(shop.renders()).toEqual(isAnew ? ["/late", "/late"] : ["/late"]);
  });

  it("keeps a page if a publish during its render does not affect it", async () => {
    const shop = await shopWith({
      readsOf,
      duringRender: (publish) => publish(change("post-1", "blogPost")),
    });
    for (const path of ["/late", "/late", "/", "/"]) await shop.get(path);
    expect(shop.renders()).toEqual(["/late", "/", "/"]);
  });

  it("invalidates a page that unrelated publishes left in the cache", async () => {
    const shop = await shopWith({ readsOf });
    await shop.get("/late");
    for (let turn = 0; turn < 3; turn += 1) {
      shop.publish(change("post-1", "blogPost"));
      await shop.get("/late");
    }
    expect(shop.renders()).toEqual(["/late"]);
    shop.publish(change("style-trnv", "style"));
    expect((await shop.get("/late")).body.toString()).toBe("/late as of 4");
  });

  it("invalidates every page whose reads are not known", async () => {
    const shop = await shopWith();
    await shop.get("/late");
    shop.publish(change("post-1", "blogPost"));
    await shop.get("/late");
    expect(shop.renders()).toEqual(["/late", "/late"]);
  });
});
